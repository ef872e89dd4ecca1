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

const mostBefore = 12;

/** "Cm carbon steel blade" of "a 7cm carbon steel blade": a mark begins where its word does. */
export const withWholeWords = (text: string, spans: readonly Span[]): readonly Span[] =>
  spans.map((span) => {
    const before = text.slice(Math.max(0, span.start - mostBefore), span.start);
    const cut = /[\p{L}\d](?:[\p{L}\d.,-]*[\p{L}\d])?$/u.exec(before)?.[0] ?? '';
    if (cut === '' || !/^[\p{L}\d]/u.test(span.text)) return span;
    const start = span.start - cut.length;
    const isFree = !spans.some(
      (other) => other !== span && other.start < span.start && other.end > start,
    );
    return isFree ? { ...span, start, text: text.slice(start, span.end) } : span;
  });

const refuses =
  /^\s*(?:sorry,? |but |and )?(?:(?:we|i|they) )?(?:can['’]?t|cannot|can not|do(?:n['’]?t| not)|won['’]?t|never)\b/iu;
const furthest = 200;

/** "We can't do microwaves or petrol engines": what is refused is nothing that is offered. */
export const withoutRefused = (text: string, spans: readonly Span[]): readonly Span[] =>
  spans.filter(({ label, start }) => {
    if (label !== 'item' && label !== 'feature') return true;
    const before = text.slice(Math.max(0, start - furthest), start);
    const sentence = before.slice(before.search(/[^.!?;:\n]*$/u));
    return !refuses.test(sentence) || /\bbut\b/iu.test(sentence);
  });
