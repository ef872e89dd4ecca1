import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from './understand';

const wordsOf = (prompt: string) =>
  Object.values(understand(prompt, new Date('2026-01-12T12:00:00Z')).asked.look.colours)
    .map(({ words }) => words)
    .toSorted();

test('Both colours of a pair are asked for, wherever they stand in the sentence', () => {
  for (const [prompt, ...colours] of [
    ['a bakery in Leeds, navy and mustard', 'mustard', 'navy'],
    ['Yoga studio. dusty rose and sage', 'dusty rose', 'sage'],
    ['a choir, deep red and old gold', 'deep red', 'gold'],
    ['Webseite für eine Tischlerei, dunkelgrün und beige', 'beige', 'dunkelgrün'],
    ['Hedgelaying by Tom Pike. Warm earth tones.', 'earth tones'],
    ['Kennels in Ayr. Simple but not dull: teal and white.', 'teal', 'white'],
    ['Poetry blog. Not black, not grey - use plum.', 'plum'],
    ['Saddlery. No pop-ups. Mustard and off-white.', 'mustard', 'off-white'],
    ['Sailing school, calm harbour blues', 'blue'],
    ['Buchladen in Jena, wir verkaufen Romane. Grün mit einem hellen Orange.', 'grün', 'orange'],
    ['Forgeron à Nantes, devis gratuit et rapide. Noir et cuivre.', 'cuivre', 'noir'],
    [
      'Ristorante a Bari, siamo aperti la sera. Colori: verde oliva e panna.',
      'panna',
      'verde oliva',
    ],
  ] as const)
    assert.deepEqual(wordsOf(prompt), colours, prompt);
});

test('What is eaten or drunk is no colour', () => {
  assert.deepEqual(wordsOf('A wine bar with red wine and olives, mustard and chocolate.'), []);
  assert.deepEqual(wordsOf('Bar à Lyon, vin rouge et vin blanc au verre, cuisine de saison.'), []);
  assert.deepEqual(wordsOf('A deli with honey, lemon and chocolate cakes.'), []);
});

test('A vivid colour is no ground, however light it is', () => {
  const { colours } = understand(
    'Acoustic consultant in Sheffield. Plain and technical, grey and one strong yellow.',
    new Date('2026-01-12T12:00:00Z'),
  ).asked.look;
  assert.equal(colours.background, undefined);
  assert.equal(colours.accent?.words, 'strong yellow');
});
