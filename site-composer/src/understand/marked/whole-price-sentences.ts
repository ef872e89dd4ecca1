import type { SaidClause, Span } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { endsShortened } from '../../text/abbreviations';

const sum = String.raw`(?:[£€$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|\$|pounds?|quid|euros?))`;
const unit = String.raw`(?:\s(?:an?|per|each|every|pro|par|la|le)\s\p{L}+)?`;
/** "£5 buys a lunch for two": what a sum does is no price of a thing. */
const doing = new RegExp(
  String.raw`${sum}${unit}\s(?:buys?|feeds?|pays? for|keeps?|fixes|covers|helps?|gives?|sponsors?|provides?|funds?|trains?|plants?|mends?|sends?|gets you|lets you|ernährt|bezahlt|hilft|nourrit|paie|permet|finance)\s`,
  'iu',
);
/** "It costs £9 a week to feed one donkey", "people can give £9 or £36". */
const giving = new RegExp(
  String.raw`\bcosts?\s(?:us\s|about\s|only\s)?${sum}${unit}\sto\s\p{L}|\b(?:people|you|they|friends|supporters|visitors|donors)\s(?:can|could|may)\s(?:give|donate|send|leave|offer)\s(?:us\s)?${sum}`,
  'iu',
);
/** "£19 a month up to 20", "£3 a month for ten": without the thing that was named once the number says nothing. */
const ofNumber = new RegExp(
  String.raw`(?:^|[,;]\s|\sand\s|\sor\s)(?:free|gratis|kostenlos|gratuit|${sum}${unit})\s(?:for\s)?(?:up to\s(?:\d+|\p{L}+)|(?:one|two|three|four|five|six|ten|twenty|\d+)|all(?: of them)?|bis(?: zu)? \d+|jusqu['’]à \d+)(?:\s\p{L}+)?(?=\s*(?:[,;.]|$|\sand\s|\sor\s))`,
  'giu',
);
const fewestOfNumber = 2;
/** "£30 a season, juniors £10": the first price is of nothing that was named. */
const ofNothing = new RegExp(
  String.raw`^\s*${sum}\s(?:an?|per)\s\p{L}+\s*,\s(?=[^.]*(?:${sum}|\bfree\b))`,
  'iu',
);

/** "Rent is £1350 a month plus deposit of £1500": conditions of one thing. */
const ofRent = /\b(?:rent|deposit|kaution|miete|loyer|caution)\b/iu;

const taken = new Set<SpanLabel>(['item', 'price', 'note', 'fact', 'about', 'feature', 'audience']);
const longestSentence = 260;
const mostSentences = 80;
const surelyTold = 0.8;

interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Prices that cannot be read out of their sentence as rows leave it as it was said, and no row is made of a part of it. */
export function withWholePriceSentences(
  text: string,
  spans: readonly Span[],
  clauses: readonly SaidClause[],
): { spans: readonly Span[]; clauses: readonly SaidClause[] } {
  const whole = sentencesOf(text).filter(
    (one) => one.text.length <= longestSentence && isWhole(one.text) && isOfPrices(spans, one),
  );
  if (whole.length === 0) return { spans, clauses };
  const holds = ({ start, end }: Pick<Span, 'start' | 'end'>): boolean =>
    whole.some((one) => start >= one.start && end <= one.end);
  const facts = whole.map((one): Span => ({ ...one, label: 'fact', record: null, sure: 1 }));
  return {
    spans: [...spans.filter((span) => !holds(span) || !taken.has(span.label)), ...facts].toSorted(
      (one, other) => one.start - other.start,
    ),
    clauses: clauses.map((clause) =>
      holds(clause) ? { ...clause, told: Math.max(clause.told, surelyTold) } : clause,
    ),
  };
}

const isWhole = (text: string): boolean =>
  doing.test(text) ||
  giving.test(text) ||
  ofNothing.test(text) ||
  (ofRent.test(text) && (text.match(new RegExp(sum, 'giu'))?.length ?? 0) >= fewestOfNumber) ||
  (text.match(ofNumber)?.length ?? 0) >= fewestOfNumber;

/** With anything else marked in it, as a telephone number or a day, it is read as before. */
const isOfPrices = (spans: readonly Span[], { start, end }: Sentence): boolean =>
  spans
    .filter((span) => span.start < end && span.end > start)
    .every((span) => taken.has(span.label) && span.start >= start && span.end <= end);

function sentencesOf(text: string): Sentence[] {
  const all: Sentence[] = [];
  let start = 0;
  for (const { index } of text.matchAll(/[.!?](?=\s|$)|\n/g)) {
    if (text[index] === '.' && endsShortened(text.slice(0, index + 1))) continue;
    const lead = /^\s*/.exec(text.slice(start, index))?.[0].length ?? 0;
    const from = start + lead;
    if (index > from) all.push({ text: text.slice(from, index), start: from, end: index });
    start = index + 1;
    if (all.length >= mostSentences) break;
  }
  const rest = text.slice(start).trim();
  return rest === ''
    ? all
    : [
        ...all,
        {
          text: rest,
          start: text.indexOf(rest, start),
          end: text.indexOf(rest, start) + rest.length,
        },
      ];
}
