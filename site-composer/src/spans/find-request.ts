import { likeliestStates } from './chain';
import { readChain, type Chain } from './chain-file';
import { emissionsOf, layerSums } from './emissions';
import { isBegin } from './label-set';
import { marginalsOf } from './marginals';
import { operationFeaturesOf, operationMeaning } from './operation-features';
import { requestLabels, type RequestSpanLabel } from './request-labels';
import { featuresOf } from './token-features';
import { tokenize, type SpanToken } from './tokenize';
import { windowSums } from './word-window';

/** Words of a change request and what they are. */
export interface RequestSpan {
  readonly label: RequestSpanLabel;
  readonly text: string;
}

/** What a change request asks for. */
export interface FoundRequest {
  /** An operation of `training/README.md`. */
  readonly operation: string;
  /** How likely it is that one: 0 to 1. */
  readonly sure: number;
  readonly spans: readonly RequestSpan[];
}

/** A change request is short; behind these tokens nothing is read. */
const mostTokens = 300;

let loaded: { readonly spans: Chain; readonly operations: Chain } | undefined;

/** What a member wants to have changed, as was learned from annotated requests. */
export function findRequest(text: string, language: string): FoundRequest {
  loaded ??= { spans: readChain('requests'), operations: readChain('operations') };
  const { spans, operations } = loaded;
  const tokens = tokenize(text).slice(0, mostTokens);
  const sums = windowSums(tokens, spans.first, spans.hidden);
  const states = likeliestStates(
    emissionsOf(spans, featuresOf(tokens, language), sums),
    spans.transitions,
  );
  const emissions = emissionsOf(
    operations,
    [operationFeaturesOf(tokens, states, language)],
    layerSums(operations, operationMeaning(tokens)),
  );
  const shares = marginalsOf(emissions, operations.transitions);
  const best = shares.indexOf(Math.max(...shares));
  return {
    operation: operations.classes[best] ?? 'other',
    sure: shares[best] ?? 0,
    spans: spansOf(text, tokens, states),
  };
}

function spansOf(text: string, tokens: readonly SpanToken[], states: Int16Array): RequestSpan[] {
  const spans: { label: RequestSpanLabel; start: number; end: number }[] = [];
  for (const [at, { start, end }] of tokens.entries()) {
    const state = states[at] ?? 0;
    const label = requestLabels.labelOf(state);
    if (label === null) continue;
    const open = spans.at(-1);
    if (open?.label === label && !isBegin(state)) open.end = end;
    else spans.push({ label, start, end });
  }
  return spans.map(({ label, start, end }) => ({ label, text: text.slice(start, end) }));
}
