import type { GivenDate, LanguageId } from '../model/brief';
import { capitalised } from '../text/casing';

/** Days one after the other; of one day, as they were told where a time is missing. */
export function inOrder(dates: readonly GivenDate[]): readonly GivenDate[] {
  if (dates.some(({ iso }) => iso === null)) return dates;
  const length = dates.every(({ iso }) => iso?.includes('T')) ? undefined : dayLength;
  const key = ({ iso }: GivenDate): string => (iso ?? '').slice(0, length);
  return dates.toSorted((one, other) => key(one).localeCompare(key(other)));
}

const dayLength = '2027-01-01'.length;

/** Numbers of days in the words of a date: not of a year, of a time, nor of "12.6.2027". */
const dayNumber =
  /(?<![\d.:/-])\d{1,2}(?!\d|[.:/h]\d|-\d{2}-|\s?(?:am|pm|a\.m|p\.m|h\b|uhr|uur|horas?|heures?|o['’]clock))/giu;

/** "Feb 4, Feb 11 and Feb 18", "12 au 15 novembre" are several days, which one date cannot say. */
const areSeveralDays = (words: string, time: string): boolean =>
  (words.replace(time, '').replace(spanOfDays, '$1 to $2').match(dayNumber)?.length ?? 0) > 1;

/** "1-24 August", "October 9–10". */
const spanOfDays = /(?<![\d.:/-])(\d{1,2})\s?[-–]\s?(\d{1,2})(?=\s\p{L}|,?\s(?:19|20)\d\d|\s*$|,)/u;

/** The day in the language of the page with the time as it was said; the member's words where it names no day. */
export function writtenDate({ iso, words, time, bound }: GivenDate, language: LanguageId): string {
  const day = iso === null ? Number.NaN : Date.parse(`${iso.slice(0, dayLength)}T00:00:00Z`);
  if (areSeveralDays(words, time ?? '') || Number.isNaN(day))
    return capitalised(namesOfDays(words, language));
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(day);
  const until = bound === undefined ? date : `${bound} ${date}`;
  const said = time ?? (iso?.includes('T') === true ? iso.slice(dayLength + 1, dayLength + 6) : '');
  return capitalised(said === '' ? until : `${until}, ${said}`);
}

const days =
  /\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|march|april|june|july|august|september|october|november|december)\b/g;

const shortMonths = /(?<=\d(?:st|nd|rd|th)?\s)(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/g;

/** English writes days and months with a capital, however they were typed. */
export function namesOfDays(words: string, language: LanguageId): string {
  return language === 'en'
    ? words.replaceAll(days, capitalised).replaceAll(shortMonths, capitalised)
    : words;
}
