import { forVisitors } from '../../spans/said-clauses';
import type { GivenDate } from '../../model/brief';
import type { SpanLabel } from '../../spans/labels';
import { isDeadlineAt, whenTokens, type WhenToken } from '../day-and-clock';
import { wholeTitle } from '../../text/whole-title';
import { isRuleAt } from '../rule-times';
import { timedRows, type TimedRow } from '../timed-rows';
import type { MarkedText } from './marked-text';
import { saidSentences, type SaidSentence } from './said-sentences';

/** A day that was read, and where it stands in the text. */
export interface FoundDay {
  readonly day: GivenDate;
  readonly at: number;
}

/** What these hold is shown elsewhere, or is said to whoever builds the page. */
const elsewhere = new Set<SpanLabel>([
  'hours',
  'price',
  'style',
  'color',
  'not',
  'button',
  'field',
  'feature',
  'q',
  'a',
  'quote',
  'headline',
  'name',
]);
const statements = new Set<SpanLabel>(['fact', 'about', 'note']);
const timed = new Set<SpanLabel>(['date', 'time', 'event']);
/** A longer sentence is a whole story, and no row of days. */
const longestSentence = 400;

/** Where a sentence names days or times that belong to nothing that was read, its grammar says to what they belong. */
export function withTimedRows(
  marked: MarkedText,
  found: readonly FoundDay[],
  dayOf: (row: TimedRow) => GivenDate,
): readonly FoundDay[] {
  let days = found;
  for (const sentence of saidSentences(marked)) {
    if (!hasLooseToken(marked, sentence, days)) continue;
    const rows = timedRows(marked.text.slice(sentence.start, sentence.end)) ?? [];
    const told = rows.filter(
      ({ title, clock, where }) => title !== '' || clock !== '' || where !== '',
    );
    const isWithin = ({ at }: FoundDay): boolean => at >= sentence.start && at < sentence.end;
    const others = days.filter((one) => !isWithin(one));
    if (told.length === 0 || told.length < days.length - others.length) continue;
    if (!areWhole(told) || !holdsAll(told, marked, sentence)) continue;
    days = [...others, ...told.map((row) => ({ day: dayOf(row), at: sentence.start }))];
  }
  return days.toSorted((one, other) => one.at - other.at);
}

/** A title of figures alone is a time that was not read as one. */
const areWhole = (rows: readonly TimedRow[]): boolean =>
  rows.every(({ title }) => title === '' || wholeTitle(title) !== '');

const placed = new Set<SpanLabel>(['date', 'time', 'event', 'where']);
const words = /\p{L}{3,}|\d+/gu;
const wordsOf = (text: string): string[] => text.toLowerCase().match(words) ?? [];

/** Rows take the place of what the marks say of days only where they have every word of it: "baile com acordeonista". */
function holdsAll(
  rows: readonly TimedRow[],
  { spans }: MarkedText,
  { start, end }: SaidSentence,
): boolean {
  const held = new Set(
    rows.flatMap(({ day, clock, title, where }) => wordsOf([day, clock, title, where].join(' '))),
  );
  return spans
    .filter((span) => placed.has(span.label) && span.start < end && span.end > start)
    .every(({ text }) => wordsOf(text).every((word) => held.has(word) || joins.has(word)));
}

/** Words between what takes place and where, which rows leave out. */
const joins = new Set(
  'the and from every starts start sharp und der die das dem den beim auf les des dans aux del las los con nel alla della het een met van bij das dos'.split(
    ' ',
  ),
);

function hasLooseToken(
  marked: MarkedText,
  { start, end, clauses }: SaidSentence,
  days: readonly FoundDay[],
): boolean {
  if (end - start > longestSentence) return false;
  const inside = marked.spans.filter((span) => span.start < end && span.end > start);
  if (
    !inside.some(({ label }) => timed.has(label)) ||
    inside.some(({ label }) => label === 'hours')
  )
    return false;
  const there = days.filter(({ at }) => at >= start && at < end);
  // "Club runs Tuesday and Thursday from the leisure centre, long run Sunday": what takes place on the first was missed.
  const hasTitle = there.some(({ day }) => day.title !== null);
  if (hasTitle && there.some(({ day }) => day.title === null && day.iso === null)) return true;
  const said = there
    .map(({ day }) => `${day.bound ?? ''} ${day.words} ${day.title ?? ''}`.toLowerCase())
    .join(' | ');
  // "Ceremony 2pm, dinner 5pm, carriages at midnight": the last is of the row, whatever it was taken for.
  const isRow = inside.filter(({ label }) => label === 'time').length >= fewestInRow;
  return whenTokens(marked.text.slice(start, end)).some((token) => {
    const [from, to] = [start + token.start, start + token.end];
    const clause = clauses.find((one) => one.start <= from && one.end >= to);
    const holder = inside.find((span) => span.start < to && span.end > from);
    const isHeld =
      holder !== undefined &&
      (elsewhere.has(holder.label) || (statements.has(holder.label) && !isRow));
    return (
      (clause?.told ?? 0) >= forVisitors &&
      !isHeld &&
      !isDeadlineAt(marked.text, from) &&
      !isRuleAt(marked.text, from) &&
      !said.includes(bare(token))
    );
  });
}

const fewestInRow = 2;

const bare = ({ text }: WhenToken): string =>
  text.toLowerCase().replace(/^(?:at|from|till?|until|every|on|um|à|às|a las|alle|ore|om)\s/u, '');
