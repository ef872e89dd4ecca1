import type { SaidClause, Span } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';

/** "Not a corporate look", "with the feel of a zine": how a page is to look, as a noun. */
const lookNoun =
  /\b(?:an?|the|of|no|not|my|our|more|less)\s(?:\p{L}+[ -]){0,2}(?:look|feel|vibe|aesthetic|look and feel|colou?r scheme|typeface)\b(?!\s(?:after|at|forward|out|up|for|round|around|into|through|back))/iu;
const sentence = /[^.!?\n]+/gu;

/** What is read to visitors, were it not said of the look. */
const told = new Set<SpanLabel>(['fact', 'item', 'feature', 'note', 'about']);

/** A sentence about how the page is to look is for whoever builds it, whatever it is compared with: "more like a hand-made label". */
export function withoutLookTalk(
  text: string,
  spans: readonly Span[],
  clauses: readonly SaidClause[],
): { readonly spans: readonly Span[]; readonly clauses: readonly SaidClause[] } {
  const looks = [...text.matchAll(sentence)]
    .filter(([words]) => lookNoun.test(words.slice(0, longestRead)))
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }));
  if (looks.length === 0) return { spans, clauses };
  const isLook = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    looks.some((look) => look.start < end && look.end > start);
  const kept = spans.filter((span) => !(told.has(span.label) && isLook(span)));
  const bare = clauses.filter(
    (clause) =>
      isLook(clause) && !kept.some(({ start, end }) => start < clause.end && end > clause.start),
  );
  return {
    spans: [...kept, ...bare.map(asWish)].toSorted((one, other) => one.start - other.start),
    clauses: clauses.map((clause) => (isLook(clause) ? { ...clause, told: 0 } : clause)),
  };
}

const longestRead = 400;

/** A clause as a wish about the page. */
const asWish = ({ text, start, end }: SaidClause): Span => ({
  label: /^(?:not|no|nothing|never)\b/iu.test(text.trim()) ? 'not' : 'style',
  text,
  start,
  end,
  record: null,
  sure: 1,
});
