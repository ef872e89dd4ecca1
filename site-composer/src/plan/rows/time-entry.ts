import { asPoint, trimMarks } from '../../text/casing';
import { namesDay } from '../../text/time-phrases';
import type { DraftSection } from '../draft-section';

export type Entry = Extract<DraftSection, { kind: 'schedule' }>['entries'][number];

/** The words of a row in front of its times, its times, and the words behind them. */
export interface Row {
  when: string[];
  before: string[];
  behind: string[];
}

const longestTitle = 60;
const mostWords = 9;
const longestNote = 110;
/** Somebody who does something is no thing that takes place. */
export const ofSpeaker =
  /^(?:we|i|you|they|it|he|she|there|who|which|wir|ich|sie|es|nous|je|on|nosotros|noi|wij|nós)(?:['’]\p{L}+)?(?!\p{L})/iu;
/** What joins a thing to its time, and is no part of its name. */
export const verb =
  /\s(?:is|are|on|at|from|every|each|meets?|starts?|runs?|trains?|opens?|plays?|rehearses?|practi[sc]es?|now|in|ist|sind|est|es|é)$/iu;

/** A row as an entry of a programme; null where it tells more than one. */
export function entryOf({ when, before, behind }: Row, earlier: readonly Row[]): Entry | null {
  const told = trimMarks(before.join(', ').replace(verb, ''));
  const said = behind.map((words) => trimMarks(words)).filter((words) => words !== '');
  const [first = '', ...rest] = told === '' ? said : [told, ...said];
  if (first === '') return hoursOf(when.join(', '));
  const [, head = first, aside = ''] = /^(.{2,60}?)\s?\(([^()]+)\)$/u.exec(first) ?? [];
  const title =
    told === '' ? head.replace(/^(?:at|in|for|im|in der|à|en|a|bei)\s(?:the\s)?/iu, '') : head;
  const note = trimMarks([aside, ...rest].filter((words) => words !== '').join(', '));
  const isRow =
    title.length <= longestTitle &&
    title.split(' ').length <= mostWords &&
    note.length <= longestNote &&
    /\p{L}{2}/u.test(title);
  if (!isRow || (told !== '' && ofSpeaker.test(told))) return null;
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

/** "Saturday 8 - 5": a day, and from when to when. */
function hoursOf(when: string): Entry | null {
  const [, days = '', hours = ''] =
    /^(.*?\p{L}[^\d]*?)[,:\s]+(?:at\s|from\s)?(\d.*)$/u.exec(when) ?? [];
  return namesDay(days) && hours !== '' && !/\p{L}{3}\s\d/u.test(hours)
    ? { when: asPoint(days), datetime: null, title: hours }
    : null;
}
