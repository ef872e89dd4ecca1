import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calmSpeech } from './calm-speech';

test('Shouting and fillers are no words of a page', () => {
  assert.equal(calmSpeech('No SHOEING at all'), 'No shoeing at all');
  assert.equal(calmSpeech('Thirty years yaar!!'), 'Thirty years');
  assert.equal(calmSpeech('Batch of 1996, thirty years yaar.'), 'Batch of 1996, thirty years.');
});

test('Abbreviations, names in capitals and words that mean something stay', () => {
  for (const text of [
    'Trained by the RSPCA and CAMRA members',
    'GLOSS HAUS',
    'A mate of mine builds them.',
    'We turn right at the church.',
  ])
    assert.equal(calmSpeech(text), text);
});
