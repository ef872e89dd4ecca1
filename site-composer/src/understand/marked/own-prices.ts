import type { Span } from '../../spans/find-spans';
import { readTokens } from '../../text/tokens';
import { namesThing, withoutHanging } from '../../text/whole-title';

/** Where a clause of a row of prices ends. */
const cut = /[,;:!?\n()]|\.(?=\s|$)|\s(?:and|und|et|y|plus|but|or|oder|ou)\s/giu;
const mostWords = 5;
const longestRead = 20_000;
const joint =
  /\s(?:from|for|at|is|are|costs?|ab|für|zu|à partir de|dès|pour|à|desde|por|da|per)$/iu;
const article = /^(?:an?|the|our|my|and|also|then|und|et|ein|eine|der|die|das|une?|le|la|les)\s/iu;

interface Clause {
  readonly start: number;
  readonly end: number;
}

/** "Lockouts from £65 and new locks from 90 pounds": a price belongs to the thing of its own clause. */
export function withOwnPrices(text: string, spans: readonly Span[]): readonly Span[] {
  const prices = spans.filter(({ label }) => label === 'price');
  if (prices.length === 0) return spans;
  const clauses = clausesOf(text.slice(0, longestRead));
  let record = Math.max(0, ...spans.map((span) => span.record ?? 0));
  const priced = byClause(prices, clauses);
  const things = byClause(
    spans.filter(({ label }) => label === 'item'),
    clauses,
  );
  const ofRecord = byRecord(spans);
  const moved = new Map<Span, Span>();
  const made: Span[] = [];
  for (const price of prices) {
    const clause = clauses[indexOfClause(clauses, price.start)];
    if (!clause || clause.end < price.end || (priced.get(clause)?.length ?? 0) > 1) continue;
    const items = (ofRecord.get(price.record) ?? []).filter(({ label }) => label === 'item');
    const own = things
      .get(clause)
      ?.find((span) => span.start >= clause.start && span.end <= price.start);
    const isOwn = price.record !== null && own !== undefined && own.record === price.record;
    const beside = items.length > 0 && !isOwn ? items : [];
    if (own !== undefined) {
      const taken = (ofRecord.get(own.record) ?? []).filter(({ label }) => label === 'price');
      // Two prices of one thing stand together; only one from another clause is taken from it.
      if (isOwn && taken.length < 2) continue;
      record += 1;
      moved.set(price, { ...price, record });
      moved.set(own, { ...own, record });
      continue;
    }
    if (
      beside.length === 0 ||
      beside.some((item) => item.end <= price.start && !isBehind(text, item, price))
    )
      continue;
    const thing = thingBefore(text, clause, price);
    if (
      thing === null ||
      spans.some((span) => span.label !== 'fact' && span.label !== 'about' && touches(span, thing))
    )
      continue;
    record += 1;
    moved.set(price, { ...price, record });
    made.push({ ...thing, label: 'item', record, sure: 1 });
  }
  if (moved.size === 0) return spans;
  return [...spans.filter((span) => !made.some((one) => touches(one, span))), ...made]
    .map((span) => moved.get(span) ?? span)
    .toSorted((one, other) => one.start - other.start);
}

/** The last clause that begins at a place or before it. */
function indexOfClause(clauses: readonly Clause[], at: number): number {
  let [low, high] = [0, clauses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((clauses[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The spans that reach into each clause. */
function byClause(spans: readonly Span[], clauses: readonly Clause[]): Map<Clause, Span[]> {
  const groups = new Map<Clause, Span[]>();
  for (const span of spans) {
    for (let at = Math.max(0, indexOfClause(clauses, span.start)); at < clauses.length; at += 1) {
      const clause = clauses[at];
      if (clause === undefined || clause.start >= span.end) break;
      if (touches(span, clause)) add(groups, clause, span);
    }
  }
  return groups;
}

function byRecord(spans: readonly Span[]): Map<number | null, Span[]> {
  const groups = new Map<number | null, Span[]>();
  for (const span of spans) add(groups, span.record, span);
  return groups;
}

function add<Key>(groups: Map<Key, Span[]>, key: Key, span: Span): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [span]);
  else group.push(span);
}

const touches = (one: Clause, other: Clause): boolean =>
  one.start < other.end && one.end > other.start;

/** Whether a mark that ends a clause stands between a thing and its price. */
const isBehind = (text: string, item: Span, price: Span): boolean =>
  text.slice(item.end, price.start).search(cut) >= 0;

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(cut)) {
    // "£1,200": a comma within a figure ends nothing.
    if (mark === ',' && /\d,\d{3}/.test(text.slice(index - 1, index + 4))) continue;
    clauses.push({ start, end: index });
    start = index + mark.length;
  }
  return [...clauses, { start, end: text.length }];
}

function thingBefore(
  text: string,
  { start }: Clause,
  price: Span,
): (Clause & { text: string }) | null {
  const before = text.slice(start, price.start);
  const lead = /^\s*/.exec(before)?.[0].length ?? 0;
  const bare = before.trim();
  const first = article.exec(bare)?.[0].length ?? 0;
  const words = withoutHanging(bare.slice(first).replace(joint, ''));
  if (!namesThing(words) || words.split(/\s+/).length > mostWords || /\d/.test(words)) return null;
  if (readTokens(words.toLowerCase()).some(({ pos }) => pos === 'PRON' || pos === 'AUX'))
    return null;
  const from = start + lead + first;
  return { text: words, start: from, end: from + words.length };
}
