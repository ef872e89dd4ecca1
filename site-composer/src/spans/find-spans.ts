import { likeliestStates } from './chain';
import { readChain, type Chain, type ChainName } from './chain-file';
import { emissionsOf, layerSums } from './emissions';
import { clausesOf, type SaidClause } from './said-clauses';
import { kindFeaturesOf, kindMeaning } from './kind-features';
import { beginOf, insideOf, isBegin, labelOf, stateCount, type SpanLabel } from './labels';
import { marginalsOf } from './marginals';
import { recordFeaturesOf } from './record-features';
import { featuresOf } from './token-features';
import { tokenize, type SpanToken } from './tokenize';
import { windowSums } from './word-window';

/** Words of an instruction and what they are. */
export interface Span {
  readonly label: SpanLabel;
  readonly text: string;
  /** Places in the text, the second behind the last character. */
  readonly start: number;
  readonly end: number;
  /** Spans with the same number belong together, a dish and its price; null for one by itself. */
  readonly record: number | null;
  /** How likely its words are what they are taken for: 0 to 1. */
  readonly sure: number;
  /** Of a group: where what stands under it ends, where that is known. */
  readonly until?: number;
}

/** Time grows with the text and states²: beyond this nothing is marked. */
const mostTokens = 3_000;

type BriefChain = Exclude<ChainName, 'requests' | 'operations' | 'cuts'>;

export type { SaidClause } from './said-clauses';

let loaded: Readonly<Record<BriefChain, Chain>> | undefined;

/** Classes with how likely each is, the likeliest first. */
export type Likelihoods = readonly (readonly [name: string, share: number])[];

export interface FoundSpans {
  readonly spans: readonly Span[];
  readonly clauses: readonly SaidClause[];
  /** The smallest parts of it that can be said to different people. */
  readonly parts: readonly SaidClause[];
  /** The likeliest words for a label, also where they are likelier something else; null when nothing comes near. */
  readonly likeliest: (label: SpanLabel) => string | null;
  readonly purposes: Likelihoods;
  readonly trades: Likelihoods;
}

function load(): Readonly<Record<BriefChain, Chain>> {
  loaded ??= {
    spans: readChain('spans'),
    records: readChain('records'),
    addressed: readChain('addressed'),
    purpose: readChain('purpose'),
    trade: readChain('trade'),
  };
  return loaded;
}

/** The likeliest state of each token, for what is learned from it. */
export function readStates(tokens: readonly SpanToken[], language: string): Int16Array {
  const { spans } = load();
  const sums = windowSums(tokens, spans.first, spans.hidden);
  return likeliestStates(emissionsOf(spans, featuresOf(tokens, language), sums), spans.transitions);
}

/** What the words of an instruction are, in their order. */
export function findSpans(text: string, language: string): FoundSpans {
  const chains = load();
  const tokens = tokenize(text).slice(0, mostTokens);
  const features = featuresOf(tokens, language);
  const { spans } = chains;
  const emissions = emissionsOf(spans, features, windowSums(tokens, spans.first, spans.hidden));
  const states = likeliestStates(emissions, chains.spans.transitions);
  const marginals = marginalsOf(emissions, chains.spans.transitions);
  const records = likeliestStates(
    emissionsOf(chains.records, recordFeaturesOf(tokens, states), new Float32Array()),
    chains.records.transitions,
  );
  return {
    spans: spansOf(text, tokens, states, records).map((span) => ({
      ...span,
      sure: sureOf(span, tokens, marginals),
    })),
    ...clausesOf(text, tokens, states, language, chains.addressed),
    likeliest: (label) => likeliestWords(text, tokens, marginals, label),
    purposes: likelihoods(chains.purpose, tokens, states),
    trades: likelihoods(chains.trade, tokens, states),
  };
}

/** A run of words each of which may be it, and one of which rather is. */
const possible = 0.2;
const leastSure = 0.3;

function likeliestWords(
  text: string,
  tokens: readonly SpanToken[],
  marginals: Float32Array,
  label: SpanLabel,
): string | null {
  let best: { words: string; share: number } | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    let [end, sum] = [at, 0];
    while (end < tokens.length && shareOf(marginals, end, label) >= possible) {
      sum += shareOf(marginals, end, label);
      end += 1;
    }
    const share = sum / Math.max(1, end - at);
    if (share >= leastSure && (best === null || share > best.share))
      best = { words: text.slice(tokens[at]?.start, tokens[end - 1]?.end), share };
    at = Math.max(at, end - 1);
  }
  return best?.words ?? null;
}

function shareOf(marginals: Float32Array, at: number, label: SpanLabel): number {
  const row = at * stateCount;
  return (marginals[row + beginOf(label)] ?? 0) + (marginals[row + insideOf(label)] ?? 0);
}

/** The mean share of a span's label over its tokens. */
function sureOf(
  { label, start, end }: Span,
  tokens: readonly SpanToken[],
  marginals: Float32Array,
): number {
  let [sum, count] = [0, 0];
  for (let at = firstFrom(tokens, start); at < tokens.length; at += 1) {
    if ((tokens[at]?.end ?? 0) > end) break;
    sum += shareOf(marginals, at, label);
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** The first token that begins at a place or behind it. */
function firstFrom(tokens: readonly SpanToken[], start: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function likelihoods(chain: Chain, tokens: readonly SpanToken[], states: Int16Array): Likelihoods {
  const features = kindFeaturesOf(tokens, states);
  const emissions = emissionsOf(chain, [features], layerSums(chain, kindMeaning(tokens, states)));
  const shares = marginalsOf(emissions, chain.transitions);
  return chain.classes
    .map((name, at) => [name, shares[at] ?? 0] as const)
    .toSorted(([, one], [, other]) => other - one);
}

function spansOf(
  text: string,
  tokens: readonly SpanToken[],
  states: Int16Array,
  records: Int16Array,
): Span[] {
  const spans: Span[] = [];
  let record = 0;
  for (const [at, { start, end }] of tokens.entries()) {
    if (records[at] === 1) record += 1;
    const state = states[at] ?? 0;
    const label = labelOf(state);
    if (label === null) continue;
    const open = spans.at(-1);
    const goesOn = !isBegin(state) && open?.label === label;
    if (goesOn && open)
      spans[spans.length - 1] = { ...open, end, text: text.slice(open.start, end) };
    else
      spans.push({
        label,
        start,
        end,
        text: text.slice(start, end),
        record: records[at] === 0 ? null : record,
        sure: 0,
      });
  }
  return withHeld(text, spans);
}

/** A sentence in which a subject or a name stands is one sentence again, and what it holds stays a span. */
function withHeld(text: string, spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const [at, span] of spans.entries()) {
    const [inner, holder] = [all.at(-1), all.at(-2)];
    const continues =
      isHolder(span) &&
      inner &&
      holder?.label === span.label &&
      !isHolder(inner) &&
      spans[at - 1] === inner &&
      /^[\s]*$/.test(text.slice(inner.end, span.start));
    if (continues && holder)
      all[all.length - 2] = { ...holder, end: span.end, text: text.slice(holder.start, span.end) };
    else all.push(span);
  }
  return all;
}

const isHolder = ({ label }: Span): boolean => label === 'about' || label === 'fact';
