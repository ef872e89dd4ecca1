import type { Item, ItemList } from '../model/brief';
import { capitalised, trimMarks } from '../text/casing';
import { splitEnumeration } from '../text/enumeration';
import { findPrice, splitPrice } from '../text/money';
import type { Sentence } from '../text/sentences';
import { cleanAsk } from './ask-items';

const leading =
  /^(?:we|i|they|our \w+|my \w+|it|the \w+)?\s*(?:also |currently |mainly )?(?:offers?|sells?|provides?|serves?|charges?|have|has|teach(?:es)?|do|makes?|bakes?|repairs?|rents?|stocks?|specialis?z?e in|brews?|cooks?|hosts?|runs?|covers?|includes?|prices? (?:are|is)|services (?:are|include)|tickets?)\s(?:are |include |for )?(?=\S)/i;

/** Items with their prices in one sentence; a price without words of its own belongs to the item before it. */
export function readPriced({ text }: Sentence): ItemList | null {
  if (!findPrice(text)) return null;
  const bracketed = readBracketed(text);
  if (bracketed) return bracketed;
  const colon = /^[^:]{2,60}:\s/.exec(text)?.[0];
  const start = colon?.length ?? leading.exec(text)?.[0].length ?? cueEnd(text);
  const items: Item[] = [];
  for (const part of splitEnumeration(text.slice(start).replace(/\.$/, ''))) takePart(items, part);
  const priced = items.filter(({ price }) => price !== undefined);
  if (priced.length === 0) return null;
  const heading = colon === undefined ? null : headingOf(colon);
  return { heading, items: priced.length * 2 < items.length ? priced : items };
}

/** "three packages (Basic 25€, Plus 45€)": the brackets hold the list, the words before them its heading. */
function readBracketed(text: string): ItemList | null {
  const match = /([\p{L}' -]{3,40})\(([^()]{5,300})\)/u.exec(text.slice(0, 1_000));
  const parts = splitEnumeration(match?.[2] ?? '');
  if (
    !match ||
    parts.length < 2 ||
    !parts.every((part) => splitPrice(part).title !== '' && findPrice(part))
  )
    return null;
  const items: Item[] = [];
  for (const part of parts) takePart(items, part);
  return { heading: headingOf((match[1] ?? '').replace(/^.*\b(?:with|and|offer) /i, '')), items };
}

function headingOf(label: string): string | null {
  const words = trimMarks(label);
  return words.split(' ').length <= 5 ? capitalised(words) : null;
}

/** Where the list begins in "…with two courses: …" or "…, prices from …". */
function cueEnd(text: string): number {
  const price = findPrice(text);
  const cue =
    /\b(?:with|including|offering|selling|serving|featuring|sells?|offers?|like|such as)\s/gi;
  let end = 0;
  for (const match of text.matchAll(cue))
    if (match.index < (price?.start ?? 0)) end = match.index + match[0].length;
  return end;
}

function takePart(items: Item[], part: string): void {
  const { title, price } = splitPrice(part);
  const words = title.trim();
  const found = findPrice(part);
  const ahead = found ? trimMarks(part.slice(0, found.start).replace(/[(=]\s*$/, '')) : '';
  const behind = found ? trimMarks(part.slice(found.end).replace(/^\s*\)/, '')) : '';
  const last = items.at(-1);
  if (price === null) {
    if (words !== '') items.push({ title: capitalised(cleanAsk(words)) });
    return;
  }
  if (words === '' && last && last.price === undefined) {
    items[items.length - 1] = { ...last, price };
    return;
  }
  const name = splitPrice(`${ahead} ${price}`).title;
  const own = name === '' ? words : name;
  const text =
    name !== '' && behind.split(' ').length >= 2 ? capitalised(behind.replace(/[()]/g, '')) : '';
  const full = name !== '' && text === '' && behind !== '' ? `${own} ${behind}` : own;
  items.push({
    title: capitalised(cleanAsk(full.replace(/^(?:for|at) /i, ''))),
    ...(text === '' ? {} : { text }),
    price,
  });
}

const offering =
  /^(?:we|i|they|our (?:services|products|menu|classes|courses|range|shop|team)|my (?:services|work))\s(?:also |currently |mainly |will )?(?:offers?|sells?|provides?|serves?|teach(?:es)?|do|make|bake|repair|rent(?: out)?|stock|specialis?z?e in|brew|cook|fix|install|include|cover|run|are|have)\s(.+)$/i;

/** "We bake sourdough, rye and cinnamon buns": the parts of an enumeration of at least three short things. */
export function readOffer({ text, tokens }: Sentence): ItemList | null {
  const match = offering.exec(text.slice(0, 400));
  if (!match || tokens.length > 45) return null;
  const parts = splitEnumeration((match[1] ?? '').replace(/\.$/, ''));
  const short = parts.length >= 3 && parts.every((part) => part.split(' ').length <= 5);
  if (
    !short ||
    parts.some((part) => /^(?:we|i|they|is|are|has|have|for|in|from|because)\b/i.test(part))
  )
    return null;
  return { heading: null, items: parts.map((part) => ({ title: capitalised(splitItem(part)) })) };
}

function splitItem(part: string): string {
  return cleanAsk(part);
}
