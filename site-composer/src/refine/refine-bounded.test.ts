import assert from 'node:assert/strict';
import test from 'node:test';
import { hostilePages, hostilePrompts } from '../testing/hostile-inputs';
import { refine } from './refine';
import { pages } from './testing/pages';

const today = new Date('2026-01-12T12:00:00Z');

/** What is hostile is done or refused like anything else; `npm run bench -- growth` measures how long it takes. */
for (const [name, make] of Object.entries(hostilePrompts))
  test(`an instruction of ${name} gets an answer for each part it was read as`, () => {
    const { parts } = refine(pages.stranger, make(20_000), { today });
    assert.ok(parts.length > 0 && parts.length <= 40, `${parts.length} parts`);
    for (const { sentence } of parts) assert.ok(sentence.length > 5 && sentence.length < 2_000);
  });

for (const [name, make] of Object.entries(hostilePages))
  test(`a page of a megabyte of ${name} is refined or left as it is`, () => {
    const files = make(1_000_000);
    const { files: after, parts } = refine(files, 'change the headline to "A"', { today });
    const isDone = parts.every(({ outcome }) => outcome === 'done');
    assert.equal(after.html !== files.html, isDone, parts[0]?.sentence);
  });
