import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNamedPart, orderedParts } from './asked-order';

const namesOf = (sentence: string): string[] => orderedParts(sentence).map(({ words }) => words);

test('parts are read in the order a sentence names them', () => {
  assert.deepEqual(
    namesOf('Order: what we mend, prices, how to get it to us, about us, then find us.'),
    ['what we mend', 'prices', 'how to get it to us', 'about us', 'find us'],
  );
  assert.deepEqual(namesOf('Program first, then rules, then how to enter, then camping.'), [
    'Program',
    'rules',
    'how to enter',
    'camping',
  ]);
  assert.deepEqual(
    namesOf('Farben rot und grau, die Standplätze ganz oben, dann die Preise, dann ich.'),
    ['Standplätze', 'Preise', 'about'],
  );
});

test('what is said in brackets of a part is told in it', () => {
  assert.deepEqual(orderedParts('Order: prices, getting here (post is fine, too), contact.'), [
    { words: 'prices', answer: null },
    { words: 'getting here', answer: 'post is fine, too' },
    { words: 'contact', answer: null },
  ]);
});

test('a sentence that tells what comes after what is no list of parts', () => {
  assert.deepEqual(
    namesOf('We strip the chair, then sand it by hand in the yard behind our house.'),
    [],
  );
  assert.deepEqual(namesOf('We are open on Mondays.'), []);
});

test('a clause is no name of a part', () => {
  const parts = orderedParts(
    "If you have to choose what goes first, it's: when we're open, then prices, then the rest however you like.",
  );
  assert.deepEqual(
    parts.filter(isNamedPart).map(({ words }) => words),
    ['prices'],
  );
});
