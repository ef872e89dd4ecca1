import type { Item, ItemList } from '../model/brief';
import { capitalised, trimMarks } from '../text/casing';
import { splitEnumeration } from '../text/enumeration';
import { titled } from '../text/item';
import { findPrice } from '../text/money';
import { hasBarePrices, pricedParts } from '../text/priced-parts';
import type { Sentence } from '../text/sentences';
import { cleanAsk } from './ask-items';

const leading =
  /^(?:(?:we|i|they|our \w+|my \w+|it|the \w+)\s(?:also |currently |mainly )?(?:offers?|sells?|provides?|serves?|charges?|have|has|teach(?:es)?|do|makes?|bakes?|repairs?|rents?|stocks?|specialis?z?e in|brews?|cooks?|hosts?|covers?|includes?)|prices? (?:are|is)|services (?:are|include)|tickets? (?:are|cost))\s(?:are |include |for )?(?=\S)/i;

/** Items with their prices in one sentence; a price without words of its own belongs to the item before it. */
export function readPriced({ text }: Sentence): ItemList | null {
  if (!findPrice(text) && !hasBarePrices(text)) return null;
  const bracketed = readBracketed(text);
  if (bracketed) return bracketed;
  const colon = headOf(text);
  const start = colon?.length ?? leading.exec(text)?.[0].length ?? cueEnd(text);
  const items = readItems(text.slice(start));
  if (!items.some(({ price }) => price !== undefined)) return null;
  return { heading: colon === undefined ? null : headingOf(colon), items };
}

/** The label before a list; a colon far behind the first price belongs to something else. */
function headOf(text: string): string | undefined {
  const colon = /^[^:]{2,60}:\s/.exec(text)?.[0];
  return colon !== undefined && !findPrice(colon) ? colon : undefined;
}

/** Every part with a price as an item; a part without one says more about the item before it, or stands by itself. */
function readItems(text: string): Item[] {
  const items: Item[] = [];
  for (const { words, price, after } of pricedParts(text.replace(/\.$/, ''))) {
    const last = items.at(-1);
    const named = titled(cleanAsk(words));
    if (price === null) {
      if (named && last?.price !== undefined && last.text === undefined && isAddition(words))
        items[items.length - 1] = { ...last, text: capitalised(trimMarks(words)) };
      else if (named && !isAddition(words)) items.push(named);
    } else if (!named || isVerbOnly(words)) {
      if (last && last.price === undefined) items[items.length - 1] = { ...last, price };
    } else items.push({ ...withText(named, after), price });
  }
  const kept = items.filter(
    ({ title, price }) => price !== undefined || title.split(' ').length <= 4,
  );
  const priced = kept.filter(({ price }) => price !== undefined);
  return priced.length > 1 || kept.length - priced.length > 3 ? priced : kept;
}

function isVerbOnly(words: string): boolean {
  return /^(?:and )?(?:costs?|is|are|takes?|for|from|at|comes? to|kostet|coûte)?$/i.test(
    trimMarks(words),
  );
}

/** "clay included", "min 50 kg", "minimum 2 hours": no thing of its own. */
function isAddition(words: string): boolean {
  return /\b(?:included|includes|incl|inclusive|inklusive|compris|incluid[oa]|incluso|minimum|min\.?|maximum|max\.?|needed|required|only|welcome|tbc)\b|^(?:with|without|including|incl|per|each|for)\s/i.test(
    words,
  );
}

function withText(item: Pick<Item, 'title' | 'text'>, after: string): Pick<Item, 'title' | 'text'> {
  const more = trimMarks(after.replace(/[()]/g, ' ').replace(/\s+/g, ' '));
  if (more === '') return item;
  if (more.split(' ').length < 3 && item.text === undefined && !/^(?:for|per|an?)\b/i.test(more))
    return { title: `${item.title} ${more}` };
  return { ...item, text: capitalised(item.text === undefined ? more : `${item.text}, ${more}`) };
}

/** "three packages (Basic 25€, Plus 45€)": the brackets hold the list, the words before them its heading. */
function readBracketed(text: string): ItemList | null {
  const match = /([\p{L}' -]{3,40})\(([^()]{5,300})\)/u.exec(text.slice(0, 1_000));
  const inside = match?.[2] ?? '';
  const parts = splitEnumeration(inside);
  if (!match || parts.length < 2 || !parts.every((part) => findPrice(part))) return null;
  const items = readItems(inside);
  if (items.length < 2) return null;
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
  return { heading: null, items: parts.map((part) => ({ title: capitalised(cleanAsk(part)) })) };
}
