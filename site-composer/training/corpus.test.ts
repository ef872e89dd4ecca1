import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayFollow } from '../src/spans/labels';
import { chainNames, corpusOf } from '../src/spans/chain-file';
import { corpusDigest, readCorpus } from './read-corpus';

test('Every mark of the corpus is a way the chain can go', () => {
  for (const { file, states, records } of readCorpus()) {
    for (const [at, state] of states.entries())
      assert.ok(mayFollow(states[at - 1] ?? 0, state), `${file}: token ${at}`);
    for (const [at, record] of records.entries())
      assert.ok(record !== 2 || (records[at - 1] ?? 0) > 0, `${file}: record at token ${at}`);
  }
});

test('What the composer reads was learned from the corpus as it stands', () => {
  for (const name of chainNames) assert.equal(corpusOf(name), corpusDigest(), name);
});
