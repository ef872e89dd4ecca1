import { asPoint, trimMarks } from '../../text/casing';
import { isMonthAlone, namesDay } from '../../text/time-phrases';
import type { DraftSection } from '../draft-section';

export type Entry = Extract<DraftSection, { kind: 'schedule' }>['entries'][number];

/** The words of a row in front of its times, its times, and the words behind them. */
export interface Row {
  when: string[];
  before: string[];
  behind: string[];
}

/** When a door is open, and whose "5th birthday" it is, is nothing that takes place. */
const ofDoor =
  /^(?:birthdays?|anniversary|open(?:ing|s)?|closed|geöffnet|ouvert|abierto|aperto|geopend|aberto)$/iu;
const longestTitle = 60;
const mostWords = 9;
const longestNote = 110;
/** Somebody who does something is no thing that takes place. */
export const ofSpeaker =
  /^(?:(?:we|i|you|they|it|he|she|there|who|which|wir|ich|sie|es|nous|je|on|ils?|elles?|nosotros|noi|wij|nós)(?:['’]\p{L}+)?(?!\p{L})|[cç]['’])/iu;
/** What joins a thing to its time, and is no part of its name. */
export const verb =
  /\s(?:is|are|on|at|from|every|each|meets?|starts?|runs?|trains?|opens?|plays?|rehearses?|practi[sc]es?|now|in|ist|sind|est|es|é)$/iu;

/** "C'est ouvert du", "Au, de": what ends in such a word goes on with what was taken for a time. */
const isOpenEnded = (text: string): boolean =>
  /(?:^|[\s,])(?:du|de|des|au|aux|à|dès|jusqu['’]à|le|la|les|von|vom|bis|zum|zur|ab|del|al|desde|hasta|dal|dalle|alle|fino|às|até|das|van|tot|the|from|to|till|until|between|and|und|et|y|e|en|o|ou|or)$/iu.test(
    text,
  );

/** What says when or whether, or begins in the middle, names nothing that takes place. */
const saysNothing = new Set(
  'all any each every date dates time times timing timings hours except only not until ore ora heures hora horas uhr jeden jede tage jours giorni born died geboren gestorben née décédé'.split(
    ' ',
  ),
);
/** "The Otter Dash is a 5k" tells what it is, and "Starting" nothing that takes place. */
const tellsWhat =
  /(?<!\p{L})(?:is|are)\s(?:an?|the|our|my)(?!\p{L})|^(?:starting|beginning|finishing|ending|opening)$/iu;
const begins =
  /^(?:of|to|by|from|with|who|which|where|when|because|followed|von|mit|der wo|avec|con|com|met)\s/iu;

/** Whether words can be the title of what takes place. */
function isThing(title: string): boolean {
  const words = title.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return (
    !isOpenEnded(title) &&
    !begins.test(title) &&
    !tellsWhat.test(title) &&
    words.some((word) => !saysNothing.has(word) && !/^(?:days?|one|second|first)$/u.test(word))
  );
}

/** A row as an entry of a programme; null where it tells more than one. */
export function entryOf({ when, before, behind }: Row, earlier: readonly Row[]): Entry | null {
  const told = trimMarks(before.join(', ').replace(verb, ''));
  const said = behind.map((words) => trimMarks(words)).filter((words) => words !== '');
  const [first = '', ...rest] = told === '' ? said : [told, ...said];
  if (first === '') return hoursOf(when.join(', '));
  const [, head = first, aside = ''] = /^(.{2,60}?)\s?\(([^()]+)\)$/u.exec(first) ?? [];
  const title = (
    told === '' ? head.replace(/^(?:at|in|for|im|in der|à|en|a|bei)\s(?:the\s)?/iu, '') : head
  ).replace(/^(?:and|und|et|y|e|en)\s(?:then\s)?(?=\p{L}{2})/iu, '');
  const note = trimMarks([aside, ...rest].filter((words) => words !== '').join(', '));
  const isRow =
    isThing(title) &&
    !ofDoor.test(title) &&
    !isOpenEnded(note) &&
    !when.every(isMonthAlone) &&
    title.length <= longestTitle &&
    title.split(' ').length <= mostWords &&
    note.length <= longestNote &&
    /\p{L}{2}/u.test(title);
  if (!isRow || ofSpeaker.test(told === '' ? title : told)) return null;
  const day =
    when.some(namesDay) || told !== ''
      ? undefined
      : earlier.findLast((row) => row.when.some(namesDay));
  return {
    when: asPoint(
      [...(day === undefined ? [] : [dayOf(day)]), ...when]
        .join(', ')
        .replace(/^(?:on|at)\s/iu, ''),
    ),
    datetime: null,
    title: asPoint(title),
    ...(note === '' ? {} : { text: asPoint(note) }),
  };
}

/** The day of a row, without its hour. */
const dayOf = ({ when }: Row): string => {
  const words = when.find(namesDay) ?? '';
  return words.replace(
    /[\s,]+(?:at\s)?\d{1,2}(?:[:.h]\d\d)?(?:\s?(?:am|pm|uhr|h))?(?:\s?[-–].*)?$/iu,
    '',
  );
};

/** "Saturday 8 - 5", "Tue-Sat 11-7": days, and from when to when; null where it is anything else. */
export function hoursOf(when: string): Entry | null {
  const [, days = '', hours = ''] =
    /^(.*?\p{L}[^\d]*?)[,:\s]+(?:at\s|from\s)?(\d.*)$/u.exec(when) ?? [];
  // "Tuesday, November 4" names no hour.
  return namesDay(days) &&
    !isMonthAlone(days.split(/[\s,]+/u).at(-1) ?? '') &&
    hours !== '' &&
    !/\p{L}{3}\s\d/u.test(hours)
    ? { when: asPoint(days), datetime: null, title: hours }
    : null;
}
