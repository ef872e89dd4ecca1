import type { Item } from '../../model/brief';
import { asPoint, capitalised, trimMarks } from '../../text/casing';
import { timePhrases, namesDay } from '../../text/time-phrases';
import { cellsOf } from '../outline/price-cells';
import type { Cell } from '../outline/price-cells';
import { isLimit, sumPattern } from '../../text/sums';
import { ofSpeaker } from './time-entry';

/** A sentence as things with their sums, with what led to them. */
export interface PriceRun {
  readonly lead: string;
  readonly items: readonly Item[];
}

interface Row {
  title: string;
  price: string;
  notes: string[];
}

const longestSentence = 700;
const longestTitle = 60;
const mostWords = 8;
const longestNote = 110;
const joins =
  /[\s,:–—-]*(?<!\p{L})(?:is|are|costs?|at|for|will be|pays?|kostet|kosten|coûte|cuesta|costa|kost|ist|sind|est|es|é|sono|à|a)?[\s:–—-]*$/iu;
const articles =
  /^(?:and |und |et |y |e |en )?(?:(?:an?|the|our|my|your|it is|it['’]s) )?(?:charge (?:of|is) )?/iu;
const forThing = /^\s*(?:for|für|pour|para|per|voor)\s/iu;
const charges = /^(?:we|i) (?:charge|ask|take)\s*$/iu;

/** The rows of a sentence that is a list of prices; null where a part of it belongs to none. */
export function readPriceRun(sentence: string): PriceRun | null {
  if (sentence.length > longestSentence || hasDay(sentence)) return null;
  const [lead, text] = withoutLead(sentence.replace(/[.!;\s]+$/u, '').replaceAll(/\s\/\s/gu, ', '));
  const cells = cellsOf(text);
  const priced = cells.filter(({ price }) => price !== null);
  if (priced.length === 0) return bareRun(lead, text);
  const isBehind = priced.every(({ before, behind }) => isOpening(before) && behind.trim() !== '');
  const rows: Row[] = [];
  let waiting: string[] = [];
  for (const cell of cells) {
    const last = rows.at(-1);
    if (cell.price === null || isLimit.test(cell.before) || hangs(cell)) {
      const words = trimMarks(`${cell.before}${cell.price ?? ''}${cell.behind}`);
      if (last) last.notes.push(words);
      else waiting.push(words);
    } else {
      rows.push(rowOf({ ...cell, price: cell.price }, waiting, isBehind));
      waiting = [];
    }
  }
  if (rows.length === 0 || !rows.every(isRow)) return null;
  if (isBehind && rows.some(({ title }) => isDeed.test(title))) return null;
  return { lead, items: rows.map(itemOf) };
}

/** "£5 buys a lunch", "£20 a week of veg": what a sum does, and what it is of, is no thing that is paid for. */
const isDeed = /^(?:of|to|in|with|from|by|on)\s|^\p{L}+(?<!s)s (?:an?|the|us|you|for|\d+)\s/iu;

const hasDay = (sentence: string): boolean => {
  const phrases = timePhrases(sentence).filter(({ text }) => namesDay(text));
  return phrases.length * 2 > [...sentence.matchAll(sumPattern)].length;
};

/** "Free over £50" is said of the row in front of it. */
const hangs = ({ before, price }: Cell): boolean => /^\s*free\s/iu.test(before) && price !== null;

const isOpening = (before: string): boolean =>
  before.trim() === '' || charges.test(before.trim()) || /^\s*(?:and|plus)\s*$/iu.test(before);

function withoutLead(text: string): [string, string] {
  const [, lead = '', rest = ''] = /^([^:]{3,70}):\s+(.+)$/su.exec(text) ?? [];
  // "House call within ten miles: £20" is a row.
  const isRowItself = /^(?:from\s)?[£€$]?\s?\d/iu.test(rest);
  return lead === '' || lead.search(sumPattern) !== -1 || isRowItself
    ? ['', text]
    : [lead.trim(), rest];
}

function rowOf(
  { before, price, behind }: Cell & { readonly price: string },
  waiting: readonly string[],
  isBehind: boolean,
): Row {
  const [head, aside] = withoutAside(before);
  const [said, more] = withoutAside(behind);
  const notes = [aside, more].filter((note) => note !== '');
  if (isBehind) return { title: said.replace(forThing, ''), price, notes };
  const title = [...waiting, head.replace(joins, '')].filter((words) => words !== '').join(', ');
  return { title, price, notes: said === '' ? notes : [...notes, said] };
}

function withoutAside(text: string): [string, string] {
  const [, head = text, aside = '', rest = ''] = /^(.*?)\(([^()]*)\)(.*)$/su.exec(text) ?? [];
  return [trimMarks(`${head.trim()} ${rest.trim()}`.trim()), aside.trim()];
}

function isRow({ title, notes }: Row): boolean {
  const bare = title.replace(articles, '');
  return (
    /\p{L}{2}|\d\p{L}|\p{L}\d/u.test(bare) &&
    bare.length <= longestTitle &&
    bare.split(' ').length <= mostWords &&
    !ofSpeaker.test(bare) &&
    !/[.!?]\s/u.test(bare) &&
    notes.every((note) => note.length <= longestNote && !ofSpeaker.test(note))
  );
}

const itemOf = ({ title, price, notes }: Row): Item => ({
  title: asPoint(title.replace(articles, '')),
  price: capitalised(price.replace(/^(?:is|are)\s/iu, '')),
  ...(notes.length === 0 ? {} : { text: asPoint(notes.join(', ')) }),
});

const fewestBare = 3;

/** "Skin fade 18, beard 10, hot towel shave 20": each part ends with its figure. */
function bareRun(lead: string, text: string): PriceRun | null {
  const parts = text
    .split(/,\s+/u)
    .map((part) => /^(\p{L}.{1,40}?)\s(\d{1,3}(?:[.,]\d\d)?)$/u.exec(part.trim()));
  const rows = parts.filter((part) => part !== null);
  if (rows.length < fewestBare || rows.length < parts.length || timePhrases(text).length > 0)
    return null;
  return {
    lead,
    items: rows.map(([, title = '', price = '']) => ({ title: asPoint(title), price })),
  };
}
