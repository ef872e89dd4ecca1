import type { Span } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { whenTokens } from '../day-and-clock';
import { partsOf, sentencesIn, type Part } from './day-rows';

const labelled =
  /\b(?:schedule|programme|program|timetable|line-?up|running order|what['’]?s on)\s?:\s+/giu;
const clock =
  /\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?\s?(?:to|till|until|-|–)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?(?![\d\p{L}])|\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)\b/iu;
/** What joins a thing to its day and its time. */
const joint =
  /^[\s,:–-]*(?:is |are |from |at |with )?|[\s,:–-]*\b(?:from|at|on|every|is|between)?[\s:–-]*$/giu;

/** When a door is open is no thing that takes place. */
const saysOpen = /^(?:we|i|it)\b|\b(?:open(?:ing)?|closed?|shut|available|hours)\b/iu;

const fewestRows = 3;
const mostRows = 24;
const longest = 600;
const mostWords = 8;

interface ProgrammeRow {
  readonly title: Part;
  readonly day: Part | null;
  readonly clock: Part | null;
}

/**
 * What stands behind "Schedule:" with a day or a time in every part is a programme: "Breakfast with Nia weekdays 7 to 10, Drivetime with
 * Col 4 to 7, Saturday is sport from 2 until 6". A part without a day is on that of the part before it. Without such a label every
 * part needs both: "Squirrels Mondays 5-6 (age 4-6), Beavers Tuesdays 5.30-6.45, Cubs Wednesdays 6.30-8".
 */
export function withProgrammeRows(text: string, spans: readonly Span[]): readonly Span[] {
  let all = spans;
  for (const { label, from, said } of [...labelledIn(text), ...plainIn(text)]) {
    // What stands in brackets is a note on its row, however many commas it holds.
    const bare = said.replaceAll(brackets, (words) => ' '.repeat(words.length));
    const rows = partsOf(bare, from).map(rowOf);
    const whole = rows.filter((row) => row !== null);
    const isWhole = whole.length === rows.length && whole[0]?.day !== null;
    const areTimed = whole.every(({ day, clock: time }) => day !== null && time !== null);
    if (!isWhole || !(label === null ? areTimed : true)) continue;
    if (rows.length < fewestRows || rows.length > mostRows) continue;
    const record = Math.max(0, ...all.map((span) => span.record ?? 0)) + 1;
    const to = from + said.length;
    all = [
      ...all.filter((span) => span.end <= (label?.start ?? from) || span.start >= to),
      ...(label === null ? [] : [label]),
      ...whole.flatMap((row, at) => spansOf(row, record + at)),
      ...notesIn(said, from, whole, record),
    ].toSorted((one, other) => one.start - other.start);
  }
  return all;
}

const brackets = /\([^()]*\)/gu;

interface Rows {
  /** Null where nothing announces them. */
  readonly label: Span | null;
  readonly from: number;
  readonly said: string;
}

const labelledIn = (text: string): Rows[] =>
  [...text.matchAll(labelled)].slice(0, 2).map((found) => {
    const from = found.index + found[0].length;
    const said = /^(?:[^.;!?\n]|\.(?=\S))+/u.exec(text.slice(from, from + longest))?.[0] ?? '';
    return { label: sectionOf(found[0], found.index), from, said };
  });

const plainIn = (text: string): Rows[] =>
  sentencesIn(text)
    .filter((sentence) => !sentence.text.includes(':'))
    .map(({ start, text: said }) => {
      const lead = /^\s*/u.exec(said)?.[0].length ?? 0;
      return { label: null, from: start + lead, said: said.slice(lead) };
    });

/** The notes in brackets, each in the record of the row it stands behind. */
const notesIn = (
  said: string,
  from: number,
  rows: readonly ProgrammeRow[],
  record: number,
): Span[] =>
  [...said.matchAll(brackets)].flatMap(({ 0: words, index }): Span[] => {
    const start = from + index + 1;
    const row = rows.findLastIndex(({ title }) => title.start < start);
    const text = words.slice(1, -1);
    const note = { text, start, end: start + text.length, record: record + row, sure: 1 };
    return row === -1 || text === '' ? [] : [{ label: 'note', ...note }];
  });

/** The label is what the programme is called on the page. */
function sectionOf(label: string, start: number): Span {
  const text = label.replace(/\s?:\s+$/u, '');
  return { label: 'section', text, start, end: start + text.length, record: null, sure: 1 };
}

function spansOf({ title, day, clock: time }: ProgrammeRow, record: number): Span[] {
  const of = (label: SpanLabel, part: Part | null): Span[] =>
    part === null ? [] : [{ label, ...part, record, sure: 1 }];
  return [...of('event', title), ...of('date', day), ...of('time', time)];
}

/** The longest run of words of a part beside its day and its time. */
function rowOf({ text, start }: Part): ProgrammeRow | null {
  const placed = (at: number, words: string): Part => ({
    text: words,
    start: start + at,
    end: start + at + words.length,
  });
  const found = clock.exec(text);
  const time = found === null ? null : placed(found.index, found[0].trimEnd());
  const token = whenTokens(text).find(({ kind }) => kind === 'day');
  const day = token === undefined ? null : placed(token.start, token.text);
  if (time === null && day === null) return null;
  const cuts = [time, day]
    .flatMap((part) => (part === null ? [] : [[part.start - start, part.end - start] as const]))
    .toSorted(([one], [other]) => one - other);
  let from = 0;
  const rests = [...cuts, [text.length, text.length] as const].map(([at, end]) => {
    const rest = { at: from, words: text.slice(from, Math.max(from, at)) };
    from = end;
    return rest;
  });
  const titles = rests.map(({ at, words }) => {
    const bare = words.replaceAll(joint, '');
    return placed(at + words.indexOf(bare), bare);
  });
  const [title] = titles.toSorted((one, other) => other.text.length - one.text.length);
  const isThing =
    title !== undefined &&
    /\p{L}{3}/u.test(title.text) &&
    !saysOpen.test(title.text) &&
    title.text.split(' ').length <= mostWords;
  return isThing ? { title, day, clock: time } : null;
}
