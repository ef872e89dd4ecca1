/**
 * `tsx site-composer/training/learn-colours.ts [--score]`: learns which colours of an instruction are wished for,
 * from the marks of `corpus` and of `colours`, and writes their weights; `--score` leaves a third out and scores on it.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { coloursDigest, fromCorpus, fromLines } from './colour-examples';
import type { Example } from './colour-examples';
import { randomFrom } from './random';

const epochs = 30;
const rate = 0.1;
const decay = 3e-3;
/** Lines written for this count more often than marks made for another purpose. */
const repeated = 3;
const leastWeight = 0.03;
/** A feature seen less often teaches nothing but its own example. */
const leastSeen = 3;
/** Share of the features left out of every step, so that none is relied on alone. */
const dropout = 0.4;

function shuffle(all: Example[], random: () => number): void {
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other] as Example, all[at] as Example];
  }
}

function learn(examples: readonly Example[]): Map<string, number> {
  const weights = new Map<string, number>();
  const random = randomFrom(7);
  const seen = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const known = examples.map((one) => ({
    ...one,
    features: one.features.filter((feature) => (seen.get(feature) ?? 0) >= leastSeen),
  }));
  const all: Example[] = known.flatMap((one) =>
    Array.from({ length: one.isOwn ? repeated : 1 }, () => one),
  );
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = rate / (1 + epoch / 6);
    shuffle(all, random);
    for (const { features: known, isWished } of all) {
      const features = known.filter(() => random() >= dropout);
      const error = Number(isWished) - 1 / (1 + Math.exp(-score(weights, features)));
      for (const feature of features) {
        const weight = weights.get(feature) ?? 0;
        weights.set(feature, weight + step * (error - decay * weight));
      }
    }
  }
  return weights;
}

const score = (weights: ReadonlyMap<string, number>, features: readonly string[]): number =>
  features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);

function report(name: string, examples: readonly Example[], weights: ReadonlyMap<string, number>) {
  const right = examples.filter(
    ({ features, isWished }) => score(weights, features) > 0 === isWished,
  ).length;
  process.stdout.write(`${name}: ${right} of ${examples.length}\n`);
}

const { values } = parseArgs({ options: { score: { type: 'boolean', default: false } } });
const examples = [...fromCorpus(), ...fromLines()];
if (values.score) {
  const weights = learn(examples.filter(({ isHeldOut }) => !isHeldOut));
  for (const isOwn of [false, true]) {
    const of = examples.filter((one) => one.isOwn === isOwn);
    report(
      `${isOwn ? 'lines' : 'corpus'}, learned`,
      of.filter((one) => !one.isHeldOut),
      weights,
    );
    report(
      `${isOwn ? 'lines' : 'corpus'}, held out`,
      of.filter((one) => one.isHeldOut),
      weights,
    );
  }
} else {
  const kept = [...learn(examples)].filter(([, weight]) => Math.abs(weight) >= leastWeight);
  const rows = kept
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, weight]) => `${JSON.stringify(feature)}:${Math.round(weight * 100) / 100}`);
  const file = new URL('../src/understand/colours/wish-weights.json', import.meta.url);
  writeFileSync(file, `{"learnedFrom":"${coloursDigest()}",\n"weights":{\n${rows.join(',\n')}}}\n`);
  process.stdout.write(`${rows.length} weights\n`);
}
