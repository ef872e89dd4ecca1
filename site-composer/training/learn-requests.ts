import {
  operationFeaturesOf,
  operationMeaning,
  operationWidth,
} from '../src/spans/operation-features';
import { requestLabels } from '../src/spans/request-labels';
import { windowWidth } from '../src/spans/word-window';
import type { LearnedKind } from './learn-kinds';
import type { Learned } from './learn-spans';
import { exampleOf, hashesOf, numberFeatures } from './prepare-examples';
import type { Annotated } from './read-corpus';
import { trainChain } from './train-chain';

/** What the words of a change request are. */
export function learnRequestSpans(texts: readonly Annotated[]): Learned {
  const hashes = texts.map(hashesOf);
  const numbers = numberFeatures(hashes, 2);
  const chain = trainChain(
    texts.map((text, index) => exampleOf(text, hashes[index] ?? [], numbers)),
    {
      epochs: 14,
      rate: 0.1,
      decay: 1e-5,
      dropout: 0.3,
      hidden: 24,
      states: requestLabels.stateCount,
      features: numbers.size,
      windowWidth,
      seed: 1,
      follows: requestLabels.mayFollow,
    },
  );
  return { chain, numbers };
}

export const operationsOf = ({ header }: Annotated): string[] => (header['op'] ?? '').split(',');
export const languageOf = ({ header }: Annotated): string => header['lang'] ?? 'en';

/** What a change request wants done; those that want two things teach nothing of either. */
export function learnOperations(all: readonly Annotated[]): LearnedKind {
  const texts = all.filter((text) => operationsOf(text).length === 1);
  const classes = [...new Set(texts.flatMap(operationsOf))].toSorted();
  const hashes = texts.map((text) =>
    operationFeaturesOf(text.tokens, text.states, languageOf(text)),
  );
  const numbers = numberFeatures(
    hashes.map((one) => [one]),
    2,
  );
  const chain = trainChain(
    texts.map((text, index) => ({
      features: [
        Int32Array.from([...(hashes[index] ?? [])].flatMap((hash) => numbers.get(hash) ?? [])),
      ],
      windows: operationMeaning(text.tokens),
      gold: Int16Array.of(classes.indexOf(operationsOf(text)[0] ?? '')),
    })),
    {
      states: classes.length,
      features: numbers.size,
      epochs: 24,
      rate: 0.2,
      decay: 1e-5,
      dropout: 0.2,
      windowWidth: operationWidth,
      hidden: 24,
      seed: 1,
      follows: () => true,
    },
  );
  return { chain, numbers, classes };
}
