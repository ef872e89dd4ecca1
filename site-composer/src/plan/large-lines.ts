import type { Brief } from '../model/brief';
import { lettersOf } from './choose-emblem';

/** A name of more words, or longer ones, is no sign. */
const mostWords = 4;
const longestWord = 12;

/** A day as on a calendar, in the language of the page. */
function dayLines({ facts, language }: Brief): string[] {
  const date = facts.dates.find((one) => one.iso !== null);
  const iso = date?.iso?.slice(0, 10);
  if (date === undefined || iso === undefined) return [];
  const day = new Date(`${iso}T12:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      timeZone: 'UTC',
      ...options,
    }).format(day);
  // "10 to 12 July" lasts three days.
  const last = /^\D{0,14}\d{1,2}\.?\s?(?:-|–|to|bis|au|al|a|t\/m|tot)\s?(\d{1,2})\b/iu.exec(
    date.words,
  )?.[1];
  const days = last === undefined ? '' : `–${last}`;
  return [`${day.getUTCDate()}${days}`, part({ month: 'long' }), String(day.getUTCFullYear())];
}

function nameLines({ name }: Brief, headline: string): string[] {
  if (!name.given) return [];
  const words = name.text.replaceAll(/\s+(&|and|und|et|y|e|en)\s+/gu, ' $1\u00a0').split(/ +/u);
  const isSign = words.length <= mostWords && words.every((word) => word.length <= longestWord);
  return isSign && !headline.includes(name.text) ? words : [lettersOf(name.text)];
}

/**
 * What is set very large where no drawing shows the subject, a line each: the day of what takes place, else the name, or its
 * letters where the headline is the name. Nothing on other pages: a bare word or a price without its thing is no picture.
 */
export function largeLines(brief: Brief, headline: string): readonly string[] {
  const { purpose } = brief;
  const dated = purpose === 'event' || purpose === 'celebration';
  const day = dated ? dayLines(brief) : [];
  return day.length > 0 ? day : nameLines(brief, headline);
}
