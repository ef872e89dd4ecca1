import type { Span } from '../../spans/find-spans';

/** "Half days a month" says how often. */
const howOften =
  /^(?:half |full |whole )?(?:days?|hours?|evenings?|mornings?|afternoons?|weekends?) (?:a|per|each|every) \p{L}+$/iu;
const bareNumber = /^\d{1,4}\s?\p{L}?$/u;
const street =
  /(?:stra(?:ß|ss)e|str\.|weg|platz|gasse|allee|ufer|damm|ring|laan|straat|plein|kade|gracht)$/iu;
const streetInFront =
  /^(?:rue|avenue|boulevard|place|quai|chemin|calle|avenida|plaza|paseo|via|viale|piazza|corso|rua|praça|largo)\s/iu;

/** "Prices from £65 a tyre": the heading of a list is nothing that is sold, and "£65 a" is cut short. */
const heading =
  /^(?:prices?|pricing|costs?|rates?|fees?|charges?|preise?|tarifs?|precios?|prezzi)$/iu;
const article = /(?<=\d) (?:an?|the)$/iu;

/** "£38 until 30 June then £44": a price that holds until a day ends behind it, with what it is then. */
const untilDay = /\b(?:until|till|before|by|up to) \d{1,2}$/iu;
const restOfDay =
  /^(?:st|nd|rd|th)?(?: of)? \p{L}{3,9}(?:,? (?:then|after that|afterwards|after) [£€$]\d+(?:[.,]\d{2})?)?/u;

function withDay(text: string, span: Span): Span {
  const rest = untilDay.test(span.text)
    ? (restOfDay.exec(text.slice(span.end, span.end + 60))?.[0] ?? '')
    : '';
  return { ...span, end: span.end + rest.length, text: `${span.text}${rest}` };
}

function withoutArticle(span: Span): Span {
  const text = span.text.replace(article, '');
  return text === span.text ? span : { ...span, text, end: span.start + text.length };
}

const isStreet = (text: string): boolean => street.test(text) || streetInFront.test(text);

/** Marks that call something a price which is none: how often somebody helps, and the number of a house with its street. */
export function withoutFalsePrices(text: string, spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans) {
    const before = kept.at(-1);
    // It is part of the price in front of it.
    if (before?.label === 'price' && span.start < before.end) continue;
    const isBeside = before?.label === 'item' && text.slice(before.end, span.start).trim() === '';
    if (span.label === 'price' && howOften.test(span.text)) {
      if (isBeside) kept.pop();
    } else if (
      span.label === 'price' &&
      bareNumber.test(span.text) &&
      isBeside &&
      isStreet(before.text)
    ) {
      const { start } = before;
      kept[kept.length - 1] = {
        ...before,
        label: 'address',
        end: span.end,
        text: text.slice(start, span.end),
      };
    } else if (!(span.label === 'item' && heading.test(span.text)))
      kept.push(span.label === 'price' ? withoutArticle(withDay(text, span)) : span);
  }
  return kept;
}
