import type { Facts, GivenDate, LanguageId } from '../../model/brief';
import { capitalised, trimMarks } from '../../text/casing';
import { findDates } from '../find-dates';
import { findHours } from '../find-hours';
import { dayNumbers } from '../hours-patterns';
import type { Span } from '../../spans/find-spans';
import type { MarkedText } from './marked-text';

const mostDays = 24;

/** What takes place with its day, time and place. A day nothing stands beside has no title. */
export function markedDays(marked: MarkedText, today: Date, language: LanguageId): GivenDate[] {
  const when: Reading = { today, language };
  const days: GivenDate[] = [];
  for (const span of marked.of('event', 'date').slice(0, 2 * mostDays)) {
    const day = span.label === 'event' ? ofEvent(marked, span, when) : alone(marked, span, when);
    if (
      day &&
      !days.some(
        ({ iso, title, words }) => iso === day.iso && title === day.title && words === day.words,
      )
    )
      days.push(day);
  }
  return days.slice(0, mostDays);
}

function ofEvent(marked: MarkedText, event: Span, when: Reading): GivenDate | null {
  const [date = dayAbove(marked, event)] = marked.beside(event, 'date');
  const [time] = marked.beside(event, 'time');
  if (!date && !time) return null;
  const further = marked.beside(event, 'where', 'note', 'price').map(({ text }) => text);
  return dayOf(
    { date: date?.text ?? '', time: time?.text ?? '', bound: boundBefore(marked, date) },
    [event.text, ...further].join(', '),
    when,
  );
}

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
  const [time = timeBehind(marked, date)] = marked.beside(date, 'time');
  const places = marked.beside(date, 'where', 'note', 'button').map(({ text }) => text);
  const title = places.length > 0 ? places.join(', ') : titleBefore(marked, date, when);
  const day = dayOf(
    {
      date: date.text,
      time: (time?.text ?? '').replace(/ (?:start|sharp|prompt)$/i, ''),
      bound: boundBefore(marked, date),
    },
    title,
    when,
  );
  return day.iso === null && day.title === null ? null : day;
}

const joint = /^[\s,–-]*(?:at|from|um|ab|à|a las|alle|às|om|vanaf)?\s*$/iu;

/** "Sunday 18 April, 10am start": the hour that follows a day at once is the hour of it. */
function timeBehind({ spans, text }: MarkedText, date: Span): Span | undefined {
  const next = spans[spans.indexOf(date) + 1];
  return next?.label === 'time' && joint.test(text.slice(date.end, next.start)) ? next : undefined;
}

/** "RSVP by 1 June": what the clause around a lone date says it is the date of. */
function titleBefore({ clauses }: MarkedText, { start, end }: Span, when: Reading): string {
  const clause = clauses.find((one) => one.start <= start && one.end >= end);
  const title = (clause && findDates([clause.text], when.today, when.language)[0]?.title) ?? '';
  // "Es el" only leads to the day.
  return /\p{L}{4}/u.test(title) ? title : '';
}

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
  const iso = isoOf(said, date, when);
  const agrees = iso === null || sharesWeekday(said, iso);
  return {
    words: said,
    iso: agrees ? iso : null,
    ...(time === '' ? {} : { time }),
    ...(bound === '' ? {} : { bound: bound.toLowerCase() }),
    title: title === '' ? null : capitalised(trimMarks(title)),
  };
}

/** "13 June, 11" is at eleven and not in 2011. */
function isoOf(said: string, date: string, { today, language }: Reading): string | null {
  const day = findDates([date], today, language)[0]?.iso ?? null;
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

/** Whether every day that is named has its hours in the table: of "Tuesdays and Thursdays" none is lost. */
function coversDays(hours: Facts['hours'], said: readonly string[]): boolean {
  const words =
    said
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  const named = words.flatMap(
    (word) => dayNumbers.get(word) ?? dayNumbers.get(word.replace(/s$/, '')) ?? [],
  );
  return named.every((day) => hours.some(({ from, to }) => day >= from && day <= to));
}

const spanOfTime =
  /\d{1,2}(?:\s?[:.h]\s?\d{2})?\s?(?:am|pm|h|uhr)?\s?(?:-|–|to|till?|until|bis|à|a|alle|às|tot)\s?\d{1,2}/giu;

/** Opening hours, day by day; in the member's words where one of them could not be read. */
export function markedHours(marked: MarkedText): Pick<Facts, 'hours' | 'hoursWords'> {
  const said = marked.of('hours').map(({ text }) => text);
  if (said.length === 0) return { hours: [], hoursWords: null };
  const read = said.map((words) => findHours([words]).hours);
  const whole = findHours([`open ${said.join(', ')}`]).hours;
  const all = read.every(({ length }) => length > 0)
    ? read.flat()
    : whole.length >= said.length
      ? whole
      : [];
  // Who closes over lunch has two spans a day; a table would show only the first.
  const spans = said.join(', ').match(spanOfTime)?.length ?? 0;
  return all.length > 0 && spans <= all.length && coversDays(all, said)
    ? { hours: all.slice(0, 14), hoursWords: null }
    : { hours: [], hoursWords: capitalised(said.join(', ')).slice(0, 300) };
}
