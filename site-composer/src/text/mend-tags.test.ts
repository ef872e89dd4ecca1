import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTokens } from './tokens';

const posOf = (text: string, word: string) =>
  readTokens(text).find((token) => token.text === word)?.pos;

test('A word the tagger mistakes is told by the words beside it', () => {
  assert.equal(posOf('Ghost walks of Lincoln, nightly at 8.', 'walks'), 'NOUN');
  assert.equal(posOf('Bike repair collective run by volunteers', 'run'), 'VERB');
  assert.equal(posOf("my mum's 70th birthday party", '70th'), 'ADJ');
  assert.equal(posOf('Whittle & Daughters, cabinet makers in Louth.', 'Whittle'), 'PROPN');
  assert.equal(posOf('She walks home.', 'walks'), 'VERB');
});
