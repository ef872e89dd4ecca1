import { learnClauses } from './learn-clauses';
import { readCorpus } from './read-corpus';
import { learnRecords, learnSpans, usual } from './learn-spans';
import { writeChain } from './write-chain';

/** `tsx site-composer/training/train.ts`: learns from the whole corpus and writes what the composer reads. */
const texts = readCorpus();
const folder = new URL('../src/spans/', import.meta.url);
const spans = learnSpans(texts, usual, (epoch, loss) => {
  console.log(`epoch ${epoch}: ${loss.toFixed(2)}`);
});
const records = learnRecords(texts);
for (const [name, { chain, numbers }] of [
  ['spans', spans],
  ['records', records],
  ['clauses', learnClauses(texts)],
] as const)
  console.log(`${name}: ${writeChain(new URL(`${name}.chain.br`, folder), chain, numbers)} bytes`);
