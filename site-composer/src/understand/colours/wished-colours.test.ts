import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understand';

const coloursOf = (prompt: string) => {
  const { colours } = understand(prompt, new Date('2026-01-12T12:00:00Z')).asked.look;
  return Object.fromEntries(Object.entries(colours).map(([role, { words }]) => [role, words]));
};

test('a colour is wished for in whatever words', () => {
  assert.deepEqual(coloursOf('Hairdresser for care homes, lilac if you can'), { brand: 'lilac' });
  assert.deepEqual(coloursOf('Window cleaning in Leek. Could it be teal?'), { brand: 'teal' });
  assert.deepEqual(
    coloursOf('A page for Dez, who grew dahlias. A deep red and a warm yellow would be nice.'),
    { brand: 'deep red', accent: 'warm yellow' },
  );
});

test('a part of the page has the colour that is said with it', () => {
  assert.deepEqual(coloursOf('Tattoo portfolio. black bg, bone coloured text.'), {
    background: 'black',
    text: 'bone',
  });
});

test('colours of things and names are no wish', () => {
  for (const prompt of [
    'Brown bread £3.20, white £2.90, rye £4. Open 7 to 1.',
    'Mr Black teaches maths, Mrs Green teaches physics. GCSE £30.',
    'Golden Lion, Porlock. He hated black ties.',
  ])
    assert.deepEqual(coloursOf(prompt), {}, prompt);
});
