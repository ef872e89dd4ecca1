import { likeliestStates } from '../src/spans/chain';
import { isBegin, labelOf } from '../src/spans/labels';
import { recordFeaturesOf } from '../src/spans/record-features';
import { learnRecords, learnSpans, usual, type Learned } from './learn-spans';
import { exampleOf, hashesOf } from './prepare-examples';
import { readCorpus, type Annotated } from './read-corpus';
import { SpanScore } from './score-spans';
import { addRows, type Example, type TrainedChain } from './train-chain';

/** Learns from nine tenths of the corpus and is scored on the rest: `tsx training/try-spans.ts [json options] [share]`. */
const [json = '{}', share = '1'] = process.argv.slice(2);
const options = { ...usual, ...(JSON.parse(json) as object) };
const all = readCorpus();
const due = all.filter((_, index) => index % 10 === 7);
const learned = all
  .filter((_, index) => index % 10 !== 7)
  .filter((_, index, { length }) => index < length * Number(share));
console.log(`${learned.length} texts, ${due.length} held out`, JSON.stringify(options));

function statesOf({ features, windows, gold }: Example, chain: TrainedChain): Int16Array {
  const values = new Float32Array(gold.length * chain.states);
  for (const [at, ids] of features.entries())
    addRows(values, at * chain.states, ids, chain.weights, chain.states, 1);
  chain.dense.forward(windows, gold.length, values, 0);
  return likeliestStates({ length: gold.length, states: chain.states, values }, chain.transitions);
}

let found: Int16Array[] = [];
const score = (learnedSoFar: Learned): string[] => {
  const sum = new SpanScore();
  found = due.map((text) => {
    const test = exampleOf(text, hashesOf(text), learnedSoFar.numbers);
    const states = statesOf(test, learnedSoFar.chain);
    sum.add(states, test.gold);
    return states;
  });
  return sum.lines();
};

const spans = learnSpans(learned, options, (epoch, loss, so) => {
  if (epoch % 4 === 0) console.log(epoch, loss.toFixed(2), score(so)[0]);
});
console.log(score(spans).join(' | '));

const records = learnRecords(learned);
const recordScore = (statesFor: (text: Annotated, index: number) => ArrayLike<number>): string => {
  let [right, given, wanted] = [0, 0, 0];
  for (const [index, text] of due.entries()) {
    const features = recordFeaturesOf(text.tokens, statesFor(text, index)).map((token) =>
      Int32Array.from([...token].flatMap((hash) => records.numbers.get(hash) ?? [])),
    );
    const states = statesOf({ features, windows: new Float32Array(), gold: text.records }, records.chain);
    const [one, other] = [recordsOf(states), recordsOf(text.records)];
    given += one.size;
    wanted += other.size;
    right += [...one].filter((record) => other.has(record)).length;
  }
  return ((200 * right) / (given + wanted || 1)).toFixed(0);
};

function recordsOf(states: ArrayLike<number>): Set<string> {
  const all = new Set<string>();
  let from = -1;
  for (let at = 0; at <= states.length; at += 1) {
    const state = states[at] ?? 0;
    if (state !== 2 && from >= 0) {
      all.add(`${from}-${at}`);
      from = -1;
    }
    if (state === 1) from = at;
  }
  return all;
}

console.log(`records on gold marks ${recordScore(({ states }) => states)}, on found marks ${recordScore((_, index) => found[index] ?? [])}`);

const shown = (text: Annotated, states: ArrayLike<number>): string => {
  const parts: string[] = [];
  let open: string | null = null;
  for (const [at, token] of text.tokens.entries()) {
    const state = states[at] ?? 0;
    const label = labelOf(state);
    if (open !== null && (label !== open || isBegin(state))) parts.push(`]${open}`);
    if (label !== null && (label !== open || isBegin(state))) parts.push('[');
    open = label;
    parts.push(token.text === '\n' ? '/' : token.text);
  }
  return parts.join(' ').replaceAll('[ ', '[').replaceAll(' ]', ']');
};
if (process.argv[4] !== undefined)
  for (const [index, text] of due.entries())
    if (text.tokens.length < 120 && index % 3 === 0) console.log(`${text.file}\n  + ${shown(text, text.states)}\n  ? ${shown(text, found[index] ?? [])}`);
