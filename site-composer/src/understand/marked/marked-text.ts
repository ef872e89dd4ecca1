import { findSpans, type FoundSpans, type Span } from '../../spans/find-spans';
import { mendedSpans } from './mended-spans';
import type { SpanLabel } from '../../spans/labels';

/** The spans of an instruction, asked for by what they are. */
export interface MarkedText extends FoundSpans {
  readonly text: string;
  of(...labels: readonly SpanLabel[]): readonly Span[];
  /** The other spans of a span's record, in their order. */
  beside(span: Span, ...labels: readonly SpanLabel[]): readonly Span[];
}

export const markText = (text: string, language: string): MarkedText =>
  markedOf(text, mendedSpans(text, findSpans(text, language), language));

/** A text with the spans that were found in it. */
export function markedOf(text: string, found: FoundSpans): MarkedText {
  const { spans } = found;
  const records = new Map<number, Span[]>();
  for (const span of spans)
    if (span.record !== null) records.set(span.record, [...(records.get(span.record) ?? []), span]);
  return {
    ...found,
    text,
    of: (...labels) => spans.filter(({ label }) => labels.includes(label)),
    beside: (span, ...labels) =>
      (span.record === null ? [] : (records.get(span.record) ?? [])).filter(
        (other) => other !== span && labels.includes(other.label),
      ),
  };
}
