import type { Item, Passage } from '../../model/brief';
import { splitEnumeration } from '../../text/enumeration';
import { asPoint, asSentence, capitalised } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import type { PriceRows } from './price-rows';
import { isRowTitle } from '../../text/row-title';
import { timedOf } from './programmes';
import { readProgramme } from './time-rows';

const fewestRows = 2;
const fewestPoints = 3;
const longestPoint = 70;

/** What stands under a heading of its owner's: prices, a programme, points or text, whichever all of it is. */
export function sectionOfPart(
  heading: string,
  passages: readonly Passage[],
  prices: ReadonlyMap<Passage, PriceRows>,
  isOfPrices: boolean,
): DraftSection {
  const title = capitalised(heading);
  const base = { heading: title, navigation: title };
  const priced = passages.filter((passage) => prices.has(passage));
  const items = priced.flatMap((passage) => prices.get(passage)?.items ?? []);
  // Of camping that costs ten dollars there is more to say than the ten dollars.
  if (
    items.length > 0 &&
    (isOfPrices || (items.length >= fewestRows && priced.length * 2 >= passages.length))
  ) {
    const rest = priced.map((passage) => prices.get(passage)?.rest ?? '');
    const others = passages.filter((passage) => !prices.has(passage)).map(({ text }) => text);
    return pricesOf(base, items, [...others, ...rest]);
  }
  const timed = timedOf(passages);
  const entries = readProgramme(timed.length > 0 ? timed : passages);
  if (entries !== null) {
    const others = timed.length > 0 ? passages.filter((one) => !timed.includes(one)) : [];
    const lead = paragraphsOf(others).join(' ');
    return { kind: 'schedule', ...base, ...(lead === '' ? {} : { lead }), entries };
  }
  const cards = pointsOf(passages);
  if (cards !== null) return { kind: 'cards', ...base, cards };
  return { kind: 'text', ...base, paragraphs: paragraphsOf(passages) };
}

export function pricesOf(
  base: { readonly heading: string; readonly navigation: string },
  items: readonly Item[],
  notes: readonly string[],
): DraftSection {
  const lead = notes
    .filter((note) => note !== '')
    .map(asSentence)
    .join(' ');
  return {
    kind: 'prices',
    ...base,
    ...(lead === '' ? {} : { lead }),
    groups: [{ heading: null, items }],
  };
}

/** Short lines, each with what stands behind its colon: "Boilers: service and repair". */
function pointsOf(passages: readonly Passage[]): { title: string; text?: string }[] | null {
  const [only] = passages;
  const listed =
    passages.length === 1 && only ? splitEnumeration(only.text.replace(/\.$/u, '')) : [];
  const things = listed.map(withAside);
  if (things.length >= fewestPoints && things.every(({ title }) => isThing(title)))
    return things.map(({ title, text }) => ({
      title: asPoint(title),
      ...(text === undefined ? {} : { text: asPoint(text) }),
    }));
  if (passages.length < fewestPoints) return null;
  const points = passages.map(({ text }) => {
    const [, head, rest] = /^([^:.]{2,40}?)(?::|\s[–—-])\s(.+)$/u.exec(text) ?? [];
    return head !== undefined && rest !== undefined
      ? { title: asPoint(head), text: asSentence(rest) }
      : { title: asPoint(text) };
  });
  return points.every(({ title }) => title.length <= longestPoint) ? points : null;
}

/** "Night Deposit (medium, 60 min)". */
function withAside(text: string): { title: string; text?: string } {
  const [, title, aside] = /^(.{2,50}?)\s?\(([^()]+)\)$/u.exec(text.trim()) ?? [];
  return title === undefined || aside === undefined
    ? { title: text.trim() }
    : { title, text: aside };
}

const mostWordsOfThing = 6;

/** A thing of a list, and no part of a sentence. */
const isThing = (text: string): boolean =>
  text.split(' ').length <= mostWordsOfThing && !/\d|[.!?:]/u.test(text) && isRowTitle(text.trim());

const longestParagraph = 420;

/** Sentences that were said together stay together. */
export function paragraphsOf(passages: readonly Pick<Passage, 'text' | 'paragraph'>[]): string[] {
  const paragraphs: { text: string; from: number }[] = [];
  for (const { text, paragraph } of passages) {
    const sentence = asSentence(text);
    const last = paragraphs.at(-1);
    if (last && last.from === paragraph && last.text.length + sentence.length < longestParagraph)
      last.text = `${last.text} ${sentence}`;
    else paragraphs.push({ text: sentence, from: paragraph });
  }
  return paragraphs.map(({ text }) => text);
}
