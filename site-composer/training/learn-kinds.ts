import { kindFeaturesOf, kindMeaning, kindWidth } from '../src/spans/kind-features';
import type { Learned } from './learn-spans';
import { numberFeatures } from './prepare-examples';
import type { Annotated } from './read-corpus';
import { trainChain } from './train-chain';

export interface LearnedKind extends Learned {
  readonly classes: readonly string[];
}

/** Fewer examples of a class teach nothing but themselves. */
const least = 3;

/** Learns one word of the header: purpose, intent or trade. */
export function learnKind(texts: readonly Annotated[], key: string): LearnedKind {
  const counts = new Map<string, number>();
  for (const { header } of texts)
    counts.set(header[key] ?? '', (counts.get(header[key] ?? '') ?? 0) + 1);
  const classes = [...counts]
    .filter(([, count]) => count >= least)
    .map(([name]) => name)
    .toSorted();
  const learned = texts.filter(({ header }) => classes.includes(header[key] ?? ''));
  const hashes = learned.map(({ tokens, states }) => kindFeaturesOf(tokens, states));
  const numbers = numberFeatures(
    hashes.map((one) => [one]),
    2,
  );
  const chain = trainChain(
    learned.map(({ tokens, states, header }, index) => ({
      features: [
        Int32Array.from([...(hashes[index] ?? [])].flatMap((hash) => numbers.get(hash) ?? [])),
      ],
      windows: kindMeaning(tokens, states),
      gold: Int16Array.of(classes.indexOf(header[key] ?? '')),
    })),
    {
      states: classes.length,
      features: numbers.size,
      epochs: 14,
      rate: 0.05,
      decay: 1e-5,
      dropout: 0.4,
      windowWidth: kindWidth,
      hidden: 32,
      seed: 1,
      follows: () => true,
    },
  );
  return { chain, numbers, classes };
}
