import type { Capability, Item, ItemList } from '../../model/brief';
import { capitalised, trimMarks } from '../../text/casing';
import { isBalanced } from '../../text/whole-sentence';
import { namesThing, withoutHanging } from '../../text/whole-title';
import { addressed, capability } from '../capability';
import type { Span } from '../../spans/find-spans';
import { forIt, lonePrice, priceBefore } from './lone-price';
import { printedPrices } from './marked-prices';
import type { MarkedText } from './marked-text';

const mostItems = 60;

/** What is offered, under the headings the member gave; priced and unpriced things apart. */
export function markedLists(marked: MarkedText, application: boolean, subject: string): ItemList[] {
  const shown = printedPrices(marked.of('price').map(({ text }) => text));
  const lists: OpenList[] = [];
  let heading: string | null = null;
  let until = Infinity;
  for (const span of marked.of('item', 'group', 'price').slice(0, 4 * mostItems)) {
    if (span.label === 'group') {
      heading = capitalised(trimMarks(span.text));
      until = span.until ?? Infinity;
      continue;
    }
    if (endsGroup(marked, span) || span.start >= until) heading = null;
    const item =
      itemOf(marked, span, shown) ?? (application ? null : lonePrice(marked, span, shown, subject));
    if (item === null) continue;
    if (span.label === 'price' && isEach(marked, span) && priceAll(lists, heading, item)) continue;
    const priced = isPriced([item]) || isBesidePriced(marked, span);
    const list = lists.find(
      (one) => one.heading === heading && (heading !== null || one.priced === priced),
    );
    if (list) list.items.push(item);
    else lists.push({ heading, items: [item], priced });
  }
  const features = application ? [] : marked.of('feature').map(({ text }) => itemNamed(text));
  return [...lists, ...(features.length === 0 ? [] : [{ heading: null, items: features }])].map(
    ({ heading: above, items }) => ({ heading: above, items: withoutTwins(items) }),
  );
}

interface OpenList {
  readonly heading: string | null;
  items: Item[];
  /** Whether priced things stand in it; under a heading both do. */
  readonly priced: boolean;
}

