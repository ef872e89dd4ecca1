import { findPrice } from '../../text/money';
import { dateIn, spanIn, timeIn } from '../change/moments';
import { thingNamedIn } from '../target/find-thing';
import { itemMeant } from '../target/item-meant';
import { unmask } from './quotes';
import type { Reading } from './reading';
import { beginsRequest, stated as statedMark } from './request';

const changes =
  /\b(?:now|moved|postponed|brought forward|changed|instead|starts?|begins?|takes? place|is (?:at|on)|are (?:at|on))\b/i;

/** What changed with an item of the page is a request, though no verb asks for it: "group walks are £13". */
export function stated(sentence: string, { site, quotes }: Reading): string {
  const text = unmask(sentence, quotes);
  if (beginsRequest(sentence) || text.length > 160 || /‹/.test(sentence)) return sentence;
  const isPrice =
    namesPrice(text) &&
    (thingNamedIn(site, text, ['item']) !== null || itemMeant(site, text) !== null);
  const isMoment = changes.test(text) && (spanIn(text) ?? dateIn(text) ?? timeIn(text)) !== null;
  return isPrice || isMoment
    ? `${statedMark}${sentence.replace(/^(?:also|and|oh|plus),?\s+/i, '')}`
    : sentence;
}

const mostRead = 600;
const separator = /,\s+(?:and |also )?|\s+and (?:also )?/giu;
const namesPrice = (text: string): boolean =>
  findPrice(text) !== null ||
  /\d[.,]\d{2}\b/.test(text) ||
  /\b(?:is|are|now|to|costs?)(?: now)? \d/i.test(text);

const bare = /^(.{2,60}?\p{L}[)'’]?),? (?:to |at )?(\d{1,4}(?:[.,]\d{1,2})?)$/u;

/** "weekend tickets are £65 and day tickets £28", "wash 24, full groom 49": prices for several items of the page. */
export function priced(sentence: string, { site, quotes }: Reading): string[] {
  const borders = [...sentence.slice(0, mostRead).matchAll(separator)];
  const isSum = (text: string): boolean =>
    namesPrice(text) || (bare.test(text.trim()) && itemMeant(site, unmask(text, quotes)) !== null);
  const parts: string[] = [];
  let from = 0;
  for (const [index, border] of borders.entries()) {
    const behind = border.index + border[0].length;
    const next = sentence.slice(behind, borders[index + 1]?.index ?? sentence.length);
    if (!isSum(sentence.slice(from, border.index))) continue;
    const isNext =
      /^(?:add|remove|delete|rename|move|swap|take)\b/i.test(next) ||
      (isSum(next) && itemMeant(site, unmask(next, quotes)) !== null);
    if (!isNext) continue;
    parts.push(sentence.slice(from, border.index));
    from = behind;
  }
  const all = [...parts, sentence.slice(from)];
  return all.map((part) => (isSum(part) ? inWords(part) : part));
}

/** "full groom 49" as a sentence says it. */
function inWords(part: string): string {
  const [, name, sum] = bare.exec(part.trim()) ?? [];
  return name === undefined || sum === undefined || beginsRequest(part) || namesPrice(part)
    ? part
    : `${name} is now ${sum}`;
}
