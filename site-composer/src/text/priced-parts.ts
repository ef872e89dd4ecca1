import { splitEnumeration } from './enumeration';
import { bareParts } from './bare-prices';
import { findPrice } from './money';
import type { PricedPart } from './priced-part';

const most = 80;
const bare =
  /^(.{3,60}?)\s(?:is |are |at |for |costs? )?(from |ab |à partir de |desde |da )?(\d{1,4}(?:[.,]\d{1,2})?)((?:\s(?:an?|per|each|pro|par|por)\s?\p{L}*)?)$/iu;

/** "Tuning 85 pounds, pitch raise 120" → both with their sums; a sum without a mark takes the one of its neighbours. */
export function pricedParts(text: string): PricedPart[] {
  const parts = splitEnumeration(text, []).flatMap(splitJoined).flatMap(splitRun).slice(0, most);
  const read = parts.map(readPart);
  const known = read.find(({ price }) => price !== null)?.price ?? null;
  if (known === null) return bareParts(text) ?? read;
  const mark = markOf(known);
  return mark === null
    ? read
    : read.map((part) => (part.price === null ? withMark(part, mark) : part));
}

/** "classes 25 € and workshops 40 €" are two; "tea and cake £2" is one. */
function splitJoined(part: string): string[] {
  const price = findPrice(part);
  const more = price !== null && findPrice(part.slice(price.end)) !== null;
  return more ? splitEnumeration(part) : [part];
}

/** "gels £32 removal £8": several prices with nothing between are several parts. */
function splitRun(part: string): string[] {
  const parts: string[] = [];
  let rest = part;
  const ahead = findPrice(rest)?.start === 0;
  for (let turn = 0; turn < 30; turn += 1) {
    const price = findPrice(rest);
    if (!price) break;
    const behind = rest.slice(price.end);
    const next = findPrice(behind);
    if (ahead) {
      if (!next) break;
      parts.push(rest.slice(0, price.end + next.start).trim());
      rest = rest.slice(price.end + next.start);
      continue;
    }
    const each = /^\s(?:each|a head|pp)\b/i.exec(behind)?.[0].length ?? 0;
    if (!/^[\s:]+[\p{L}\d]/u.test(behind.slice(each)) || findPrice(behind) === null) break;
    if (/^\s(?:for|per|an?|or|to|und|pour|para)\s/i.test(behind)) break;
    parts.push(rest.slice(0, price.end + each));
    rest = behind.slice(each).trim();
  }
  return [...parts, rest];
}

function readPart(part: string): PricedPart {
  const found = findPrice(part);
  const free =
    /^(.{3,40}?)\s(?:go |are |is |come |get in )?(?:for )?(free|gratis|kostenlos|gratuit)$/i.exec(
      part.trim(),
    );
  if (!found && free)
    return { words: free[1] ?? '', price: capitalisedWord(free[2] ?? ''), after: '' };
  if (!found) return { words: part, price: null, after: '' };
  const ahead = part
    .slice(0, found.start)
    .replace(/[(=@:–-]\s*$/, '')
    .trimEnd();
  const from = /(?<!\p{L})(?:from|ab|à partir de|desde|a partir de|a partire da|vanaf)$/iu.exec(
    ahead,
  )?.[0];
  const words = (from === undefined ? ahead : ahead.slice(0, -from.length)).replace(
    /\b(?:for|at|from|is|are|costs?|only|just|für|à|por|um|zu)\s*$/i,
    '',
  );
  const behind = part
    .slice(found.end)
    .replace(/^\s*\)/, '')
    .trim();
  const price = plainPrice(found.price);
  const whole = from === undefined ? price : `${from.toLowerCase()} ${price}`;
  const named = words.replace(/^(?:then|and|or|plus|now|currently|just)\b/i, '').trim();
  const buyer = isHeader(named) ? /^for (.+)$/i.exec(behind)?.[1] : undefined;
  if (buyer !== undefined) return { words: buyer, price: whole, after: '' };
  return named === '' ? nameless(whole, behind) : { words, price: whole, after: behind };
}

