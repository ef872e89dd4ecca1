import { recordFeaturesOf } from '../src/spans/record-features';
import { stateCount } from '../src/spans/labels';
import { windowWidth } from '../src/spans/word-window';
import { exampleOf, hashesOf, numberFeatures } from './prepare-examples';
import type { Annotated } from './read-corpus';
import { trainChain, type TrainedChain } from './train-chain';

export interface Learned {
  readonly chain: TrainedChain;
  readonly numbers: ReadonlyMap<number, number>;
}

export interface SpanOptions {
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  readonly dropout: number;
  readonly hidden: number;
}

export const usual: SpanOptions = { epochs: 9, rate: 0.1, decay: 1e-5, dropout: 0.3, hidden: 48 };

export function learnSpans(
  texts: readonly Annotated[],
  options: SpanOptions,
  report?: (epoch: number, loss: number, learned: Learned) => void,
): Learned {
  const hashes = texts.map(hashesOf);
  const numbers = numberFeatures(hashes, 2);
  const chain = trainChain(
    texts.map((text, index) => exampleOf(text, hashes[index] ?? [], numbers)),
    {
      ...options,
      states: stateCount,
      features: numbers.size,
      windowWidth,
      seed: 1,
      report: (epoch, loss, so) => report?.(epoch, loss, { chain: so, numbers }),
    },
  );
  return { chain, numbers };
}

export function learnRecords(texts: readonly Annotated[]): Learned {
  const hashes = texts.map(({ tokens, states }) => recordFeaturesOf(tokens, states));
  const numbers = numberFeatures(hashes, 2);
  const examples = texts.map(({ records }, index) => ({
    features: (hashes[index] ?? []).map((token) =>
      Int32Array.from([...token].flatMap((hash) => numbers.get(hash) ?? [])),
    ),
    windows: new Float32Array(),
    gold: records,
  }));
  const chain = trainChain(examples, {
    epochs: 8,
    rate: 0.1,
    decay: 1e-5,
    dropout: 0.2,
    hidden: 0,
    states: 3,
    features: numbers.size,
    windowWidth: 0,
    seed: 1,
    follows: (before, after) => after !== 2 || before !== 0,
  });
  return { chain, numbers };
}
