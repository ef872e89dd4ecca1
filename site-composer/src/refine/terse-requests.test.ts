import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose, refine } from '../index';

const options = { today: new Date('2026-01-12T12:00:00Z') };
const walker =
  'Dog walker in Ryde and Sandown, £12 a walk, £20 a day. Walks are 9 to 12. Ask for Colette on 01983 555 0144. Twenty six years with dogs. Highest number at once: four dogs.';

interface Answer {
  readonly outcomes: readonly string[];
  readonly text: string;
  readonly css: string;
  readonly said: string;
}

function ask(request: string, instruction = walker): Answer {
  const { files, parts } = refine(compose(instruction, options), request, options);
  return {
    outcomes: parts.map(({ outcome }) => outcome),
    said: parts.map(({ sentence }) => sentence).join(' '),
    text: files.html.replaceAll(/<[^>]+>/gu, '\n'),
    css: files.css,
  };
}

test('one more place is added wherever the page names the places it is for', () => {
  for (const request of ['I do Ventnor too', 'put Ventnor in', 'add Ventnor aswell']) {
    const { outcomes, text } = ask(request);
    assert.deepEqual(outcomes, ['done'], request);
    assert.match(text, /in Ryde, Sandown and Ventnor/u);
    // The list of places has it as an entry of its own.
    assert.match(text, /\n\s*Ventnor\s*\n/u);
  }
});

test('somebody new is no place', () => {
  assert.doesNotMatch(ask('new walker Priya').text, /Sandown and Priya/u);
});

test('a count that was said in two words is told anew whole', () => {
  const { outcomes, text } = ask('its twenty seven years now');
  assert.deepEqual(outcomes, ['done']);
  assert.match(text, /Twenty seven years with dogs/u);
});

test('hours of the page take the place of those that were there, and later ones stand beside them', () => {
  assert.match(ask('walks are 9 to 1 now').text, /Walks are 9 to 1(?!\d)/u);
  const { text } = ask('from September its 9 to 11');
  assert.match(text, /Walks are 9 to 12/u);
  assert.match(text, /From September it.s 9 to 11/u);
});

test('what a look is asked for stands in the plain words alone', () => {
  assert.match(ask('black and yellow like a bee').said, /black.*yellow|yellow.*black/u);
  assert.match(ask('try a typewriter font').css, /monospace/u);
  const curly = ask('title in something curly');
  assert.deepEqual(curly.outcomes, ['not_done']);
  assert.match(curly.said, /no handwritten typeface/u);
});

test('a colour that is hated, or was told of, is not the one that is wanted', () => {
  for (const request of [
    'hate the green',
    'the council have gone and added a brown one',
    'claret has come out purple on my tablet',
  ]) {
    const { outcomes } = ask(request);
    assert.ok(!outcomes.includes('done'), request);
  }
});

test('of two colours one of which takes the place of the other, both are not put on the page', () => {
  assert.doesNotMatch(ask('swap the blue for orange').said, /blue and/u);
});

test('plurals of colours are known in other languages', () => {
  const bagno =
    'Bagni Nettuno, stabilimento balneare a Lerici. Ombrellone 25 €, lettino 10 €. Aperti da maggio a settembre';
  assert.deepEqual(ask('fai i pulsanti rossi', bagno).outcomes, ['done']);
});

test('a refusal is told once', () => {
  assert.doesNotMatch(
    ask('add Alyth Saturday nine till eleven and make it sing').said,
    /Not done: Not done/u,
  );
});
