import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasWholeEnds, isBalanced, isShortFact, isWholeSentence } from './whole-sentence';

const sentences = [
  'We come to you at home or at work.',
  'She worked in the mill, then drove the library bus.',
  'Parking is behind the bank',
  "It's free and nobody has to speak",
  'Bring your own mug',
  'There are twelve spaces behind the hall.',
  'On Fridays we bake rye bread',
];
const scraps = [
  'Nailsworth and Tetbury mon to thurs',
  'VAT for a grant of probate only',
  'for every child in the street and never once wrote down the recipe',
  'and costs £78 a night with bedding',
  'Every 8 minutes) to the campus',
  'NE1 3DX',
  '£5. £20. £50.',
  'Have done since 1998',
  'It has milk, eggs from',
];

test('A sentence has a subject and a verb and nothing missing at its ends', () => {
  for (const text of sentences) assert.ok(isWholeSentence(text), text);
  for (const text of scraps) assert.ok(!isWholeSentence(text), text);
});

test('A short fact says something without a verb', () => {
  for (const text of ['Cash or card', 'Dogs welcome', 'No fix no fee', 'Free parking'])
    assert.ok(isShortFact(text), text);
  for (const text of [
    'NE1 3DX',
    '£200.',
    'Memory',
    'Up to eight metres long',
    'Have done since 1998',
  ])
    assert.ok(!isShortFact(text), text);
});

test('Brackets and quotation marks come in pairs', () => {
  assert.ok(isBalanced('Hives (National)') && isBalanced('say "Living Soil"'));
  assert.ok(!isBalanced('Hives (National') && !isBalanced('12h-14h)') && !isBalanced('say "Soil'));
  assert.ok(!hasWholeEnds('we sell eggs from'));
});
