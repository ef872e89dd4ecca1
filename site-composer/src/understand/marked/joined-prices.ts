import type { Span } from '../../spans/find-spans';

const either = /^\s(?:or|oder|ou|o|of)\s$/iu;

const joint = /^(?:plus|and|\+|&|zzgl\.?|plus de|más|più|mais)$/iu;
/** "£89 plus £6": the word behind it says what the second is for. */
const addedSum = /\s(?:plus|zzgl\.?|zuzüglich|más|più|mais)\s[£$€]?\d[\d.,]*$/iu;
const perTime =
  /\s(?:an?|per|pro|par|al?)\s(?:hour|day|night|week|month|year|session|Stunde|Tag|Nacht|Woche|Monat|Jahr|heure|jour|nuit|semaine|mois|an)$/iu;
const added = /^\s?(?:plus|\+|zzgl\.?|zuzüglich|más|più|mais)\s?$/iu;

/** "£65 or £90 with a slipcase": two prices of one thing are told together, with what the second is for. */
export function withJoinedPrices(text: string, spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const [at, span] of spans.entries()) {
    const last = all.at(-1);
    // "£89 plus £6 postage": what joins two sums is nothing that has a price.
    if (last?.label === 'price' && joint.test(span.text) && spans[at + 1]?.label === 'price')
      continue;
    const between = last ? text.slice(last.end, span.start) : '';
    const isPair =
      last?.label === 'price' &&
      span.label === 'price' &&
      hasItem(last, spans) &&
      either.test(between);
    // "Hot desk £15 a day, £120 a month": so much for longer.
    const isForLonger =
      last?.label === 'price' &&
      span.label === 'price' &&
      hasItem(last, spans) &&
      between === ', ' &&
      perTime.test(span.text) &&
      perTime.test(last.text) &&
      /^\s?(?:[.,;\n]|$)/u.test(text.slice(span.end, span.end + 2));
    const isAdded = last?.label === 'price' && span.label === 'price' && added.test(between);
    const isReason =
      last?.label === 'price' &&
      span.label === 'note' &&
      between === ' ' &&
      / (?:or|oder|ou|o|of) /iu.test(last.text);
    const isOfAdded =
      last?.label === 'price' &&
      span.label === 'item' &&
      between === ' ' &&
      addedSum.test(last.text) &&
      /^\p{Ll}+$/u.test(span.text);
    if ((isPair || isForLonger || isAdded || isOfAdded || isReason) && last)
      all[all.length - 1] = { ...last, end: span.end, text: text.slice(last.start, span.end) };
    else all.push(span);
  }
  return all;
}

const hasItem = ({ record }: Span, spans: readonly Span[]): boolean =>
  record !== null && spans.some((span) => span.label === 'item' && span.record === record);
