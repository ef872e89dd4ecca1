import { likeliestStates } from '../src/spans/chain';
import { kindFeaturesOf, kindMeaning } from '../src/spans/kind-features';
import { clausesOf, learnClauses } from './learn-clauses';
import { learnKind } from './learn-kinds';
import { learnSpans, usual, type Learned } from './learn-spans';
import { exampleOf, hashesOf } from './prepare-examples';
import { readCorpus } from './read-corpus';
import { SpanScore } from './score-spans';
import { addRows } from './train-chain';

/** `tsx site-composer/training/score.ts`: learns from nine tenths of the corpus and is scored on the rest. */
const all = readCorpus();
const isHeldOut = (index: number): boolean => index % 10 === 7;
const learned = all.filter((_, index) => !isHeldOut(index));
const due = all.filter((_, index) => isHeldOut(index));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function valuesOf(
  { chain, numbers }: Learned,
  features: readonly Iterable<number>[],
  meaning: Float32Array,
): Float32Array {
  const values = new Float32Array(features.length * chain.states);
  for (const [at, hashes] of features.entries()) {
    const ids = Int32Array.from([...hashes].flatMap((hash) => numbers.get(hash) ?? []));
    addRows(values, at * chain.states, ids, chain.weights, chain.states, 1);
  }
  chain.dense.forward(meaning, features.length, values, 0);
  return values;
}

function statesOf(
  model: Learned,
  features: readonly Iterable<number>[],
  meaning: Float32Array,
): Int16Array {
  const { states, transitions } = model.chain;
  const values = valuesOf(model, features, meaning);
  return likeliestStates({ length: features.length, states, values }, transitions);
}

say(`${learned.length} texts to learn from, ${due.length} held out`);
const spans = learnSpans(learned, usual);
const score = new SpanScore();
for (const text of due) {
  const hashes = hashesOf(text);
  score.add(statesOf(spans, hashes, exampleOf(text, hashes, spans.numbers).windows), text.states);
}
say(`spans, exact, label due F1: ${score.lines().join(' | ')}`);

const clauses = learnClauses(learned);
const told = due.flatMap(clausesOf);
const right = told.filter(
  (clause) => statesOf(clauses, [clause.features], clause.meaning)[0] === clause.told,
);
say(`clauses: ${right.length} of ${told.length}`);

for (const key of ['purpose', 'trade']) {
  const kind = learnKind(learned, key);
  const hits = due.filter(({ tokens, states, header }) => {
    const [best = 0] = statesOf(
      kind,
      [kindFeaturesOf(tokens, states)],
      kindMeaning(tokens, states),
    );
    return kind.classes[best] === header[key];
  });
  say(`${key}: ${hits.length} of ${due.length}`);
}
