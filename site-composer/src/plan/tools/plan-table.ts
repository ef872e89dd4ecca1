import { readRows } from '../../browser/scripts/read-rows';
import type { ToolPlan } from '../../model/page';
import { capitalised } from '../../text/casing';
import type { PageContext } from '../page-context';
import { itemsBehind, itemsOf, readLength, sentenceFrom } from './read-lists';
import { keyOf } from './storage-key';

const isTable =
  /\b(?:time ?table|timetables?|tide (?:times|tables?)|(?:prayer|bus|train|ferry|departure|class) times)\b|\b(?:as|in|into) a (?:real |plain |proper )?table\b|\btable (?:with|of|that|showing)\b|\b(?:paste|pastes|pasting|pasted)\b[^.]{0,40}\b(?:rows?|table|csv|spreadsheet|excel|month|week|lines|times)\b/i;
const isOther =
  /\b(?:book|reserve|booking|dinner|league|billiard|pool|table tennis|(?:pric(?:e|es|ing)|comparison) table)\b/i;
const pasted =
  /\bpast(?:e|es|ed|ing)\b|\bcopy (?:it |them |the rows )?(?:in )?from (?:a spreadsheet|excel)\b/i;
const cues = [
  /\bcolumns?\s*(?:are|is|:|for)?\s*:?\s*/i,
  /\btable (?:with|of|showing)\s+/i,
  /\btable\s*:\s*/i,
];
const dayAndTime =
  /^((?:mon|tue|wed|thu|fri|sat|sun)\w*|mo|di|mi|do|fr|sa|so|\d{1,2} \w+)\.?:?\s+(\d{1,2}[:.]\d{2}(?:\s?[-–]\s?\d{1,2}[:.]\d{2})?(?:\s?[ap]m)?|\d{1,2}\s?[ap]m)\s+(.{2,80})$/i;

/** Lines that follow each other with as many cells each. */
function rowsIn(prompt: string): string[][] {
  let best: string[][] = [];
  let run: string[][] = [];
  for (const line of prompt.slice(0, readLength * 3).split(/\r?\n/)) {
    const cells = cellsOf(line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, ''));
    if (cells && cells.length === (run[0]?.length ?? cells.length)) run.push(cells);
    else run = cells ? [cells] : [];
    if (run.length > best.length) best = run;
  }
  return best.length >= 2 ? best.slice(0, 200) : [];
}

function cellsOf(line: string): string[] | null {
  const timed = dayAndTime.exec(line.trim());
  if (timed) return timed.slice(1, 4).map((cell) => capitalised(cell.trim()));
  const [cells = []] = readRows(line.trim());
  const isRow = cells.length >= 2 && cells.every((cell) => cell.length > 0 && cell.length <= 40);
  return isRow && /\d/.test(line) && !/[.!?]$/.test(line.trim()) ? cells : null;
}

/** Columns in the member's words; "height in metres" keeps its unit. */
function columnsIn(prompt: string): string[] {
  const tide = itemsBehind(prompt, cues, 5);
  if (tide.length >= 2) return tide;
  const text = prompt.slice(0, readLength);
  const each = /\b(?:shows?|lists?|gives?|with)\s+(?=[^.]{0,60},)/i.exec(text);
  return each ? itemsOf(sentenceFrom(text, each.index + each[0].length), 4) : [];
}

/** Rows that were given as a real table, and a place to paste rows; null where no table was asked for. */
export function planTable(context: PageContext): ToolPlan | null {
  const { prompt } = context.brief;
  if (!isTable.test(prompt) || (isOther.test(prompt) && !/\btime ?table\b/i.test(prompt)))
    return null;
  const given = rowsIn(prompt);
  const named = columnsIn(prompt);
  const width = given[0]?.length ?? named.length;
  const isHead =
    given.length > 0 && named.length !== width && !/\d/.test((given[0] ?? []).join(''));
  const columns = isHead ? (given[0] ?? []) : named.length === width ? named : [];
  const rows = isHead ? given.slice(1) : given;
  const paste = pasted.test(prompt) || rows.length === 0;
  if (rows.length === 0 && columns.length < 2) return null;
  if (arePriced(context, rows)) return null;
  return { type: 'table', columns, rows, paste, storageKey: keyOf(context) };
}

/** Rows of what is offered stand with their prices. */
function arePriced({ brief }: PageContext, rows: readonly (readonly string[])[]): boolean {
  const priced = new Set(
    brief.lists.flatMap(({ items }) =>
      items.flatMap(({ title, price }) => (price === undefined ? [] : [title.toLowerCase()])),
    ),
  );
  const same = rows.filter(([first = '']) => priced.has(first.toLowerCase())).length;
  return brief.purpose !== 'application' && rows.length > 0 && same * 2 > rows.length;
}
