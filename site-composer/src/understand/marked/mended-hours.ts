import type { Span } from '../../spans/find-spans';
import { whenTokens } from '../day-and-clock';

const ordinal =
  /(?:^|[\s(:,])((?:every |each |on )?(?:the )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th|(?:jeden )?(?:ersten?|zweiten?|dritten?|letzten?)|(?:(?:chaque|tous les|le) )?(?:premiers?|deuxième|troisième|dernier)|(?:(?:cada|el) )?(?:primer|segundo|tercer|último)|(?:(?:ogni|il) )?(?:primo|secondo|terzo|ultimo)|(?:(?:elke|de) )?(?:eerste|tweede|derde|laatste)))\s$/iu;

/** "Le premier vendredi du mois": which Friday belongs to the day. */
export function withOrdinal(text: string, span: Span): Span {
  if (span.label !== 'date' || !/^\p{L}/u.test(span.text)) return span;
  const before = ordinal.exec(text.slice(Math.max(0, span.start - 24), span.start))?.[1];
  if (before === undefined) return span;
  return {
    ...span,
    start: span.start - before.length - 1,
    text: `${before} ${span.text}`,
  };
}

/** "Sabato" at the beginning of a sentence is a day, and no town. */
export function asDay(span: Span): Span {
  if (span.label !== 'place' && span.label !== 'area') return span;
  const [token] = whenTokens(span.text);
  const isDay =
    token?.kind === 'day' && token.text === span.text.trim() && !/^mar[cs]/i.test(span.text);
  return isDay ? { ...span, label: 'date' } : span;
}

/** "Shepton Thursdays" is a stop of a round, told whole in its sentence, and no town the work is done in. */
export const isStopOfRound = ({ label, text: words }: Span): boolean =>
  (label === 'place' || label === 'area') &&
  words.trim().includes(' ') &&
  whenTokens(words).some(({ kind }) => kind === 'day');

/** "Saturday", "walk-ins Friday", "otherwise by appointment": when people come is nothing that is offered. */
export const isOfDays = ({ label, text: words }: Span): boolean =>
  label === 'item' &&
  (/^(?:(?:and|on|every) )?(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?$/iu.test(words.trim()) ||
    /\b(?:by appointment|walk-?\s?ins?)\b/iu.test(words));

/** "Phone Gareth before 8pm" says when to ring, and nothing of a door. */
export function isTimeToCall(text: string, { label, text: words, start }: Span): boolean {
  if (
    label !== 'hours' ||
    !/^(?:about |around )?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?$/iu.test(words.trim())
  )
    return false;
  const before = text.slice(Math.max(0, start - 60), start);
  return /(?:before|after|by|until|till)\s$/iu.test(before) && reaching.test(before);
}

const reaching = /\b(?:phone|ring|call|text|message|whats ?app|tel)\b[^.!?\n]*$/iu;

const untilNow = /(?<!\p{L})(?:at|until|till?|by|to|past|before|after|around)\s$/iu;

/** "Open until midnight" names a time, "midnight with gold" a colour. */
export function asHour(text: string, span: Span): Span {
  if (span.label !== 'color' || whenTokens(span.text)[0]?.text !== span.text) return span;
  const isTime = untilNow.test(text.slice(Math.max(0, span.start - 8), span.start));
  return isTime ? { ...span, label: 'time' } : span;
}

/** "Ore 17": without its word a number is no hour. */
export function withHourWord(text: string, span: Span): Span {
  if (span.label !== 'time' || !/^\d{1,2}$/.test(span.text)) return span;
  const word = /(?:^|\s)(ore|um|alle|às|à|a las|om|at)\s$/iu.exec(
    text.slice(Math.max(0, span.start - 8), span.start),
  )?.[1];
  return word === undefined
    ? span
    : { ...span, text: `${word} ${span.text}`, start: span.start - word.length - 1 };
}
