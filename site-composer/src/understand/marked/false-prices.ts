import type { Span } from '../../spans/find-spans';

/** "Half days a month" says how often. */
const howOften =
  /^(?:half |full |whole )?(?:days?|hours?|evenings?|mornings?|afternoons?|weekends?) (?:a|per|each|every) \p{L}+$/iu;
const bareNumber = /^\d{1,4}\s?\p{L}?$/u;
const street =
  /(?:stra(?:ß|ss)e|str\.|weg|platz|gasse|allee|ufer|damm|ring|laan|straat|plein|kade|gracht)$/iu;
const streetInFront =
  /^(?:rue|avenue|boulevard|place|quai|chemin|calle|avenida|plaza|paseo|via|viale|piazza|corso|rua|praça|largo)\s/iu;

const isStreet = (text: string): boolean => street.test(text) || streetInFront.test(text);

/** Marks that call something a price which is none: how often somebody helps, and the number of a house with its street. */
export function withoutFalsePrices(text: string, spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans) {
    const before = kept.at(-1);
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
    } else kept.push(span);
  }
  return kept;
}
