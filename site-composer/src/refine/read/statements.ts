import { findPrice } from '../../text/money';
import { dateIn, spanIn, timeIn } from '../change/moments';
import { thingNamedIn } from '../target/find-thing';
import { unmask } from './quotes';
import type { Reading } from './reading';
import { beginsRequest, stated as statedMark } from './request';

const changes =
  /\b(?:now|moved|postponed|brought forward|changed|instead|starts?|begins?|takes? place|is (?:at|on)|are (?:at|on))\b/i;

/** What changed with an item of the page is a request, though no verb asks for it: "group walks are £13". */
export function stated(sentence: string, { site, quotes }: Reading): string {
  const text = unmask(sentence, quotes);
  if (beginsRequest(sentence) || text.length > 160 || /‹/.test(sentence)) return sentence;
  const isPrice = namesPrice(text) && thingNamedIn(site, text, ['item']) !== null;
  const isMoment = changes.test(text) && (spanIn(text) ?? dateIn(text) ?? timeIn(text)) !== null;
  return isPrice || isMoment
    ? `${statedMark}${sentence.replace(/^(?:also|and|oh|plus),?\s+/i, '')}`
    : sentence;
}

const separator = /,\s+(?:and |also )?|\s+and (?:also )?/giu;
const namesPrice = (text: string): boolean =>
  findPrice(text) !== null ||
  /\d[.,]\d{2}\b/.test(text) ||
  /\b(?:is|are|now|to|costs?)(?: now)? \d/i.test(text);

/** "weekend tickets are £65 and day tickets £28": two prices for two items of the page. */
export function priced(sentence: string, { site, quotes }: Reading): string[] {
  const borders = [...sentence.slice(0, 600).matchAll(separator)];
  const parts: string[] = [];
  let from = 0;
  for (const [index, border] of borders.entries()) {
    const behind = border.index + border[0].length;
    const next = sentence.slice(behind, borders[index + 1]?.index ?? sentence.length);
    if (!namesPrice(sentence.slice(from, border.index)) || !namesPrice(next)) continue;
    if (!thingNamedIn(site, unmask(next, quotes), ['item'])) continue;
    parts.push(sentence.slice(from, border.index));
    from = behind;
  }
  return [...parts, sentence.slice(from)];
}
