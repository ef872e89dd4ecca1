import type { SpanLabel } from '../../spans/labels';
import type { MarkedText } from '../marked/marked-text';
import type { Segment } from './segments';

const naming = new Set<SpanLabel>(['name', 'place', 'address', 'subject', 'area']);
/** How people begin to speak of themselves, in the languages of pages. */
const clause =
  /^(?:it['’]s|it is|i['’]m|i am|i['’]ve|i|we['’]re|we|she|he|they|there['’]s|just me|soy|somos|estamos|me llamo|ich|wir|je|j['’]|nous|sono|siamo|mi chiamo|faccio|ik|wij|sou|chamo-me|estamos|estou)(?!\p{L})/iu;

/** Whether a part of the text holds nothing but the name, the town or the address. */
export function isNaming(
  marked: MarkedText,
  { start, end }: Pick<Segment, 'start' | 'end'>,
): boolean {
  let named = 0;
  for (const span of marked.spans)
    if (naming.has(span.label) && span.start < end && span.end > start)
      named += Math.min(span.end, end) - Math.max(span.start, start);
  return named > 0 && named >= (end - start) * nearlyAll - fewLetters;
}

/** "Calle del Azogue 23," */
const streetAndNumber = /^\p{L}[\p{L} .'’-]{3,40} \d{1,4}\p{L}?,?$/u;

const nearlyAll = 0.7;
const fewLetters = 3;

/**
 * "A page for my studio, Borrón Limpio, in Zaragoza, calle del Azogue 23, soy Nuria Beltrán": name and town were given to whoever
 * builds the page and stand above it; what people say of themselves begins behind them, and an address is told by itself.
 */
export function withoutNaming(
  marked: MarkedText,
  segments: readonly Segment[],
  isCut: boolean,
): Segment[][] {
  if (!isCut) return [[...segments]];
  if (segments.every((one) => isNaming(marked, one) && !/\d/.test(one.text))) return [];
  if (segments.length < 2) return [[...segments]];
  const at = segments.findIndex(({ text }) => clause.test(text.trim()));
  const ahead = segments.slice(0, Math.max(0, at));
  if (
    at > 0 &&
    ahead.every(
      (one) =>
        isNaming(marked, one) ||
        /^(?:in|en|à|em|a)\s\p{Lu}/u.test(one.text.trim()) ||
        streetAndNumber.test(one.text.trim()),
    )
  ) {
    const address = ahead.filter(({ text }) => /\d/.test(text));
    return [...(address.length > 0 ? [address] : []), segments.slice(at)];
  }
  const [first, ...others] = segments;
  const isName = first !== undefined && first.labels.has('name') && isNaming(marked, first);
  return [isName ? others : [...segments]];
}
