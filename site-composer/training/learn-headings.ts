import { readFileSync, writeFileSync } from 'node:fs';
import { featureCount, headingFeatures } from '../src/understand/document/heading-features';
import { hashOf } from '../src/spans/feature-hash';
import { headingKinds } from '../src/understand/document/heading-kind';

/**
 * Learns what a heading of an instruction is about from `headings/headings.txt`, and says how many of a tenth it had not seen it
 * knows: `node --import tsx site-composer/training/learn-headings.ts`.
 */
interface Example {
  readonly kind: number;
  readonly features: readonly (readonly [place: number, value: number])[];
  readonly heading: string;
}

const rounds = 40;
const rate = 0.5;
const decay = 1e-4;
const folds = 10;

const examples = readFileSync(new URL('headings/headings.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes(': '))
  .flatMap((line) => {
    const [kind = '', all = ''] = line.split(/: (.*)/u);
    const at = headingKinds.findIndex((known) => known === kind);
    if (at === -1) throw new Error(`No kind of heading: ${kind}`);
    return all.split('; ').map((heading): Example => ({
      kind: at,
      heading,
      features: [...headingFeatures(heading), [featureCount, 1]],
    }));
  })
  // Learned in the order of the file, the last kind would be taken for most.
  .toSorted((one, other) => hashOf(one.heading) - hashOf(other.heading));

function scoresOf(weights: Float64Array, { features }: Example): Float64Array {
  const scores = new Float64Array(headingKinds.length);
  for (const [place, value] of features)
    for (let at = 0; at < scores.length; at += 1)
      scores[at] = (scores[at] ?? 0) + (weights[place * scores.length + at] ?? 0) * value;
  return scores;
}

function learn(known: readonly Example[]): Float64Array {
  const weights = new Float64Array((featureCount + 1) * headingKinds.length);
  for (let round = 0; round < rounds; round += 1)
    for (const example of known) {
      const scores = scoresOf(weights, example);
      const top = Math.max(...scores);
      const chances = scores.map((score) => Math.exp(score - top));
      const total = chances.reduce((sum, chance) => sum + chance, 0);
      for (const [place, value] of example.features)
        for (let at = 0; at < scores.length; at += 1) {
          const miss = (at === example.kind ? 1 : 0) - (chances[at] ?? 0) / total;
          const here = place * scores.length + at;
          weights[here] = (weights[here] ?? 0) * (1 - decay) + rate * 0.3 * miss * value;
        }
    }
  return weights;
}

const bestOf = (weights: Float64Array, example: Example): number => {
  const scores = scoresOf(weights, example);
  return scores.indexOf(Math.max(...scores));
};

const unseen = examples.filter((_, at) => at % folds === 3);
const tried = learn(examples.filter((_, at) => at % folds !== 3));
const isShown = (at: number): boolean => at <= headingKinds.indexOf('questions');
const shown = unseen.filter(
  (example) => isShown(bestOf(tried, example)) === isShown(example.kind),
).length;
const right = unseen.filter((example) => bestOf(tried, example) === example.kind).length;
process.stdout.write(
  `${examples.length} headings; unseen: ${right} of ${unseen.length} known, ${shown} as shown or not\n`,
);

const weights = learn(examples);
const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer);
writeFileSync(
  new URL('../src/understand/document/headings.json', import.meta.url),
  `${JSON.stringify({ scale, kinds: headingKinds, weights: bytes.toString('base64') })}\n`,
);
