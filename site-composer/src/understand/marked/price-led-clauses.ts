import type { Span } from '../../spans/find-spans';
import { namesThing, withoutHanging } from '../../text/whole-title';

/** What stands in front of a clause that begins with its price. */
const opens = /(?:^|[,;(\n]|[.!?])\s?$/u;
const currency = /[£€$]|\b(?:euros?|pounds?|quid|dollars?|CHF|kr)\b/iu;
const mostBehind = 40;
const mostWords = 5;
/** A unit belongs to the sum: "a week", "la semaine", "pro Nacht". */
const unit = /^\s(?:(?:an?|per|each|la|le|par|pro|je|die|der|por|al?)\s|l['’])\p{L}+/iu;
const leading =
  /^\s(?:for|on|in|if|with|en|pour|im|in|für|bei|mit|per|por|con|em|voor)\s(?:(?:an?|the|une?|la|le|l['’]|de[rmn]|die|das)\s)?/iu;

/**
 * "An hour with an alpaca, £25 adult £15 child", "poêle à bois, 520 € en été, 380 € hors saison": a price that begins its clause is
 * that of what stands behind it, and not of the last thing in front of the comma.
 */
export function withPriceLedClauses(text: string, given: readonly Span[]): readonly Span[] {
  let record = given.reduce((most, one) => Math.max(most, one.record ?? 0), 0) + 1;
  const spans = withExtras(text, given, record);
  const all = [...spans];
  for (const [at, price] of spans.entries()) {
    if (price.label !== 'price' || !isLed(text, spans, at)) continue;
    const behind = thingBehind(text, spans, price);
    if (behind === null) {
      const split = splitPrice(price, record + 1);
      if (split === null) continue;
      record += 1;
      all.splice(all.indexOf(price), 1, ...split);
      continue;
    }
    record += 1;
    const place = all.indexOf(price);
    all[place] = { ...price, record, end: behind.from, text: text.slice(price.start, behind.from) };
    if (behind.marked !== null) all.splice(all.indexOf(behind.marked), 1);
    all.splice(place + 1, 0, { ...behind.made, record }, ...restOf(text, behind));
  }
  return all;
}

/** Whether the thing of its record stands before the mark that begins the price's own clause. */
function isLed(text: string, spans: readonly Span[], at: number): boolean {
  const price = spans[at];
  // "9.45 keynote": without a currency it may be a time of day.
  if (price === undefined || price.record === null || !currency.test(price.text)) return false;
  const before = text.slice(Math.max(0, price.start - 3), price.start);
  const items = spans.filter(({ label, record }) => label === 'item' && record === price.record);
  const follows = spans[at - 1];
  // "£25 adult £15 child under 12": a row goes on without a mark.
  const goesOn =
    follows !== undefined && follows.label === 'item' && isPriceFirst(text, spans, at - 1);
  return (
    (opens.test(before) || (goesOn && before.endsWith(' '))) &&
    items.some(({ end }) => end <= price.start || goesOn)
  );
}

/** Whether a thing stands right behind a price that begins its clause. */
function isPriceFirst(text: string, spans: readonly Span[], at: number): boolean {
  const [price, item] = [spans[at - 1], spans[at]];
  return (
    price?.label === 'price' &&
    item !== undefined &&
    text.slice(price.end, item.start) === ' ' &&
    opens.test(text.slice(Math.max(0, price.start - 3), price.start))
  );
}

interface Behind {
  /** Where the price ends with its unit. */
  readonly from: number;
  readonly marked: Span | null;
  readonly made: Span;
}

function thingBehind(text: string, spans: readonly Span[], price: Span): Behind | null {
  const rest = text.slice(price.end, price.end + mostBehind + 20);
  const paid = / /u.test(price.text) ? '' : (unit.exec(rest)?.[0] ?? '');
  const from = price.end + paid.length;
  const clause = /^[^,;:.!?()\n£$€\d]*/u.exec(text.slice(from, from + mostBehind))?.[0] ?? '';
  const lead = leading.exec(clause)?.[0] ?? /^\s*/u.exec(clause)?.[0] ?? '';
  // "£84, with leather slip £102": what comes with it has the price behind it.
  const next = text.slice(from + clause.length, from + clause.length + 1);
  if (/^\s(?:with|mit|avec|con|met)\s/iu.test(lead) && /[\d£€$]/u.test(next)) return null;
  const words = withoutHanging(clause.slice(lead.length).trimEnd());
  if (words === '' || words.split(/\s+/u).length > mostWords || !namesThing(words)) return null;
  const start = from + lead.length;
  const end = start + words.length;
  const inside = spans.filter((span) => span.start < end && span.end > start);
  const [marked = null, ...others] = inside;
  if (others.length > 0 || (marked !== null && !['item', 'note'].includes(marked.label)))
    return null;
  if (marked !== null && marked.start !== start) return null;
  const whole = marked?.label === 'item' ? marked.text : words;
  return {
    from,
    marked,
    made: {
      label: 'item',
      text: whole,
      start,
      end: start + whole.length,
      record: null,
      sure: price.sure,
    },
  };
}

/** What was marked with it and stands behind the next comma is told by itself. */
function restOf(text: string, { marked, made }: Behind): Span[] {
  const joint = /^,\s/u.exec(text.slice(made.end, made.end + 2))?.[0];
  if (marked === null || joint === undefined || marked.end <= made.end + joint.length) return [];
  const start = made.end + joint.length;
  return [{ ...marked, label: 'fact', record: null, start, text: text.slice(start, marked.end) }];
}

const sumAndThing =
  /^((?:from |ab |dès )?(?:[£$€]\s?)?\d[\d.,]*\s?(?:[£$€]|euros?)?(?:\s(?:an?|per|la|le|par|pro|die|der)\s\p{L}+)?)\s(?!an? |per |each|la |le |par |pro |die |der )(\p{L}[\p{L} '’-]{3,30})$/iu;

/** "380 € hors saison" was marked whole: what it is for stands in it. */
function splitPrice(price: Span, record: number): Span[] | null {
  const [, sum, thing] = sumAndThing.exec(price.text) ?? [];
  if (sum === undefined || thing === undefined || !namesThing(thing)) return null;
  const start = price.end - thing.length;
  return [
    { ...price, text: sum, end: price.start + sum.length, record },
    { ...price, label: 'item', text: thing, start, record },
  ];
}

/** "£84 with leather slip £102": what comes with it costs the second sum; the first is that of the page. */
function withExtras(text: string, spans: readonly Span[], record: number): readonly Span[] {
  return spans.map((span, at) => {
    const [before, item, behind] = [spans[at - 2], spans[at - 1], spans[at + 1]];
    const isPair = (first: Span | undefined, thing: Span | undefined, second: Span | undefined) =>
      first?.label === 'price' &&
      thing?.label === 'item' &&
      second?.label === 'price' &&
      /^ (?:with|mit|avec|con|met) (?:an? |the )?$/iu.test(text.slice(first.end, thing.start)) &&
      text.slice(thing.end, second.start) === ' ';
    if (isPair(span, behind, spans[at + 2])) return { ...span, record: null };
    if (isPair(item, span, behind)) return { ...span, record };
    return isPair(before, item, span) ? { ...span, record } : span;
  });
}
