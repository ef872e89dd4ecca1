import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withWordsPutRight } from './correct-words';

test('The words that were said last hold', () => {
  for (const [said, meant] of [
    ['The tables are beech no sorry oak, all of them.', 'The tables are oak, all of them.'],
    ['Look for the red van no wait the blue van outside.', 'Look for the blue van outside.'],
    ['Ask for Sheila, I mean Sandra, at the desk.', 'Ask for Sandra, at the desk.'],
    ['Die Stühle sind aus Buche, nein Moment, Eiche.', 'Die Stühle sind aus Eiche.'],
    ['Pregunte por Lola, no, perdón, Marta, en recepción.', 'Pregunte por Marta, en recepción.'],
    ['We are open Sundays too. Scrap that. Parking is free.', ' Parking is free.'],
  ])
    assert.equal(withWordsPutRight(said ?? ''), meant);
});

test('What only sounds like a correction stays', () => {
  for (const text of [
    'We take scrap that others refuse. Ring Tom.',
    'Minimum 3 nights. Sorry no pets. Book by post.',
    'Walk-in haircuts, no wait times, fair prices.',
    'No dogs, sorry, the sheep come first.',
    'Nobody knows what I mean by slow bread.',
    'The wait is long. Wait no longer than you must.',
  ])
    assert.equal(withWordsPutRight(text), text);
});
