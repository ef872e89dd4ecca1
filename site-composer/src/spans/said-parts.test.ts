import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saidParts } from './said-parts';
import { tokenize } from './tokenize';

function partsOf(text: string): string[] {
  const tokens = tokenize(text);
  return saidParts(tokens).map(([from, to]) =>
    text.slice(tokens[from]?.start, tokens[to - 1]?.end),
  );
}

test('a text is parted at its marks, and not within figures or words', () => {
  assert.deepEqual(partsOf('Open Tuesdays 2–4pm, doors at 14:30. Needs v2.5'), [
    'Open Tuesdays 2–4pm',
    'doors at 14:30',
    'Needs v2.5',
  ]);
});

test('speech without marks is parted where somebody begins to speak or to order', () => {
  assert.deepEqual(partsOf("an hour is £13 can you put a form I don't take bulls"), [
    'an hour is £13',
    'can you put a form',
    "I don't take bulls",
  ]);
});

test('what was said loudly ends where somebody speaks of it', () => {
  assert.deepEqual(partsOf('NO SHOEING I get asked every week'), [
    'NO SHOEING',
    'I get asked every week',
  ]);
});

test('a verb in front of who speaks stays with what it says', () => {
  assert.deepEqual(partsOf('Geburten begleite ich nicht'), ['Geburten begleite ich nicht']);
});