/** "Prices from 35 euro for small dogs": who pays it says more than the word before it. */
function isHeader(words: string): boolean {
  return /^(?:(?:our|my|the) )?(?:prices?|rates?|fees?|costs?|tickets?)(?: (?:is|are|start|starts|begin))?$/i.test(
    words,
  );
}

const unit = /\s?(?:\/\s?|per |an? |pro |par |por |al? )(\p{L}+(?: per \p{L}+)?)$/iu;

/** "24 € per person", "5 dollars a walk": what it is for is the name. */
function nameless(price: string, behind: string): PricedPart {
  const told = behind.replace(/^(?:for|is)\s/i, '');
  const per = unit.exec(price)?.[1] ?? /^(?:per |an? |each )?(\p{L}.*)$/iu.exec(told)?.[1];
  if (unit.test(price)) {
    const more = /^(?:by|until|before|from|on)\b/i.test(told) || told === '';
    return more
      ? { words: `Per ${per ?? ''}`, price: price.replace(unit, ''), after: told }
      : { words: told, price, after: '' };
  }
  if (/^(?:per|each) /i.test(told))
    return { words: capitalisedWord(told.slice(0, 3)) + told.slice(3), price, after: '' };
  const late = /^(?:by|until|before)\b/i.test(told);
  return { words: late ? '' : (per ?? told), price, after: '' };
}

function capitalisedWord(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

const spoken: readonly (readonly [RegExp, string])[] = [
  [/^(\d[\d.,]*)\s?(?:quid|pounds?|GBP)\b/i, '£$1'],
  [/^(\d[\d.,]*)\s?(?:bucks|dollars?|USD)\b/i, '$$$1'],
  [/^(\d[\d.,]*)\s?(?:euros?|EUR)\b/i, '$1\u00a0€'],
  [/^(\d[\d.,]*) (€|£|\$|kr)/i, '$1\u00a0$2'],
];

/** "4 quid" as it is printed: £4. */
export function plainPrice(price: string): string {
  return spoken.reduce((text, [pattern, written]) => text.replace(pattern, written), price);
}

function markOf(price: string): { before: string; behind: string } | null {
  const before = /^(?:from )?([A-Z]{0,2}[$£€]|CHF )/.exec(price)?.[1];
  if (before !== undefined) return { before, behind: '' };
  return /[\d]\s?€/.test(price) ? { before: '', behind: '\u00a0€' } : null;
}

/** Numbers of these count something else. */
const notPriced =
  /\b(?:ages?|over|under|players?|room|page|tables?|weeks?|years?|grade|route|no|step|class|level|unit|minutes|hall|members?|places|up|top|max|min|meet|open|close|tuesdays?|mondays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|we|i|they|you|is|are)$|\b(?:we|i|they|you)\b/i;

function withMark(part: PricedPart, mark: { before: string; behind: string }): PricedPart {
  const turned = /^(from )?(\d{1,4}(?:[.,]\d{1,2})?) for (\p{L}.*)$/iu.exec(part.words.trim());
  if (turned)
    return {
      words: turned[3] ?? '',
      price: `${turned[1] ?? ''}${mark.before}${turned[2] ?? ''}${mark.behind}`,
      after: '',
    };
  const match = bare.exec(part.words.trim());
  const value = match?.[3] ?? '';
  if (
    !match ||
    /^(?:19|20)\d{2}$/.test(value) ||
    /\b(?:at|since|in|under|over|aged?|from|to|til|till|until)$/i.test(match[1] ?? '')
  )
    return part;
  if (notPriced.test(match[1] ?? '') || (match[1] ?? '').split(' ').length > 5) return part;
  const per = (match[4] ?? '').replace(/\s+$/, '');
  return {
    words: match[1] ?? '',
    price: `${match[2] ?? ''}${mark.before}${value}${mark.behind}${per}`.trim(),
    after: '',
  };
}

/** Whether a sentence lists sums without a currency. */
export function hasBarePrices(text: string): boolean {
  return bareParts(text.replace(/\.$/, '')) !== null;
}
