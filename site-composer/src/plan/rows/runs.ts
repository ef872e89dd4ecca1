import type { Brief, Item, Passage } from '../../model/brief';
import { isOnlyHours } from '../../understand/marked/marked-hours';
import { readPriceRows, thingsOf } from '../outline/price-rows';
import { asPoint } from '../../text/casing';
import { eventTitle } from '../../text/event-title';
import { bareTitle } from '../../text/row-title';
import { sumPattern } from '../../text/sums';
import { tellingOf } from './covered';
import { readPriceRun } from './price-run';
import { readTimeRun } from './time-run';
import type { Entry } from './time-entry';

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
  label !== null &&
  /^(?:from\s)?[£€$]\s?\d|^\d+\s?€/iu.test(text) &&
  [...text.matchAll(sumPattern)].length === 1
    ? `${label} ${text}`
    : text;

/** The sentences that are lists of prices; a single sum is one only beside others. */
export function pricedRuns({ passages, language, lists }: Brief): Run<Item>[] {
  const things = thingsOf(lists);
  const all = passages.map((passage): Run<Item> | null => {
    const text = rowText(passage);
    const known = readPriceRows(text, language === 'en', things);
    const run = readPriceRun(text);
    const isKnown = known !== null && known.items.length >= (run?.items.length ?? 0);
    const items = isKnown ? known.items : (run?.items ?? []);
    const rest = new Set(isKnown ? tellingOf(known.rest) : []);
    const words = tellingOf(text).filter((word) => !rest.has(word));
    const lead = isKnown ? '' : (run?.lead ?? '');
    return items.length === 0 ? null : { passage, lead, rows: items, words };
  });
  return ofSeveral(
    listsOf(
      all,
      (run) => run !== null,
      ({ rows }) => rows.length,
      fewestSingle,
    ),
  );
}

/** The sentences that are rows of times; those that stand together and are written alike belong together. */
export function timedRuns(
  { passages, facts, language }: Brief,
  taken: ReadonlySet<Passage>,
): Run<Entry>[] {
  // Hours that were understood stand in a table of their own.
  const isTabled = ({ text }: Passage): boolean => facts.hours.length > 0 && isOnlyHours([text]);
  const all = passages.map((passage): (Run<Entry> & { readonly shape: string }) | null => {
    const run = taken.has(passage) || isTabled(passage) ? null : readTimeRun(passage.text);
    if (run === null || run.shape === 'limit') return null;
    const { lead, entries, shape } = run;
    const rows = language === 'en' ? entries.map(named) : entries;
    return { passage, lead, rows, shape, words: tellingOf(passage.text) };
  });
  const shapes = [...new Set(all.map((run) => run?.shape ?? null))];
  const found = shapes.flatMap((shape) =>
    shape === null
      ? []
      : listsOf(
          all,
          (run) => run?.shape === shape,
          ({ rows }) => rows.length,
          shape.startsWith('when') ? fewestRows : fewestSingle,
        ),
  );
  return ofSeveral(found.toSorted((one, other) => all.indexOf(one) - all.indexOf(other)));
}

/** "The film club shows something": what takes place, and what it does then. */
function named(entry: Entry): Entry {
  const { title, text } = eventTitle(entry.title);
  const told = [text, entry.text].filter((words) => words !== undefined).join(', ');
  return {
    ...entry,
    title: asPoint(bareTitle(title)),
    ...(told === '' ? {} : { text: asPoint(told) }),
  };
}

/** Neighbours of which one is several rows by itself, or which are so many that they are a list together. */
function listsOf<One>(
  all: readonly (One | null)[],
  isOne: (run: One | null) => boolean,
  sizeOf: (run: One) => number,
  least: number,
): One[] {
  const found: One[] = [];
  let group: One[] = [];
  for (const run of [...all, null]) {
    if (run !== null && isOne(run)) group.push(run);
    else {
      if (group.length >= least || group.some((one) => sizeOf(one) >= fewestRows))
        found.push(...group);
      group = [];
    }
  }
  return found;
}

const ofSeveral = <Row>(runs: readonly Run<Row>[]): Run<Row>[] =>
  runs.reduce((sum, { rows }) => sum + rows.length, 0) >= fewestRows ? [...runs] : [];
