import type { Span } from '../../spans/find-spans';

const before = /(?:für|pour|para|per|voor)\s(?:[^\s,.;:]+\s(?:und|et|y|e|en)\s)?$/iu;
const longestBefore = 40;

/** "Kurse für Anfänger und Schwangere": what stands behind "for" are those it is done for, and nothing that is sold. */
export const withServed = (text: string, spans: readonly Span[]): readonly Span[] =>
  spans.map((span): Span => {
    const isServed =
      (span.label === 'item' || span.label === 'section') &&
      before.test(text.slice(Math.max(0, span.start - longestBefore), span.start));
    return isServed ? { ...span, label: 'audience', record: null } : span;
  });
