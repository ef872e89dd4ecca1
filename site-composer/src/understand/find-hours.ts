import type { OpeningHours } from '../model/brief';
import {
  closedDay,
  dayNumbers,
  dayThenTime,
  dayTill,
  exceptedDays,
  laterDay,
  severalDays,
  spans,
  timeThenDay,
} from './hours-patterns';
import { clock, opened, written } from './hour-of-day';
import { settledHours } from './settled-hours';

export interface FoundHours {
  readonly hours: readonly OpeningHours[];
  readonly words: string | null;
}

/** Opening hours in the text, day by day; the member's words where some of them were not understood. */
export function findHours(sentences: readonly string[]): FoundHours {
  const hours: OpeningHours[] = [];
  let words: string | null = null;
  for (const sentence of sentences) {
    const text = sentence.slice(0, 500);
    const found = read(text);
    hours.push(...found);
    if (found.length === 0 && words === null) words = hoursWords(text);
  }
  return {
    hours: hours.length > 14 ? hours.slice(0, 14) : hours,
    words: hours.length > 0 ? null : words,
  };
}

/** "Tuesday and Friday 7 to 9" → "Tuesday 7 to 9, Friday 7 to 9". */
function spreadDays(text: string): string {
  return text.replaceAll(severalDays, (_, before: string, last: string, hours: string) =>
    [...before.split(/\s?(?:,|&|\b(?:and|und|et|y|e|en)\b)\s?/i).filter(Boolean), last]
      .map((one) => `${one} ${hours}`)
      .join(', '),
  );
}

/** Times of what takes place, not of a door that is open. */
const gatherings =
  /\b(?:rehears\w+|practi[cs]es?|training|trains?|meets?|meetings?|class(?:es)?|lessons?|services?|matches|sessions?|concerts?|shows?|gigs?)\b/i;

function read(asGiven: string): OpeningHours[] {
  // "18 h 30" is written with spaces in French.
  const given = asGiven.replaceAll(/(\d{1,2})\s?h\s(\d{2})(?!\d)/g, '$1h$2');
  if (gatherings.test(given) && !/\b(?:open|opening|hours)\b/i.test(given)) return [];
  const { text: plain, closed: left } = withoutExcepted(given);
  const text = spreadDays(plain);
  if (isTimeFirst(text)) return settledHours([...timesFirst(text), ...left]);
  const timed = [...text.matchAll(dayThenTime)].filter((match) => !isSmallWord(match[2]));
  const first = timed.map((match) => {
    const [from, to] = days(match[1], match[2], match[3]);
    return match[12] === undefined
      ? opened(from, to, match.slice(4, 8), match.slice(8, 12))
      : closed(from, to);
  });
  const rest = text.replaceAll(dayThenTime, ' ');
  const second = timesFirst(rest);
  const shut = [...text.matchAll(closedDay)]
    .filter((match) => !isSmallWord(match[2]))
    .map((match) => closed(...days(match[1], match[2], match[3])));
  const usual = [...second, ...first.filter((one) => one !== null)];
  const later = laterDays(rest.replaceAll(timeThenDay, ' '), usual);
  return settledHours([...usual, ...later, ...shut, ...left]);
}

/** "6am-10pm weekdays, 8-6 weekends": each time stands in front of its days. */
const isTimeFirst = (text: string): boolean =>
  /^(?:\s*open:?)?\s*(?:from\s)?\d/iu.test(text) && [...text.matchAll(timeThenDay)].length > 1;

const timesFirst = (text: string): OpeningHours[] =>
  [...text.matchAll(timeThenDay)].flatMap((match) => {
    const [from, to] = days(match[9], match[10], match[11]);
    return opened(from, to, match.slice(1, 5), match.slice(5, 9)) ?? [];
  });

interface Excepted {
  readonly text: string;
  readonly closed: readonly OpeningHours[];
}

/**
 * "Every day except Monday 9 to 5" is every day 9 to 5 with Monday closed; "9 to 5 every day except Monday 9 to 1" gives Monday
 * hours of its own.
 */
function withoutExcepted(given: string): Excepted {
  const shut: OpeningHours[] = [];
  const text = given.replaceAll(exceptedDays, (whole: string, said: string, at: number) => {
    const before = given.slice(0, at);
    const own = timeBehind.test(given.slice(at + whole.length)) && timeBefore.test(before);
    if (own) return whole;
    shut.push(...closedOn(said));
    return isNamedBefore(before) ? '' : whole;
  });
  return { text, closed: shut };
}

const timeBehind = /^,?\s?(?:from\s|von\s|de\s)?(?:\d|noon|midday)/i;
const timeBefore = /\d[^,;]*$/;
const anyDay = new RegExp(`(?:${[...spans.keys(), ...dayNumbers.keys()].join('|')})`, 'iu');
/** The days that the exception is made from stand in front of it. */
const isNamedBefore = (before: string): boolean => anyDay.test(before.slice(-40));

function closedOn(said: string): OpeningHours[] {
  const span = spanOf(said);
  if (span) return [closed(...span)];
  return (said.match(/\p{L}{2,}/gu) ?? []).flatMap((word) => {
    const plain = word.toLowerCase();
    const day = dayNumbers.get(plain) ?? dayNumbers.get(plain.replace(/s$/, ''));
    return day === undefined || isSmallWord(word) ? [] : [closed(day, day)];
  });
}

/** "9 to 5 Tuesday to Saturday and till 8 on Thursdays": Thursday opens with the others. */
function laterDays(rest: string, usual: readonly OpeningHours[]): OpeningHours[] {
  const said = [
    ...[...rest.matchAll(laterDay)].map((match) => ({
      on: days(match[5], match[6], match[7]),
      at: match.slice(1, 5),
    })),
    ...[...rest.matchAll(dayTill)].map((match) => ({
      on: days(match[1], match[2], match[3]),
      at: match.slice(4, 8),
    })),
  ];
  return said.flatMap(({ on: [from, to], at }) => {
    const around = usual.find((one) => one.from <= from && one.to >= to && one.opens !== null);
    const closes = around?.opens ? clock(at, at[2] === undefined, minutesOf(around.opens)) : null;
    return around && closes !== null
      ? [{ from, to, opens: around.opens, closes: written(closes) }]
      : [];
  });
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const spanOf = (words: string): readonly [number, number] | undefined =>
  [...spans].find(([name]) => name === words.toLowerCase())?.[1];

function days(
  all: string | undefined,
  from: string | undefined,
  to: string | undefined,
): [number, number] {
  const whole = all === undefined ? undefined : spanOf(all);
  if (whole) return [whole[0], whole[1]];
  const first = dayNumbers.get((from ?? '').toLowerCase()) ?? 1;
  return [first, to === undefined ? first : (dayNumbers.get(to.toLowerCase()) ?? first)];
}

/** "closed so we …": the short German days are words of other languages unless they have a capital. */
function isSmallWord(day: string | undefined): boolean {
  return day !== undefined && day.length === 2 && day === day.toLowerCase();
}

function closed(from: number, to: number): OpeningHours {
  return { from, to, opens: null, closes: null };
}

function hoursWords(text: string): string | null {
  const match =
    /\b(?:open|opening hours|hours|öffnungszeiten|horaires)\b:?\s([^.;]{3,80}\d[^.;]{0,40})/i.exec(
      text,
    );
  const words = match?.[1]?.trim() ?? '';
  return /\d\s?(?:am|pm|uhr|h\b|:\d\d)|\b(?:mon|tue|wed|thu|fri|sat|sun|daily|weekdays|montag|freitag|lundi|lunes)/i.test(
    words,
  )
    ? words
    : null;
}
