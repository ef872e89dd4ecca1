import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tidySpeech } from './tidy-speech';

const written: readonly (readonly [string, string])[] = [
  ['I do NOT do electric ones or harmoniums.', 'I do not do electric ones or harmoniums.'],
  ["DON'T give milk or bread.", "Don't give milk or bread."],
  ['Nobody wants to wait for 40 haha.', 'Nobody wants to wait for 40.'],
  ['Tour of the old school (he is giving it!!)', 'Tour of the old school (he is giving it!)'],
  ['Friday nite 6pm, bring ppl lol', 'Friday night 6pm, bring people'],
  ['Its a whole weekend and i promise no mess.', "It's a whole weekend and I promise no mess."],
  ['BYO at the RSL, NSW', 'BYO at the RSL, NSW'],
  ['CASH ONLY', 'CASH ONLY'],
  ['Write to u.k@thing.example', 'Write to u.k@thing.example'],
];

for (const [said, printed] of written)
  test(`“${said}” is printed as “${printed}”`, () => {
    assert.equal(tidySpeech(said), printed);
  });
