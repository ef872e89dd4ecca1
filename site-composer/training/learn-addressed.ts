import type { ClauseRange } from '../src/spans/clause-ranges';
import { labelOf } from '../src/spans/labels';
import { partFeaturesOf, partMeanings, partWidth } from '../src/spans/part-features';
import { saidParts } from '../src/spans/said-parts';
import { readStates } from '../src/spans/find-spans';
import { tokenize, type SpanToken } from '../src/spans/tokenize';
import type { Learned } from './learn-spans';
import { numberFeatures } from './prepare-examples';
import type { Addressed } from './read-addressed';
import type { Annotated } from './read-corpus';
import { trainChain, type Example } from './train-chain';

const wishes = new Set(['site', 'style', 'color', 'section', 'button', 'not', 'field', 'headline']);
/** The marked instructions are few, and were marked for this alone. */
const repeats = 10;

/** What stands in fewer texts says nothing of the next one. */
const fewestTexts = 4;

interface Parts {
  readonly features: readonly Uint32Array[];
  readonly meanings: Float32Array;
  readonly gold: readonly (0 | 1 | null)[];
}

type Whom = (range: ClauseRange) => 0 | 1 | null;

function partsOf(tokens: readonly SpanToken[], language: string, whom: Whom): Parts {
  const ranges = saidParts(tokens);
  return {
    features: partFeaturesOf(tokens, ranges, readStates(tokens, language), language),
    meanings: partMeanings(tokens, ranges),
    gold: ranges.map(whom),
  };
}

const isWord = (token: SpanToken | undefined): token is SpanToken =>
  token !== undefined && /[\p{L}\p{N}]/u.test(token.text);

/** Marks that only tell what something is called or where, which is said in orders as well. */
const ofNames = new Set(['name', 'subject', 'place', 'person', 'audience', 'about']);

/** What has no mark there teaches nothing: much that visitors might read is left unmarked. */
function ofCorpus({ tokens, states, header }: Annotated): Parts {
  return partsOf(tokens, header['lang'] ?? 'en', ([from, to]) => {
    let [words, named, told, asked] = [0, 0, 0, 0];
    for (let at = from; at < to; at += 1) {
      if (!isWord(tokens[at])) continue;
      words += 1;
      const label = labelOf(states[at] ?? 0);
      if (label === null) continue;
      if (wishes.has(label)) asked += 1;
      else if (ofNames.has(label)) named += 1;
      else told += 1;
    }
    if (asked > 0) return told > asked ? 1 : 0;
    if (told > 0) return 1;
    if (named > 0) return named * 2 > words ? 1 : null;
    return null;
  });
}

function ofAddressed({ text, whom, language }: Addressed): Parts {
  const tokens = tokenize(text);
  return partsOf(tokens, language, ([from, to]) => {
    let [told, asked] = [0, 0];
    for (const token of tokens.slice(from, to)) {
      if (!isWord(token)) continue;
      if (whom[token.start] === 'v') told += 1;
      if (whom[token.start] === 'b') asked += 1;
    }
    return told + asked === 0 ? null : told > asked ? 1 : 0;
  });
}

/** Runs of parts that say to whom they are said. */
function examplesOf(
  { features, meanings, gold }: Parts,
  numbers: ReadonlyMap<number, number>,
): Example[] {
  const examples: Example[] = [];
  for (let from = 0; from < gold.length; from += 1) {
    let to = from;
    while (to < gold.length && gold[to] !== null) to += 1;
    if (to > from)
      examples.push({
        features: features
          .slice(from, to)
          .map((part) => Int32Array.from([...part].flatMap((hash) => numbers.get(hash) ?? []))),
        windows: meanings.slice(from * partWidth, to * partWidth),
        gold: Int16Array.from(gold.slice(from, to), (one) => one ?? 0),
      });
    from = to;
  }
  return examples;
}

/** Learns to whom the parts of an instruction are said. */
export function learnAddressed(
  corpus: readonly Annotated[],
  addressed: readonly Addressed[],
): Learned {
  const marked = addressed.map(ofAddressed);
  const all = [...corpus.map(ofCorpus), ...marked];
  const numbers = numberFeatures(
    all.map(({ features }) => features),
    fewestTexts,
  );
  const repeated = Array.from({ length: repeats - 1 }, () => marked).flat();
  const chain = trainChain(
    [...all, ...repeated].flatMap((parts) => examplesOf(parts, numbers)),
    {
      states: 2,
      features: numbers.size,
      epochs: 4,
      rate: 0.1,
      decay: 1e-5,
      dropout: 0.6,
      windowWidth: partWidth,
      hidden: 12,
      seed: 1,
      follows: () => true,
    },
  );
  return { chain, numbers };
}
