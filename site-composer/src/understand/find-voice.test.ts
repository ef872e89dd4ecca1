import assert from 'node:assert/strict';
import test from 'node:test';
import { preparedTrade, trades } from '../catalogue/trades';
import { inVoice } from '../catalogue/messages/messages';
import { understand } from './understand';

const today = new Date('2026-11-22T12:00:00Z');
const voiceOf = (prompt: string) => understand(prompt, today).voice;

const voices: readonly (readonly [string, 'singular' | 'plural'])[] = [
  ['I tune pianos round Shrewsbury and I have done since 1998. Gerald Pym Pianos.', 'singular'],
  ['We fit film to glass. Our workshop is in Leicester. Clearpane Film.', 'plural'],
  ['I would like a website for our bakery, Crumb, in Leeds. We bake every night.', 'plural'],
  ['Upholsterer, Bath. Thread & Tack. Chairs from £180.', 'plural'],
  ['Ich stimme Klaviere in Bremen, seit 1998. Meine Werkstatt ist in der Neustadt.', 'singular'],
];

for (const [prompt, voice] of voices)
  test(`${voice}: ${prompt}`, () => assert.equal(voiceOf(prompt), voice));

test('A prepared text is written for several and for one', () => {
  const text = '{We bake|I bake} daily in {place}. Ask {us|me}.';
  assert.equal(inVoice(text, 'plural'), 'We bake daily in {place}. Ask us.');
  assert.equal(inVoice(text, 'singular'), 'I bake daily in {place}. Ask me.');
});

test('No prepared text of a trade keeps a mark of its voices, in any language', () => {
  const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const;
  for (const { id } of trades())
    for (const language of languages)
      for (const voice of ['plural', 'singular'] as const) {
        const trade = preparedTrade(id, language, voice);
        if (!trade) continue;
        const { headlines, lead, offer, services, questions } = trade;
        assert.doesNotMatch(
          JSON.stringify([lead, offer, services, questions]),
          /[{|}]/,
          `${id} ${language}`,
        );
        assert.doesNotMatch(JSON.stringify(headlines), /\|/, `${id} ${language}`);
      }
});

test('Letters of a colour code are words of no language', () => {
  const prompt =
    'BOLD loud site for Ironside Boxing Gym Sheffield. Classes: beginners, sparring, juniors. Red #c8102e.';
  assert.equal(understand(prompt, today).language, 'en');
});
