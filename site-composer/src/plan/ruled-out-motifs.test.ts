import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';
import type { LanguageId } from '../model/brief';
import { isMotifRuledOut } from './ruled-out-motifs';

const refused: readonly (readonly [string, LanguageId, string])[] = [
  ["don't put any crosses or doves or candles on it", 'en', 'latin-cross dove candle'],
  ["no box on it because people and don't put any doves or candles on it", 'en', 'dove candle'],
  ['Navy, but nothing nautical please.', 'en', 'anchor sailboat'],
  ['No hearts, no flowers.', 'en', 'red-heart rose tulip'],
  ['Bitte keine Kreuze, Tauben oder Kerzen.', 'de', 'latin-cross dove candle'],
  ['Surtout pas de croix ni de bougies.', 'fr', 'latin-cross candle'],
  ['Nada de cruces ni velas, por favor.', 'es', 'latin-cross candle'],
  ['Niente croci e niente candele.', 'it', 'latin-cross candle'],
  ['Geen kruisen, duiven of kaarsen.', 'nl', 'latin-cross dove candle'],
  ['Sem cruzes, sem velas.', 'pt', 'latin-cross candle'],
];

for (const [prompt, language, icons] of refused)
  test(`ruled out: ${prompt}`, () => {
    for (const icon of icons.split(' '))
      assert.ok(isMotifRuledOut({ prompt, language }, icon), icon);
    assert.ok(!isMotifRuledOut({ prompt, language }, 'teapot'));
  });

test('what is only told is ruled out nowhere', () => {
  const prompt =
    'Boat yard in Hull. No call-out charge for boats, no-nonsense bikes, no dogs at work.';
  assert.ok(!isMotifRuledOut({ prompt, language: 'en' }, 'sailboat'));
  assert.ok(!isMotifRuledOut({ prompt, language: 'en' }, 'bicycle'));
});

test('the first screen shows none of what was ruled out', () => {
  const [hero] = planFor(
    "page in memory of my grandad, born 1940 in Hull. Don't put any crosses or doves or candles on it.",
    { today: new Date('2026-11-22T12:00:00Z') },
  ).plan.sections;
  assert.ok(hero?.kind === 'hero');
  for (const icon of ['candle', 'dove', 'latin-cross']) assert.ok(!hero.icons.includes(icon), icon);
});
