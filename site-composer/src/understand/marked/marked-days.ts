import type { GivenDate, LanguageId } from '../../model/brief';
import { capitalised, trimMarks } from '../../text/casing';
import { wholeTitle } from '../../text/whole-title';
import { isDeadlineAt } from '../day-and-clock';
import { findDates } from '../find-dates';
import { dayNumbers } from '../hours-patterns';
import { dayName, namedDay, namesDay } from '../named-days';
import type { TimedRow } from '../timed-rows';
import { dayTimesOf, timesBeside } from './day-records';
import { withTimedRows, type FoundDay } from './loose-rows';
import type { Span } from '../../spans/find-spans';
import type { MarkedText } from './marked-text';

const mostDays = 24;

/** What takes place with its day, time and place. A day nothing stands beside has no title. */
export function markedDays(marked: MarkedText, today: Date, language: LanguageId): GivenDate[] {
  const when: Reading = { today, language };
  const days: FoundDay[] = [];
  for (const span of marked.of('event', 'date', 'time').slice(0, 3 * mostDays)) {
    for (const day of daysAt(marked, span, when))
      if (!days.some((one) => isSameDay(one.day, day))) days.push({ day, at: span.start });
  }
  const all = withTimedRows(marked, days, (row) => ofRow(row, when)).map(({ day }) => day);
  return datedInOrder(all).slice(0, mostDays);
}

const dayLength = '2026-12-24'.length;
const ofLimit = /\b(?:by|until|before|deadline|rsvp|bis|avant)\b/iu;

/** Days with a date one after the other, in the places where such days stand; every week and every month stay where they are. */
function datedInOrder(days: readonly GivenDate[]): readonly GivenDate[] {
  // "14 August, RSVP by 1 June": the day itself stays in front of what has to be done until then.
  if (days.some(({ title, bound }) => bound !== undefined || ofLimit.test(title ?? '')))
    return days;
  const key = ({ iso }: GivenDate): string => (iso ?? '').slice(0, dayLength);
  const dated = days
    .filter(({ iso }) => iso !== null)
    .toSorted((one, other) => key(one).localeCompare(key(other)));
  let next = 0;
  return days.map((day) => (day.iso === null ? day : (dated[next++] ?? day)));
}

const isSameDay = (one: GivenDate, other: GivenDate): boolean =>
  one.iso === other.iso && one.title === other.title && one.words === other.words;

function daysAt(marked: MarkedText, span: Span, when: Reading): readonly GivenDate[] {
  if (span.label === 'event') return ofEvent(marked, span, when);
  const day = span.label === 'date' ? alone(marked, span, when) : null;
  return day === null ? [] : [day];
}

/** A row of a sentence that was read by its grammar. */
function ofRow({ day, clock, title, where }: TimedRow, when: Reading): GivenDate {
  return { ...dayOf({ date: day, time: clock, bound: '' }, title, when), ...placed(where) };
}

const placed = (where: string): { where?: string } =>
  where === '' ? {} : { where: capitalised(trimMarks(where)) };

function ofEvent(marked: MarkedText, event: Span, when: Reading): readonly GivenDate[] {
  const further = marked.beside(event, 'where', 'note', 'price').map(({ text }) => text);
  // "Christmas Eve watchnight 11.15pm": a day of its own, whatever day was named before.
  const own = dayName(event.text)?.text;
  return dayTimesOf(marked, event).flatMap(({ date: beside, times }) => {
    const date = beside ?? (own === undefined ? dayAbove(marked, event) : undefined);
    if (!date && own === undefined && times.length === 0) return [];
    if (wholeTitle(event.text) === '') return [];
    const day = dayOf(
      { date: date?.text ?? own ?? '', time: timesOf(times), bound: boundBefore(marked, date) },
      event.text,
      when,
    );
    return [{ ...day, ...placed(further.join(', ')) }];
  });
}

/** "9am and 11am" are two spans of one record. */
const timesOf = (times: readonly Span[]): string => times.map(({ text }) => text).join(', ');

