import type { DraftSection } from '../draft-section';
import { asPoint, trimMarks } from '../../text/casing';
import { countedLine } from '../../understand/outline/counted-lines';
import { isRowTitle } from './row-title';
import { readTimedParts } from './timed-parts';

type Entry = Extract<DraftSection, { kind: 'schedule' }>['entries'][number];

const clock = String.raw`\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|uhr|h\b|noon)?`;
const fewest = 2;

/** The rows of a programme: each line at its time, or each part of a sentence on its day; null where one of them is no such row. */
export function readProgramme(passages: readonly { readonly text: string }[]): Entry[] | null {
  const lines = passages.map(({ text }) => readTimedParts(text));
  const byLine = lines.flatMap((entries) => entries ?? []);
  if (byLine.length >= fewest && lines.every((entries) => entries !== null)) return byLine;
  const counts = passages.map(({ text }) => readCountedRow(text));
  const byCount = counts.filter((entry) => entry !== null);
  if (byCount.length >= fewest && byCount.length === counts.length) return byCount;
  const dates = passages.map(({ text }) => readDateRow(text));
  const byDate = dates.filter((entry) => entry !== null);
  if (byDate.length >= fewest && byDate.length === dates.length) return byDate;
  const parts = passages
    .flatMap(({ text }) => text.replace(/\.$/u, '').split(/[,;]\s+/u))
    .map(readDayRow);
  const byDay = parts.filter((entry) => entry !== null);
  return byDay.length >= fewest && byDay.length === parts.length ? byDay : null;
}

const month = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`;
const date = new RegExp(
  `(?:\\bon\\s)?\\b((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s|(?:mon|tue|wed|thu|fri|sat|sun),?\\s)?(?:the\\s)?(?:\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?${month}|${month}\\s\\d{1,2}(?:st|nd|rd|th)?)(?:,?\\s\\d{4})?(?:,?\\s(?:at\\s|from\\s)?\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm)(?:\\s?(?:-|–|to|till|until)\\s?\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm)?)?)?)`,
  'iu',
);
const longestTitle = 70;

/** "Spring Concert at the church on Saturday 18 April at 7pm, tickets £8": what takes place on a day, and what is said of it. */
function readDateRow(text: string): Entry | null {
  const bare = text.replace(/\.$/u, '');
  const match = date.exec(bare);
  if (!match) return null;
  const before = trimMarks(bare.slice(0, match.index).replace(/\s(?:is|are|on|at|:)\s*$/iu, ''));
  const behind = trimMarks(bare.slice(match.index + match[0].length));
  const [first = '', ...rest] = behind.split(/,\s/u);
  const title = before === '' ? first : before;
  const more = before === '' ? rest.join(', ') : behind;
  if (title === '' || title.length > longestTitle || !isRowTitle(title)) return null;
  return {
    when: match[1] ?? '',
    datetime: null,
    title: asPoint(title),
    ...(more === '' ? {} : { text: asPoint(more) }),
  };
}

const dayName = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|segunda|terça|quarta|quinta|sexta`;
const day = new RegExp(
  `^((?:(?:every|each|jeden|jeder|alle|tous les|todos los|ogni|elke|todas as|on)\\s)?(?:(?:\\d\\.|\\d(?:st|nd|rd|th)|first|second|third|last|ersten?|letzten?)\\s)?(?:${dayName})(?:\\s(?:im monat|of the month|du mois|del mes|del mese|van de maand))?)\\s+(?=\\p{L})(.+)$`,
  'iu',
);
const atEnd = new RegExp(
  `\\s((?:from |at |von |ab |de |da |van |vanaf )?${clock}\\s?(?:-|–|to|till|until|bis|à|a|tot|alle)\\s?${clock}(?:\\s?(?:uhr|h))?|(?:from |at |ab |um )?\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|uhr|h))$`,
  'iu',
);

/** "Dienstag Kempten Wochenmarkt 7–13 Uhr": what takes place on a day of the week. */
function readDayRow(text: string): Entry | null {
  const [, when = '', said = ''] = day.exec(text) ?? [];
  if (said === '' || said.split(' ').length > mostWords) return null;
  const time = atEnd.exec(` ${said}`)?.[1] ?? '';
  const title = trimMarks(` ${said}`.slice(0, time === '' ? undefined : -time.length));
  // "Montag bis Donnerstag 7 bis 16 Uhr" are opening hours, and nothing that takes place.
  if (!/\p{L}{3}/u.test(title) || ofHours.test(title)) return null;
  return {
    when: [asPoint(when), time].filter(Boolean).join(', '),
    datetime: null,
    title: asPoint(title),
  };
}

const ofHours =
  /^(?:bis|to|till?|until|through|thru|and|und|à|au|et|a|al|y|e|t\/m|tot|en|nur|only|closed|open|from|von|ab|de|da|van|geschlossen|fermé|cerrado|fechado|chiuso|gesloten|nachmittags|vormittags|morning|afternoon)(?!\p{L})/iu;
const mostWords = 10;

/** "Week 2 MIG, straight beads". */
function readCountedRow(text: string): Entry | null {
  const [, when = '', , , title = ''] = countedLine.exec(text.replace(/\.$/u, '')) ?? [];
  return title === '' ? null : { when: asPoint(when), datetime: null, title: asPoint(title) };
}
