import { findPrice } from '../../text/money';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { unmask } from '../read/quotes';
import type { Request } from '../read/request';
import { tellingWords } from '../target/alike-words';
import { findThing, whichOf } from '../target/find-thing';
import { thingsOf } from '../target/things';
import { priceOf } from './set-price';

const old =
  /,?\s*\b(?:instead of|rather than|not|from|and not|no longer|before it was|it was|was)\s+(?:just |only )?(?:[$€£¥₹]\s?)?\d[\d.,]*(?:\s?(?:[$€£¥₹]|pounds?|quid|euros?|dollars?|p\b))?/giu;
const bare = /(?<![\p{L}\d:./-])\d{1,5}(?:[.,]\d{1,2})?(?![\p{L}\d:/%-]|[.,]\d)/u;
const says =
  /\b(?:now|price|prices|costs?|charge|gone up|went up|goes up|going up|dropped|reduced|should be|should cost|instead of|not|is|are|to)\b/i;
const saying =
  /\b(?:is|are|now|price|prices|costs?|charge|charging|for|at|to|up|down|has|have|had|gone|went|goes|going|dropped|reduced|increased|raised|wrong|should|be|cost|change|set|update|make|put|it's|it|its|they're|they|their|only|just|pays?|paying|from|january|february|march|april|may|june|july|august|september|october|november|december|next|week|month|year|of|actually|new|just|been|we|i|instead)\b/giu;

/** "make the burrata 10": an amount behind a verb that sets something. */
const isSetTo = ({ action }: Request, said: string): boolean =>
  action === 'set' && /\s\d{1,4}(?:[.,]\d{1,2})?$/.test(said.trim());

const month =
  /(?:jan|feb|fev|fév|mar|mär|mrt|maa|apr|abr|avr|may|mai|mag|mei|jun|juin|giu|jul|juil|lug|aug|août|ago|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic)\p{L}*\.?\s$/iu;

/** "From 14 March 2026": what stands behind a month is no sum. */
const isYear = (text: string, at: number): boolean =>
  /^(?:19|20)\d{2}\b/u.test(text.slice(at)) && month.test(text.slice(Math.max(0, at - 14), at));

/** "flat white is 3.40 now", "the second price should be £79", "Cinamon bun 3.20 instead of 3". */
export const setItemPrice: Changer = (request, site): Outcome | null => {
  if (!['set', 'size', null].includes(request.action)) return null;
  const said = unmask(`${request.verb} ${request.rest}`, request.quotes).trim();
  if (
    said.length > 200 ||
    !thingsOf(site).some(({ kind, text }) => kind === 'item' && findPrice(text))
  )
    return null;
  if (/\b(?:open|close|closed|hours|o'clock|[ap]m)\b/i.test(said) || /\d:\d/.test(said))
    return null;
  const plain = said.replaceAll(old, ' ');
  const sum = findPrice(plain);
  const number = sum
    ? null
    : says.test(said) || /\d[.,]\d{2}\b/.test(plain) || isSetTo(request, plain)
      ? bare.exec(plain)
      : null;
  if ((!sum && !number) || (number && isYear(plain, number.index))) return null;
  const price = sum?.price ?? number?.[0] ?? '';
  const start = sum?.start ?? number?.index ?? 0;
  const name = `${plain.slice(0, start)} ${plain.slice(sum?.end ?? start + price.length)}`
    .replaceAll(saying, ' ')
    .replaceAll(/[,.:;!?]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (/\d/.test(name.replace(/\b\d(?:st|nd|rd|th)\b/g, '')) && !sum) return null;
  const ordinal = /\b(?:first|second|third|fourth|fifth|last|\dth|1st|2nd|3rd)\b/i.test(name);
  const found = findThing(site, ordinal ? `${name} price` : name, ['item']);
  if (!found || (!ordinal && tellingWords(name).length === 0)) return null;
  if ('several' in found) return refuse(whichOf(found.several));
  if (!findPrice(found.thing.text)) return null;
  return priceOf(site, found.thing.element, found.thing.name, price);
};
