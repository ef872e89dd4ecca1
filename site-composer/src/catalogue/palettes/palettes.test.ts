import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast } from '../../colour/oklch';
import { coloursMeant, coloursNamed, subjectColours, wishedColours } from './palettes';

test('every accent is legible on its page, on a light one and on a dark one', () => {
  for (const { accent, night } of [...wishedColours, ...subjectColours]) {
    assert.ok(contrast(accent, '#ffffff') >= 4.5, accent);
    assert.ok(contrast(night, '#1a1512') >= 4.5, night);
  }
});

test('a wish is found by an inflected word in every language', () => {
  const said = {
    en: 'earthy tones',
    de: 'erdige Töne, Erdtöne',
    fr: 'tons terreux',
    es: 'tonos terrosos',
    pt: 'tons terrosos',
    it: 'toni terrosi',
    nl: 'aardse tinten',
  } as const;
  for (const [language, words] of Object.entries(said))
    assert.equal(coloursNamed(words, language as keyof typeof said)[0]?.id, 'earth', words);
});

test('a word nobody listed is understood by its nearness', () => {
  assert.equal(coloursMeant('shoreline')?.id, 'sea');
  assert.equal(coloursMeant('invoice'), null);
});
