import type { Span } from '../../spans/find-spans';
import { readTokens } from '../../text/tokens';
import { whenTokens } from '../day-and-clock';

const unitBehind =
  /^\s(?:la|le|l['’]|par|pro|je|die|der|por|al?|per|an?)\s?(?:séance|heure|cours|leçon|nuit|journée|mois|semaine|personne|Stunde|Einheit|Sitzung|Nacht|Tag|Monat|Woche|Person)\b/iu;

/** "18 € la séance": what a price is paid for belongs to it, and is no thing of its own. */
export function withWholeUnits(text: string, spans: readonly Span[]): readonly Span[] {
  const grown = spans.map((span) => {
    const unit =
      span.label === 'price'
        ? unitBehind.exec(text.slice(span.end, span.end + longestUnit))?.[0]
        : undefined;
    if (unit === undefined) return span;
    return {
      ...span,
      end: span.end + unit.length,
      text: text.slice(span.start, span.end + unit.length),
    };
  });
  return grown.filter(
    (span) =>
      span.label === 'price' ||
      !grown.some(
        (price) => price.label === 'price' && span.start >= price.start && span.end <= price.end,
      ),
  );
}

const longestUnit = 20;
const clockLike = /^(?:from |at |ab |um )?(?:[01]?\d|2[0-3])[.:][0-5]\d$/iu;

/** "Practice Thursdays 8pm, beginners from 7.15": beside a day, and without any sum, that is a time. */
export function withTimes(text: string, spans: readonly Span[]): readonly Span[] {
  const timed = spans.filter(({ label, text: words, start }) => {
    if (label !== 'price' || !clockLike.test(words)) return false;
    const from = Math.max(text.lastIndexOf('. ', start), text.lastIndexOf('\n', start)) + 1;
    const [sentence = ''] = /^[^\n]*?(?=\.\s|\n|$)/u.exec(text.slice(from)) ?? [];
    return !/[£€$]/.test(sentence) && whenTokens(sentence).some(({ kind }) => kind === 'day');
  });
  const records = new Set(timed.map(({ record }) => record));
  return spans.map((span): Span => {
    if (timed.includes(span)) return { ...span, label: 'time' };
    const isOf = span.record !== null && records.has(span.record) && span.label === 'item';
    return isOf ? { ...span, label: 'event' } : span;
  });
}

/** "25 sq ft": without its number a unit names nothing. */
const unitOnly =
  /^(?:sq(?:uare)?\.? ?(?:ft|feet|m|metres?|meters?)|sqm|m²|ft|kg|kilos?|g|lb|litres?|ml|cm|mm|inch(?:es)?|hours?|minutes?|mins?|days?|nights?|weeks?|sessions?|lessons?|people|persons?|pages?|minuten|stunden?|tage?|nächte?|wochen?|monate?|personen|heures?|jours?|nuits?|semaines?|mois|minuti|ore|giorni|horas?|minutos?|días?|dias?|noches?|uur|dagen|nachten)(?:\s(?:at|for))?$/iu;

const mostWordsBefore = 4;
const noThing = /^(?:and|or|plus|also|from|at|for|only|just|sell|selling|with|it|that|then)$/i;

const second = /^\s(?:and|or|und|oder|et|ou)\s(\p{Ll}[\p{L}'’-]{2,20})(?=[,.;\n]|$)/u;

/** "£12 for under 21s and students": whoever the price is for, all of them. */
function withSecond(text: string, span: Span, spans: readonly Span[]): Span {
  const more = second.exec(text.slice(span.end, span.end + 30))?.[0];
  if (more === undefined) return span;
  const end = span.end + more.length;
  const held = spans.filter((one) => one !== span && one.start < end && one.end > span.end);
  return held.every(({ label }) => label === 'audience')
    ? { ...span, end, text: text.slice(span.start, end) }
    : span;
}

function isPartOfThing(before: string): boolean {
  const tokens = readTokens(before);
  return (
    tokens.length <= mostWordsBefore &&
    tokens.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN') &&
    tokens.every(
      ({ pos, lower }) => !['VERB', 'AUX', 'PRON', 'PUNCT'].includes(pos) && !noThing.test(lower),
    )
  );
}

/** "Juniors on Friday nights £3": the words of a thing begin where its part of the sentence does. */
export function withWholeThings(text: string, spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) => {
    const next = spans[at + 1];
    const isPriced =
      span.label === 'item' && next?.label === 'price' && next.record === span.record;
    const priceBefore = spans[at - 1];
    if (
      span.label === 'item' &&
      priceBefore?.label === 'price' &&
      priceBefore.record === span.record
    )
      return withSecond(text, span, spans);
    if (!isPriced || span.record === null) return span;
    const counted =
      unitOnly.test(span.text.trim()) &&
      /(?:^|\s)(\d[\d.,]*\s?)$/u.exec(text.slice(Math.max(0, span.start - 12), span.start))?.[1];
    if (typeof counted === 'string') {
      const start = span.start - counted.length;
      return { ...span, start, text: text.slice(start, span.end) };
    }
    const floor = Math.max(spans[at - 1]?.end ?? 0, span.start - 60);
    const cut = /^(?:[^]*[.,;:!?()\n•|/–—])?\s*/u.exec(text.slice(floor, span.start))?.[0] ?? '';
    const start = floor + cut.length;
    const before = text.slice(start, span.start).trim();
    const begins = cut !== '' && /[.,;:!?()\n•|–—]/u.test(cut);
    return before !== '' && begins && isPartOfThing(before)
      ? { ...span, start, text: text.slice(start, span.end) }
      : span;
  });
}
