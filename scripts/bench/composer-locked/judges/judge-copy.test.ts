import assert from 'node:assert/strict';
import test from 'node:test';
import { locked, pageOf } from '../testing-pages';
import { findBadSentences, findPlaceholders, judgeSentence } from './judge-copy';

test('placeholders are found wherever they stand', () => {
  const page = pageOf(
    '<h1>[Your name]</h1><p>Say here who does the work.</p><p>Ask us (really).</p>',
  );
  assert.deepEqual(findPlaceholders(page), ['[Your name]', 'Say here']);
});

test('what is no sentence is told with its reason', () => {
  for (const [text, why] of [
    ['We sharpen the the knives in Stroud.', 'doubled word'],
    ['Open on Mondays and', 'unfinished'],
    ['A site for knives, nothing fancy.', 'echo'],
    ['Users should be able to add a card.', 'echo'],
    ['Knives , sharpened.', 'punctuation'],
    ['Meet us, a apple of the town.', 'article'],
    ['open every day except when it rains.', 'small letter'],
    ['The old van with the green doors and the long bench behind the church.', 'no verb'],
  ] as const) {
    const fault = judgeSentence(text, 'p', true);
    assert.ok(fault?.startsWith(why), `${text} → ${fault}`);
  }
});

test('good copy is left alone', () => {
  const body = [
    'Knives, scissors and shears, sharpened at your door.',
    'Please ring before you come: the gate is shut at dusk.',
    'It had had a hard life.',
    'Tell us what you are looking for.',
    'An hour is enough.',
    'Made to be used.',
  ];
  const page = pageOf(body.map((text) => `<p>${text}</p>`).join(''));
  assert.deepEqual(findBadSentences(locked('knife-van'), page), []);
});

test('French spacing, a lone sign and a letter that names something are no faults', () => {
  const texts = ['Que souhaitez-vous ?', '.', 'Room A', 'Tell us what you dream of.'];
  for (const text of texts) assert.equal(judgeSentence(text, 'p', false), null, text);
});
