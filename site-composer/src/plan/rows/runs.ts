import type { Brief, Item, Passage } from '../../model/brief';
import { readPriceRows } from '../outline/price-rows';
import { tellingOf } from './covered';
import { readPriceRun } from './price-run';
import { readTimeRun } from './time-run';
import type { Entry } from './time-run';

/** A sentence that is rows. */
export interface Run<Row> {
  readonly passage: Passage;
  readonly lead: string;
  readonly rows: readonly Row[];
  /** What the rows tell, which nothing else has to tell again. */
  readonly words: readonly string[];
}

const fewestRows = 2;
const fewestSingle = 3;

/** "Estimate: £15, taken off the bill": the heading of a sum is what it is paid for. */
const rowText = ({ text, label }: Passage): string =>
  label !== null && /^(?:from\s)?[£€$]\s?\d|^\d+\s?€/iu.test(text) ? `${label} ${text}` : text;

/** The sentences that are lists of prices; a single sum is one only beside others. */
export function pricedRuns({ passages, language }: Brief): Run<Item>[] {
  const all = passages.map((passage): Run<Item> | null => {
    const text = rowText(passage);
    const known = readPriceRows(text, language === 'en');
    const run = readPriceRun(text);
    const isKnown = known !== null && known.items.length >= (run?.items.length ?? 0);
    const items = isKnown ? known.items : (run?.items ?? []);
    const rest = new Set(isKnown ? tellingOf(known.rest) : []);
    const words = tellingOf(text).filter((word) => !rest.has(word));
    const lead = isKnown ? '' : (run?.lead ?? '');
    return items.length === 0 ? null : { passage, lead, rows: items, words };
  });
  const isRow = (at: number): boolean => (all[at] ?? null) !== null;
  const runs = all.filter(
    (run, at) => run !== null && (run.rows.length >= fewestRows || isRow(at - 1) || isRow(at + 1)),
  );
  return ofSeveral(runs);
}

/** The sentences that are rows of times; those that stand together and are written alike belong together. */
export function timedRuns({ passages }: Brief, taken: ReadonlySet<Passage>): Run<Entry>[] {
  const all = passages.map((passage) => {
    const run = taken.has(passage) ? null : readTimeRun(passage.text);
    return run === null ? null : { passage, run };
  });
  const found: Run<Entry>[] = [];
  for (let from = 0; from < all.length; from += 1) {
    const shape = all[from]?.run.shape;
    if (shape === undefined || shape === 'limit') continue;
    let to = from;
    while (all[to + 1]?.run.shape === shape) to += 1;
    const group = all.slice(from, to + 1).filter((one) => one !== null);
    const isList =
      group.some(({ run }) => run.entries.length >= fewestRows) ||
      group.length >= (shape.startsWith('when') ? fewestRows : fewestSingle);
    if (isList)
      for (const { passage, run } of group)
        found.push({
          passage,
          lead: run.lead,
          rows: run.entries,
          words: tellingOf(passage.text),
        });
    from = to;
  }
  return ofSeveral(found);
}

const ofSeveral = <Row>(runs: readonly (Run<Row> | null)[]): Run<Row>[] => {
  const known = runs.filter((run) => run !== null);
  return known.reduce((sum, { rows }) => sum + rows.length, 0) >= fewestRows ? known : [];
};
