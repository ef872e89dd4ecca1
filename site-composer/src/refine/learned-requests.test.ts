import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from './testing/pages';

/** Requests in words no rule has: read as was learned from annotated ones, and checked on the page like all. */
const done: readonly (readonly [on: 'bakery' | 'contest', say: string, has: string | null])[] = [
  [
    'bakery',
    'our old customers cannot see a thing on their phones, could the words be larger',
    null,
  ],
  ['contest', 'the parents would rather have it as a light page after all', null],
  ['bakery', 'from monday sourdough will be £4.50', '£4.50'],
];

for (const [on, say, has] of done)
  test(`${on}: ${say}`, () => {
    const asked = ask(on, say);
    assert.equal(asked.outcomes, 'done', asked.parts[0]?.sentence);
    if (has !== null) assert.ok(asked.text.includes(has));
  });

for (const say of [
  'let it spin',
  'make it fly',
  'can you make us number one on google',
  'who can see this page?',
])
  test(`“${say}” changes nothing`, () => {
    const asked = ask('bakery', say);
    assert.equal(asked.outcomes, 'not_done');
    assert.deepEqual(asked.files, asked.before);
  });
