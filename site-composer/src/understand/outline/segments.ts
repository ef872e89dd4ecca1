import type { SpanLabel } from '../../spans/labels';
import type { MarkedText } from '../marked/marked-text';
import { partsWithin } from '../marked/told-share';

/** The smallest part of a sentence that can be said to somebody else than what stands around it. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  /** With the marks behind it, so that segments side by side are whole words and marks. */
  readonly text: string;
  /** How likely it is for visitors, 0 to 1. */
  readonly told: number;
  readonly labels: ReadonlySet<SpanLabel>;
}

const most = 60;
/** A bracket or a quotation mark in front of a part opens it. */
const opens = /[([„«“‘]/u;

/** The segments of a sentence, with their places. */
export function segmentsOf(marked: MarkedText, start: number, end: number): Segment[] {
  const within = withObjects(marked.text, partsWithin(marked, start, end));
  return within.slice(0, most).map((part, at) => {
    const next = within[at + 1];
    const from = at === 0 ? start : beginOf(marked.text, within[at - 1]?.end ?? start, part.start);
    const to = next === undefined ? end : beginOf(marked.text, part.end, next.start);
    const labels = new Set<SpanLabel>();
    for (const span of marked.spans)
      if (span.start < part.end && span.end > part.start) labels.add(span.label);
    const text = marked.text.slice(from, to).trimEnd();
    return { start: from, end: from + text.length, text, told: part.told, labels };
  });
}

/** Where a part begins with what opens it, behind the marks that close the one before. */
function beginOf(text: string, end: number, start: number): number {
  const at = text.slice(end, start).search(opens);
  return at === -1 ? start : end + at;
}

/** A pronoun behind a verb is its object, and begins no part: "we've been doing it since 2011". */
const isObject =
  /^(?:it|them|him|us|those|these)(?!['’])\s(?!(?:is|are|was|were|has|have|had|will|would|can|could|should|must|\p{L}+s)\s)/iu;
const endsWithVerb = /(?<!\p{L})\p{L}{2,}ing$/iu;

function withObjects<
  Part extends { readonly start: number; readonly end: number; readonly told: number },
>(text: string, parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isOfLast =
      last !== undefined &&
      text.slice(last.end, part.start) === ' ' &&
      endsWithVerb.test(text.slice(Math.max(last.start, last.end - 24), last.end)) &&
      isObject.test(text.slice(part.start, part.end));
    if (isOfLast)
      joined[joined.length - 1] = { ...last, end: part.end, told: Math.max(last.told, part.told) };
    else joined.push(part);
  }
  return joined;
}