const bounds =
  /(?:^|[\s(,:])(until|till|through|bis(?: zum)?|jusqu['’]au|hasta(?: el)?|até(?: a| ao)?|fino al?|tot(?: en met)?)\s$/iu;

/** An exhibition "until 30 May" is not on 30 May. */
function boundBefore({ text }: MarkedText, date: Span | undefined): string {
  if (!date) return '';
  return bounds.exec(text.slice(Math.max(0, date.start - 16), date.start))?.[1] ?? '';
}

/** "Saturday: workshops from 10am, parade at 3pm": a day that stands before several things is the day of each. */
function dayAbove(marked: MarkedText, event: Span): Span | undefined {
  return marked
    .of('date')
    .findLast(
      (date) =>
        date.end <= event.start &&
        marked.beside(date, 'event').length <= 1 &&
        !/\n|[.!?]\s/.test(marked.text.slice(date.end, event.start)),
    );
}

/** A date outside of what takes place, or a stop on a round: "Tuesdays Kendal market". */
function alone(marked: MarkedText, date: Span, when: Reading): GivenDate | null {
  if (marked.beside(date, 'event').length > 0) return null;
  // A house number is no day.
  if (/^\d{1,2}\.?$/.test(date.text)) return null;
  const beside = timesBeside(marked, date);
  const behind = timeBehind(marked, date);
  const time = timesOf(beside.length > 0 || !behind ? beside : [behind]);
  const where = marked.beside(date, 'where', 'note', 'button').map(({ text }) => text);
  const title =
    where.length > 0 ? '' : titleBefore(marked, date, when) || thingBefore(marked, date);
  const day = dayOf(
    {
      date: date.text,
      time: time.replace(/ (?:start|sharp|prompt)$/i, ''),
      bound: boundBefore(marked, date),
    },
    title,
    when,
  );
  const isNothing = day.iso === null && title === '' && where.length === 0;
  // "The rest by 1 February" is a condition of a price, and nothing takes place then.
  const isLimit =
    (title === '' || ofPayment.test(title)) &&
    where.length === 0 &&
    isDeadlineAt(marked.text, date.start);
  return isNothing || isLimit ? null : { ...day, ...placed(where.join(', ')) };
}

/** What is owed until then; anything else visitors have to do by a day they look for among the dates. */
const ofPayment =
  /\b(?:rest|balance|remainder|deposit|payments?|paid|pay|restbetrag|anzahlung|solde|acompte|saldo|acconto|resto|señal|sinal|aanbetaling)\b/iu;

const joint = /^[\s,–-]*(?:at|from|um|ab|à|a las|alle|às|om|vanaf)?\s*$/iu;

/** "Sunday 18 April, 10am start": the hour that follows a day at once is the hour of it. */
function timeBehind({ spans, text }: MarkedText, date: Span): Span | undefined {
  const next = spans[spans.indexOf(date) + 1];
  return next?.label === 'time' && joint.test(text.slice(date.end, next.start)) ? next : undefined;
}

/** "RSVP by 1 June": what the clause around a lone date says it is the date of. */
function titleBefore({ clauses, text }: MarkedText, { start, end }: Span, when: Reading): string {
  const clause = clauses.find((one) => one.start <= start && one.end >= end);
  // "Hoffest am 12. September": the mark behind the day looked like the end of a sentence.
  const said =
    clause?.text ??
    text.slice(Math.max(text.lastIndexOf('. ', start), text.lastIndexOf('\n', start)) + 1, end);
  const found = findDates([said], when.today, when.language)[0]?.title ?? '';
  const title = found.replace(/\s(?:is|are|ist|sind|est|es|è|am|on|le|el|il|op|em|no)$/iu, '');
  // "Es el" only leads to the day.
  return /\p{L}{4}/u.test(title) ? title : '';
}

/** "RSVP by" is whole: its day follows. */
const ofReply =
  /^(?:please )?(?:rsvp|repl(?:y|ies)|respond|answers?|appl(?:y|ications?)|register|sign up|book|orders?|entries)\b.*\b(?:by|before|until)$/iu;

/** "Visitors are welcome on the first Sunday of the month": what the clause says before its day. */
function thingBefore({ clauses, text }: MarkedText, { start }: Span): string {
  const clause = clauses.find((one) => one.start <= start && one.end >= start);
  if (clause === undefined || clause.told < surelyTold) return '';
  const said = text
    .slice(clause.start, start)
    .replace(/\s(?:on|every|each)\s(?:the\s)?$/iu, '')
    .trim();
  const words = said.split(/\s+/).length;
  return /^(?:visitors|everyone|all|newcomers|families|volunteers|members)\s(?:are|is)\s(?:always\s)?welcome$/iu.test(
    said,
  ) && words <= mostWordsOfTitle
    ? said
    : '';
}

const surelyTold = 0.6;
const mostWordsOfTitle = 5;

/** By which day and in which language dates are read. */
interface Reading {
  readonly today: Date;
  readonly language: LanguageId;
}

interface SaidDay {
  readonly date: string;
  readonly time: string;
  readonly bound: string;
}

function dayOf({ date, time, bound }: SaidDay, title: string, when: Reading): GivenDate {
  const said = [date, time].filter((words) => words !== '').join(', ');
  const whole = ofReply.test(title) ? trimMarks(title) : wholeTitle(trimMarks(title));
  const iso = isoOf(said, date, when);
  const agrees = iso === null || sharesWeekday(said, iso);
  return {
    words: said,
    iso: agrees ? iso : null,
    ...(time === '' ? {} : { time }),
    ...(bound === '' ? {} : { bound: bound.toLowerCase() }),
    title: whole === '' ? null : capitalised(whole),
  };
}

/** "13 June, 11" is at eleven and not in 2011. */
function isoOf(said: string, date: string, { today, language }: Reading): string | null {
  const day = findDates([date], today, language)[0]?.iso ?? null;
  if (day === null && namesDay(date)) return namedDay(date, today);
  // Only English times are read with their day; the others stand as they were written.
  if (language !== 'en') return day;
  const whole = findDates([said], today)[0]?.iso ?? null;
  const differs = day !== null && whole?.slice(0, day.length) !== day.slice(0, whole?.length);
  return differs ? day : whole;
}

/** "Sat 14 March" is no Sunday: the year is another one than the next, and nobody said which. */
function sharesWeekday(words: string, iso: string): boolean {
  const said = (words.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .map((word) => dayNumbers.get(word))
    .find((day) => day !== undefined);
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return said === undefined || said % 7 === day;
}
