import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostilePrompts } from '../testing/hostile-inputs';
import { understand } from './understand';

const today = new Date('2026-11-22T12:00:00Z');
const longest = 20_000;

// How long it takes at each size is measured by `npm run bench -- growth`.
for (const [title, make] of Object.entries(hostilePrompts)) {
  test(`${title} without end are read to an end, and only so many parts are kept`, () => {
    const { subject, lists, statements, remarks, facts } = understand(make(longest), today);
    assert.ok(subject.phrase.length <= 80, subject.phrase);
    assert.ok(statements.length <= 40 && remarks.length <= 120);
    assert.ok(facts.dates.length <= 24 && facts.people.length <= 24 && facts.hours.length <= 14);
    for (const { items } of lists) assert.ok(items.length <= 240, `${items.length} items`);
  });
}
