import type { Span } from '../../spans/find-spans';
import type { MarkedText } from './marked-text';

/** The days of what takes place, each with the times that are its own. */
export interface DayTimes {
  readonly date: Span | undefined;
  readonly times: readonly Span[];
}

/** "Rehearsals Sunday 5pm and Wednesday 7pm": one row for each day of a thing that takes place. */
export function dayTimesOf(marked: MarkedText, event: Span): readonly DayTimes[] {
  const dates = partedDates(marked.text, ownOf(marked, event, 'date'));
  const times = ownOf(marked, event, 'time');
  if (dates.length < 2) return [{ date: dates[0], times }];
  return dates.map((date) => ({ date, times: timesOfDate(date, dates, times) }));
}

/** The times that stand beside a date without a thing that takes place. */
export function timesBeside(marked: MarkedText, date: Span): readonly Span[] {
  const dates = [...marked.beside(date, 'date'), date].toSorted(byPlace);
  return timesOfDate(date, dates, marked.beside(date, 'time'));
}

/** Where no day but one has times behind it, they are the times of all: "Tuesday and Thursday 6.45pm". */
function timesOfDate(date: Span, dates: readonly Span[], times: readonly Span[]): readonly Span[] {
  const behind = (one: Span): readonly Span[] =>
    times.filter(({ start }) => dates.findLast((other) => other.start < start) === one);
  const areShared = dates.filter((one) => behind(one).length > 0).length < 2;
  return areShared ? times : behind(date);
}

/** "Saturday, 6 June" are two marks of one day. */
function partedDates(text: string, dates: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const date of dates) {
    const last = all.at(-1);
    const isOne =
      last &&
      !/\d/.test(last.text) &&
      /\d/.test(date.text) &&
      /^,?\s$/.test(text.slice(last.end, date.start));
    if (isOne)
      all[all.length - 1] = { ...last, end: date.end, text: text.slice(last.start, date.end) };
    else all.push(date);
  }
  return all;
}

/** Of a record with several things that take place, each has the days and times that follow it, or that stand before it. */
function ownOf(marked: MarkedText, event: Span, label: 'date' | 'time'): readonly Span[] {
  const all = marked.beside(event, label);
  const events = [...marked.beside(event, 'event'), event].toSorted(byPlace);
  if (events.length === 1 || all.length < 2) return all;
  // "Services 8am communion and 10.30am family service": the first is the heading of the others.
  const isHeaded =
    events.length === all.length + 1 && (all.at(-1)?.start ?? 0) < (events.at(-1)?.start ?? 0);
  if (isHeaded && event === events[0]) return [];
  const leads = isHeaded || (all[0]?.start ?? 0) < (events[0]?.start ?? 0);
  const own = all.filter(({ start }) => {
    const before = events.findLast((one) => one.start < start);
    const behind = events.find((one) => one.start > start);
    return (leads ? (behind ?? before) : (before ?? behind)) === event;
  });
  return own.length === 0 ? all.slice(0, 1) : own;
}

const byPlace = (one: Span, other: Span): number => one.start - other.start;