const each =
  /^\s*(?:each|ea\b|apiece|a piece|a pop|per (?:item|piece)|pro stück|(?:das |je )stück|la pièce|chacune?s?|cada|l['’]uno|ciascun[oa]?|per stuk|elk)/iu;

/** "$8 each" is the price of everything named before it. */
const isEach = ({ text }: MarkedText, span: Span): boolean =>
  each.test(text.slice(span.end, span.end + 20)) || / (?:each|ea|apiece)\.?$/i.test(span.text);

/** Gives all things of a list without prices the one that is said of each. */
function priceAll(lists: readonly OpenList[], heading: string | null, { price }: Item): boolean {
  const list = lists.findLast((one) => one.heading === heading && !isPriced(one.items));
  if (!list || list.items.length < 2 || price === undefined) return false;
  list.items = list.items.map((item) => ({ ...item, price }));
  return true;
}

const mostCapabilities = 24;

/** What users can do, in words that speak to them. */
export function markedCapabilities(marked: MarkedText): Capability[] {
  const tasks = marked
    .of('feature', 'about')
    .map(({ text }) => addressed(trimMarks(text)))
    .filter((task) => !relative.test(task));
  return [...new Set(tasks)].slice(0, mostCapabilities).map(capability);
}

/** "Mit dem ich meine Sammlung verwalten kann" hangs on what it is said of. */
const relative =
  /^(?:(?:mit|in|auf|bei|über) (?:dem|der|denen|die)|(?:avec|dans|sur) (?:lequel|laquelle)|(?:con|en) (?:el|la) (?:que|cual)|com (?:o|a) qual|in cui|con cui|waarmee|waarin)\s/iu;

const itemNamed = (text: string): Item => ({ title: capitalised(trimMarks(text)) });

/** "Free, Pro $12, Team $29": a thing that stands next to priced ones, and only a comma between them, is of their kind. */
function isBesidePriced({ text, spans }: MarkedText, span: Span): boolean {
  const at = spans.indexOf(span);
  const isPricedItem = (price: Span | undefined): boolean => price?.label === 'price';
  const [before, next, behind] = [spans[at - 1], spans[at + 1], spans[at + 2]];
  const joins = (from: number, to: number): boolean =>
    /^\s?(?:[,;/|]|\s(?:and|or|und|et|y|e|en)\s)\s?$/iu.test(text.slice(from, to));
  return (
    span.label === 'item' &&
    ((next?.label === 'item' &&
      isPricedItem(behind) &&
      // Of "soup, bread, cake £3" one alone has a price.
      isPricedItem(spans[at + 4]) &&
      joins(span.end, next.start)) ||
      (before !== undefined &&
        isPricedItem(before) &&
        isLastOf(text, span.end) &&
        joins(before.end, span.start)))
  );
}

const isLastOf = (text: string, end: number): boolean =>
  /^\s*(?:[.;\n)]|$)/.test(text.slice(end, end + 20));

const isPriced = (items: readonly Item[]): boolean =>
  items.some(({ price }) => price !== undefined);

/** An empty line ends what stands under a heading. */
function endsGroup({ text, spans }: MarkedText, span: Span): boolean {
  const before = spans[spans.indexOf(span) - 1];
  return (
    before !== undefined &&
    before.label !== 'group' &&
    /\n\s*\n/.test(text.slice(before.end, span.start))
  );
}

const joint = / (?:and|or|und|oder|et|ou|y|o|e|à|at|for|from|zu|für|por)$/i;

/** "Kit costs" in front of its price is the kit. */
const costing = / (?:costs?|comes to|kostet|kosten|kost|coûtent?|cuestan?|custam?|costano?)$/iu;

function itemOf(marked: MarkedText, span: Span, shown: (price: string) => string): Item | null {
  const words = trimMarks(closed(marked.text, span).replaceAll(/\s+/g, ' '));
  const isPriced = (priceBefore(marked, span) ?? priceBeside(marked, span)) !== undefined;
  const title = capitalised(
    isPriced ? withoutHanging(words.replace(costing, '')) : words.replace(joint, ''),
  );
  if (isPriced && !namesThing(title)) return null;
  if (span.label === 'price' || title.length < 2) return null;
  const price = priceBefore(marked, span) ?? priceBeside(marked, span);
  const note = marked
    .beside(span, 'note')
    .map(({ text }) => text)
    .join(', ');
  return {
    title,
    ...(note === '' ? {} : { text: capitalised(trimMarks(note)) }),
    ...(price === undefined ? {} : { price: shown(withFrom(marked.text, price)) }),
  };
}

/** "À partir de 25 €": the least that a thing costs is not what it costs. */
function withFrom(text: string, { start, text: price }: Span): string {
  const before = /(?:^|\s)(from|ab|dès|à partir de|a partir de|desde|vanaf)\s$/iu.exec(
    text.slice(Math.max(0, start - 16), start),
  )?.[1];
  return before === undefined ? price : `${before.toLowerCase()} ${price}`;
}

/** The price of an item's record, unless it plainly is that of the next thing. */
function priceBeside(marked: MarkedText, span: Span): Span | undefined {
  return marked.beside(span, 'price').find((price) => {
    const next = marked.spans[marked.spans.indexOf(price) + 1];
    return (
      next === undefined ||
      next === span ||
      next.label !== 'item' ||
      !forIt.test(marked.text.slice(price.end, next.start))
    );
  });
}

const furthestBracket = 60;

/** "Hives (National" with the bracket it opens; without it where it is never closed. */
function closed(text: string, { text: words, start, end }: Span): string {
  if (isBalanced(words)) return words;
  const behind = text.slice(end, end + furthestBracket);
  const close = behind.indexOf(')');
  const whole = text.slice(start, end + close + 1);
  if (close !== -1 && isBalanced(whole) && !whole.includes('\n')) return whole;
  return words.replace(/\s?\([^)]*$/, '').replace(/^[^(]*\)\s?/, '');
}

function withoutTwins(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items
    .filter(({ title }) => !seen.has(title.toLowerCase()) && seen.add(title.toLowerCase()))
    .slice(0, mostItems);
}
