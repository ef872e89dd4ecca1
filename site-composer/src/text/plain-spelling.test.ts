import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPlainlyEnglish, spellOut } from './plain-spelling';

const written: readonly (readonly [given: string, expected: string])[] = [
  ['Dunmore Joinery Ltd. est. 1994', 'Dunmore Joinery Ltd since 1994'],
  ['£55 incl. travel, excl. VAT', '£55 including travel, excluding VAT'],
  [
    'approx. six weeks, min. order £200, max. 8 a day',
    'about six weeks, minimum order £200, maximum 8 a day',
  ],
  ['Mon. to Fri. 9 to 5, Sat. by arrangement', 'Mon to Fri 9 to 5, Sat by arrangement'],
];

for (const [given, expected] of written) {
  test(`“${given}” is written out`, () => assert.equal(spellOut(given), expected));
}

const kept = [
  'Each takes 30 min. We bring the tea.',
  'I cover the villages round about. Full groom £38.',
  'Back massage 60 min £60, 90 min £80.',
  'A £10 day pass.',
  'Ring Max. We answer.',
  'We sit in the sun. Dogs are welcome.',
  'Open Sat. Closed in the week.',
  'We are the best in town.',
];

for (const text of kept) {
  test(`“${text}” keeps its sentences`, () => assert.equal(spellOut(text), text));
}

test('“no. 4” is no word of another language', () => {
  assert.ok(isPlainlyEnglish('Simple page for us. We are at no. 4 Mill Lane'));
  assert.ok(
    !isPlainlyEnglish('Retiro enjambres sin matarlas. Que no hay que echarles insecticida'),
  );
});
