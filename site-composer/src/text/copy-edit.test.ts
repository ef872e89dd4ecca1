import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyEdit } from './copy-edit';

const printed: readonly (readonly [typed: string, printed: string])[] = [
  ['were a two woman stall', "We're a two-woman stall."],
  ['the houses were built in 1880', 'The houses were built in 1880.'],
  ["the club has it's own boat", 'The club has its own boat.'],
  ['ill come to you if youre in the village', "I'll come to you if you're in the village."],
  ['im dbs checked n insured', "I'm DBS checked and insured."],
  ['I do NOT do electric ones or harmoniums.', 'I do not do electric ones or harmoniums.'],
  ["DON'T give milk or bread.", "Don't give milk or bread."],
  ['Nobody wants to wait for 40 haha.', 'Nobody wants to wait for 40.'],
  ['Its a whole weekend and i promise no mess.', "It's a whole weekend and I promise no mess."],
  ['we meet on thursdays, its free', "We meet on Thursdays. It's free."],
  ['And we do weddings too', 'We do weddings too.'],
];

for (const [typed, wanted] of printed)
  test(`“${typed}” is printed as “${wanted}”`, () => assert.equal(copyEdit(typed, []), wanted));

for (const text of [
  'BYO at the RSL, NSW',
  'CASH ONLY',
  'Write to u.k@thing.example',
  '"its grand" said my nan, and she meant it.',
  'Pain au chocolat and café au lait',
  'iPhone repairs from £40',
  'You ring, we come.',
])
  test(`“${text}” stays as it is`, () => assert.equal(copyEdit(text, []), text));

test('The name behind a sentence that says what it is of is left to the heading above', () => {
  assert.equal(copyEdit('we make candles, amber & ash', ['Amber & Ash']), 'We make candles.');
});

test('A name of several words keeps its spelling', () => {
  assert.equal(copyEdit('We run The Dont Panic Rooms.', []), 'We run The Dont Panic Rooms.');
});
