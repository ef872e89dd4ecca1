import type { Span } from '../../spans/find-spans';

const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** "17 Jan v Alcester home)": a bracket that closes what began outside of a mark belongs to none of its words. */
export const withBalancedBrackets = (spans: readonly Span[]): readonly Span[] =>
  spans.map((span) => {
    const opened = closing[span.text.at(-1) ?? ''];
    if (opened === undefined || span.text.includes(opened)) return span;
    const text = span.text.slice(0, -1).trimEnd();
    return text === '' ? span : { ...span, text, end: span.start + text.length };
  });
