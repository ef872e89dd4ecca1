import type { ChainName } from '../src/spans/chain-file';
import { learnAddressed } from './learn-addressed';
import { learnKind } from './learn-kinds';
import { learnRecords, learnSpans, usual, type Learned } from './learn-spans';
import { learnCuts } from './learn-cuts';
import { learnOperations, learnRequestSpans } from './learn-requests';
import { briefs, corpusDigest, readCorpus, requests } from './read-corpus';
import { addressedDigest, readAddressed } from './read-addressed';
import { writeChain } from './write-chain';

/** `tsx site-composer/training/train.ts [addressed …]`: learns from the whole corpus and writes what the composer reads. */
const [...only] = process.argv.slice(2);
const isDue = (name: ChainName): boolean => only.length === 0 || only.includes(name);
const texts = readCorpus(briefs);
const ofBriefs = corpusDigest(briefs);
const ofRequests = corpusDigest(requests);
const folder = new URL('../src/spans/', import.meta.url);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function write(
  name: ChainName,
  { chain, numbers }: Learned,
  classes?: readonly string[],
  corpus: string = ofBriefs,
): void {
  const size = writeChain(new URL(`${name}.chain.br`, folder), corpus, chain, numbers, classes);
  say(`${name}: ${size} bytes`);
}

if (isDue('records')) write('records', learnRecords(texts));
if (isDue('addressed'))
  write('addressed', learnAddressed(texts, readAddressed()), [], addressedDigest());
for (const key of ['purpose', 'trade'] as const) {
  if (!isDue(key)) continue;
  const kind = learnKind(texts, key);
  write(key, kind, kind.classes);
}
if (isDue('spans'))
  write(
    'spans',
    learnSpans(texts, usual, (epoch, loss) => say(`epoch ${epoch}: ${loss.toFixed(2)}`)),
  );
const asked = isDue('requests') || isDue('operations') || isDue('cuts') ? readCorpus(requests) : [];
if (isDue('cuts')) write('cuts', learnCuts(asked), [], ofRequests);
if (isDue('requests')) write('requests', learnRequestSpans(asked), [], ofRequests);
if (isDue('operations')) {
  const operations = learnOperations(asked);
  write('operations', operations, operations.classes, ofRequests);
}
