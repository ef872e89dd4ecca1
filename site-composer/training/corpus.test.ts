import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chainNames, corpusOf, type ChainName } from '../src/spans/chain-file';
import { wishesLearnedFrom } from '../src/understand/colours/wished-colours';
import { coloursDigest } from './colour-examples';
import { addressedDigest } from './read-addressed';
import { briefs, corpusDigest, readCorpus, requests } from './read-corpus';

const ofRequests = new Set(['requests', 'operations', 'cuts']);

function digestFor(name: ChainName): string {
  if (name === 'addressed') return addressedDigest();
  return corpusDigest(ofRequests.has(name) ? requests : briefs);
}

test('Every mark of the corpus is a way the chain can go', () => {
  for (const corpus of [briefs, requests])
    for (const { file, states, records } of readCorpus(corpus)) {
      for (const [at, state] of states.entries())
        assert.ok(corpus.labels.mayFollow(states[at - 1] ?? 0, state), `${file}: token ${at}`);
      for (const [at, record] of records.entries())
        assert.ok(record !== 2 || (records[at - 1] ?? 0) > 0, `${file}: record at token ${at}`);
    }
});

test('What the composer reads was learned from the corpus as it stands', () => {
  for (const name of chainNames) assert.equal(corpusOf(name), digestFor(name), name);
});

test('Which colours are wished for was learned from the corpus and the lines as they stand', () => {
  assert.equal(wishesLearnedFrom, coloursDigest());
});
