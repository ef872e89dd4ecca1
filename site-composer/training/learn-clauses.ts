import { clauseFeaturesOf, clauseMeaning, clauseWidth } from '../src/spans/clause-features';
import { clauseRanges, type ClauseRange } from '../src/spans/clause-ranges';
import { labelOf } from '../src/spans/labels';
import { numberFeatures } from './prepare-examples';
import type { Learned } from './learn-spans';
import type { Annotated } from './read-corpus';
import { trainChain } from './train-chain';

const wishes = new Set(['site', 'style', 'color', 'section', 'button', 'not', 'field', 'headline']);

export interface Clause {
  readonly features: Uint32Array;
  readonly meaning: Float32Array;
  /** 1 when most of its words are for visitors. */
  readonly told: 0 | 1;
  readonly text: string;
}

export function clausesOf(text: Annotated): Clause[] {
  return clauseRanges(text.tokens).flatMap((range) => {
    const told = isTold(text, range);
    if (told === null) return [];
    return [
      {
        features: clauseFeaturesOf(text.tokens, range, text.header['lang'] ?? 'en'),
        meaning: clauseMeaning(text.tokens, range),
        told,
        text: text.text.slice(text.tokens[range[0]]?.start, text.tokens[range[1] - 1]?.end),
      },
    ];
  });
}

/** In longer texts much that visitors might read is left unmarked: what has no mark there teaches nothing. */
const mostToMarkWhole = 120;

function isTold({ tokens, states }: Annotated, [from, to]: ClauseRange): 0 | 1 | null {
  let [words, told, marked] = [0, 0, false];
  for (let at = from; at < to; at += 1) {
    if (!/[\p{L}\p{N}]/u.test(tokens[at]?.text ?? '')) continue;
    words += 1;
    const label = labelOf(states[at] ?? 0);
    if (label !== null) marked = true;
    if (label !== null && !wishes.has(label)) told += 1;
  }
  if (words < 2 || (!marked && tokens.length > mostToMarkWhole)) return null;
  return told * 2 > words ? 1 : 0;
}

export function learnClauses(texts: readonly Annotated[]): Learned {
  const clauses = texts.flatMap(clausesOf);
  const numbers = numberFeatures(
    clauses.map(({ features }) => [features]),
    2,
  );
  const chain = trainChain(
    clauses.map(({ features, meaning, told }) => ({
      features: [Int32Array.from([...features].flatMap((hash) => numbers.get(hash) ?? []))],
      windows: meaning,
      gold: Int16Array.of(told),
    })),
    {
      states: 2,
      features: numbers.size,
      epochs: 8,
      rate: 0.1,
      decay: 1e-5,
      dropout: 0.3,
      windowWidth: clauseWidth,
      hidden: 12,
      seed: 1,
      follows: () => true,
    },
  );
  return { chain, numbers };
}
