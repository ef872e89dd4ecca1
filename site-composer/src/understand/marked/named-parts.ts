import type { SectionTopic } from '../../model/brief';
import type { Span } from '../../spans/find-spans';
import { isBareTopic, topicOf } from '../../catalogue/topics';
import { isCall } from './section-words';

/** Names of these are never what a business sells. */
const parts = new Set<SectionTopic>([
  'about',
  'articles',
  'contact',
  'form',
  'gallery',
  'people',
  'questions',
  'quotes',
  'shop',
]);

const mistaken = new Set<Span['label']>(['item', 'feature', 'audience']);

/** Marks "testimonials" among other wishes for the page as a section: nobody sells them. */
export function withNamedParts(text: string, spans: readonly Span[]): readonly Span[] {
  const wishes = spans.filter(({ label }) => label === 'section' || label === 'button');
  const known = spans.map((span): Span => {
    if (!mistaken.has(span.label)) return span;
    const words = span.text.toLowerCase().replace(/^(?:and|und|et|y|e|en) /, '');
    const isPart = (isBareTopic(words) && parts.has(topicOf(words))) || isCall(words);
    return isPart && wishes.some((wish) => isInSentence(text, wish, span))
      ? { ...span, label: 'section', record: null }
      : withoutOrder(text, span, wishes);
  });
  return withForgotten(text, known);
}

/** "Show a grid of selected projects" among wishes for the page is one of them. */
function withoutOrder(text: string, span: Span, wishes: readonly Span[]): Span {
  const order = /^(?:show|display|include|add|feature|list|have|put)\s/iu.exec(span.text)?.[0];
  if (order === undefined || !wishes.some((wish) => isInSentence(text, wish, span))) return span;
  return {
    ...span,
    label: 'section',
    text: span.text.slice(order.length),
    start: span.start + order.length,
    record: null,
  };
}

const fewestWishes = 2;
const mostWords = 6;
const longestSentence = 400;
const opening =
  /^\s*(?:(?:and|with|plus|also|include|including|show|add|we(?:['’]d like| need| want)|i(?:['’]d like| need| want)|mit|avec|con|com|met) )*(?:and )?/iu;

/** In a row of wishes what was not marked is a wish as well: "music, tour dates, merch". */
function withForgotten(text: string, spans: readonly Span[]): readonly Span[] {
  const wishes = spans.filter(({ label }) => label === 'section' || label === 'button');
  if (wishes.length < fewestWishes) return spans;
  const more = [...text.matchAll(/[^.:;!?\n]+/gu)].flatMap((sentence): Span[] => {
    const from = sentence.index;
    const to = from + sentence[0].length;
    const inside = wishes.filter(({ start, end }) => start >= from && end <= to);
    if (inside.length < fewestWishes || sentence[0].length > longestSentence) return [];
    const first = Math.min(...inside.map(({ start }) => start));
    return forgottenIn(sentence[0], from, spans, first);
  });
  return more.length === 0
    ? spans
    : [...spans, ...more].toSorted((one, other) => one.start - other.start);
}

function forgottenIn(
  sentence: string,
  from: number,
  spans: readonly Span[],
  first: number,
): Span[] {
  return [...sentence.matchAll(/[^,]+/gu)].flatMap((part): Span[] => {
    const lead = opening.exec(part[0])?.[0].length ?? 0;
    const words = part[0].slice(lead).trimEnd();
    const start = from + part.index + lead;
    const end = start + words.length;
    const isMarked = spans.some((span) => span.start < end && span.end > from + part.index);
    const count = words.split(' ').length;
    // What stands before the first wish of a sentence may be all the rest of the instruction.
    const isRow =
      start > first || part.index === 0 || lead > (/^\s*/u.exec(part[0])?.[0].length ?? 0);
    if (isMarked || !isRow || count > mostWords || !/^\p{L}[\p{L} '’-]{2,}$/u.test(words))
      return [];
    return [{ label: 'section', text: words, start, end, record: null, sure: likely }];
  });
}

const likely = 0.5;

/** How far apart two wishes of one sentence stand at most. */
const furthest = 200;

function isInSentence(text: string, one: Span, other: Span): boolean {
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  return last.start - first.end < furthest && !/[.!?\n]/.test(text.slice(first.end, last.start));
}
