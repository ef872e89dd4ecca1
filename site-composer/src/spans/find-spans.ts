import { likeliestStates } from './chain';
import { readChain, type Chain } from './chain-file';
import { emissionsOf } from './emissions';
import { clauseFeaturesOf, clauseMeaning } from './clause-features';
import { clauseRanges } from './clause-ranges';
import { isBegin, labelOf, type SpanLabel } from './labels';
import { marginalsOf } from './marginals';
import { recordFeaturesOf } from './record-features';
import { featuresOf } from './token-features';
import { tokenize, type SpanToken } from './tokenize';
import { wordWindows } from './word-window';

/** Words of an instruction and what they are. */
export interface Span {
  readonly label: SpanLabel;
  readonly text: string;
  /** Places in the text, the second behind the last character. */
  readonly start: number;
  readonly end: number;
  /** Spans with the same number belong together, a dish and its price; null for one by itself. */
  readonly record: number | null;
}

/** Time grows with the text and states²: beyond this nothing is marked. */
const mostTokens = 3_000;

let loaded: { spans: Chain; records: Chain; clauses: Chain } | undefined;

/** A clause and whether it is said for visitors. */
export interface SaidClause {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** 0 to 1; the rest is how likely it is a wish to whoever builds the page. */
  readonly told: number;
}

export interface FoundSpans {
  readonly spans: readonly Span[];
  readonly clauses: readonly SaidClause[];
}

/** What the words of an instruction are, in their order. */
export function findSpans(text: string, language: string): FoundSpans {
  loaded ??= {
    spans: readChain('spans.chain.br'),
    records: readChain('records.chain.br'),
    clauses: readChain('clauses.chain.br'),
  };
  const tokens = tokenize(text).slice(0, mostTokens);
  const features = featuresOf(tokens, language);
  const emissions = emissionsOf(loaded.spans, features, wordWindows(tokens));
  const states = likeliestStates(emissions, loaded.spans.transitions);
  const records = likeliestStates(
    emissionsOf(loaded.records, recordFeaturesOf(tokens, states), new Float32Array()),
    loaded.records.transitions,
  );
  return {
    spans: spansOf(text, tokens, states, records),
    clauses: clausesOf(text, tokens, language, loaded.clauses),
  };
}

function clausesOf(
  text: string,
  tokens: readonly SpanToken[],
  language: string,
  chain: Chain,
): SaidClause[] {
  return clauseRanges(tokens).map((range) => {
    const features = clauseFeaturesOf(tokens, range, language);
    const emissions = emissionsOf(chain, [features], clauseMeaning(tokens, range));
    const start = tokens[range[0]]?.start ?? 0;
    const end = tokens[range[1] - 1]?.end ?? start;
    const told = marginalsOf(emissions, chain.transitions)[1] ?? 0;
    return { text: text.slice(start, end), start, end, told };
  });
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
    if (goesOn && open) spans[spans.length - 1] = { ...open, end, text: text.slice(open.start, end) };
    else
      spans.push({
        label,
        start,
        end,
        text: text.slice(start, end),
        record: records[at] === 0 ? null : record,
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
      isHolder(span) && inner && holder?.label === span.label && !isHolder(inner) &&
      spans[at - 1] === inner && /^[\s]*$/.test(text.slice(inner.end, span.start));
    if (continues && holder)
      all[all.length - 2] = { ...holder, end: span.end, text: text.slice(holder.start, span.end) };
    else all.push(span);
  }
  return all;
}

const isHolder = ({ label }: Span): boolean => label === 'about' || label === 'fact';
