import type { Item, ItemList } from '../../model/brief';
import { asPoint, asSentence, capitalised, trimMarks } from '../../text/casing';
import { readTokens } from '../../text/tokens';
import { isWholeSentence } from '../../text/whole-sentence';
import { bareTitle, isRowTitle } from '../../text/row-title';
import { cellsOf } from './price-cells';
import type { Cell } from './price-cells';
import { isLimit } from '../../text/sums';
import { readUnitPrices } from './unit-prices';

interface Row {
  title: string;
  price: string;
  notes: string[];
}

const longestSentence = 700;
const mostCells = 30;
const longestTitle = 60;
const mostWords = 9;
const longestNote = 120;

/** A day or an hour: what takes place then is no list of prices. */
const dated =
  /\b\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:january|february|march|april|june|july|august|september|october|november|december)\s\d|\d{1,2}\.\s(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)/iu;

/** What a list of prices holds, and what is said behind it. */
export interface PriceRows {
  readonly items: readonly Item[];
  readonly rest: string;
}

/** The names of everything that was read as a thing of a list. */
export const thingsOf = (lists: readonly ItemList[]): ReadonlySet<string> =>
  new Set(lists.flatMap(({ items }) => items.map(({ title }) => title.toLowerCase())));

/** Who sells, in front of the first thing: "We sell compost", "There is also a deposit". */
const seller =
  /^(?:(?:we|i|it|they|(?:the|our|my)\s\p{L}+)\s(?:also\s)?(?:sells?|charges?|offers?|does|do|has|have)|there(?:['’]s| is| are)(?: also)?)\s(?=\p{L})/iu;

/**
 * The rows of a sentence that is a list of prices from its first word to its last; null for any other, which is told as a sentence.
 */
export function readPriceRows(
  sentence: string,
  isEnglish: boolean,
  things: ReadonlySet<string> = new Set(),
): PriceRows | null {
  if (sentence.length > longestSentence || dated.test(sentence)) return null;
  const cells = cellsOf(sentence.replace(/[.;\s]+$/u, '').replace(seller, ''));
  if (cells.length > mostCells || !cells.some(({ price }) => price !== null && /\d/.test(price)))
    return null;
  const units = readUnitPrices(cells);
  if (units) return units;
  const behind = cells.slice(cells.findLastIndex(({ price }) => price !== null) + 1);
  const said = trimMarks(behind.map(({ before }) => before).join(', '));
  const isApart = isEnglish && said !== '' && isWholeSentence(asSentence(said), true);
  const read = isApart ? cells.slice(0, cells.length - behind.length) : cells;
  const rows = rowsOf(read, { isEnglish, things });
  if (rows === null) return null;
  const items = told(rows).map(({ title, price, notes }) => ({
    title: asPoint(title),
    price: capitalised(price.replace(/^(?:is|are)\s/iu, '')),
    ...(notes.length === 0 ? {} : { text: asPoint(notes.join(', ')) }),
  }));
  return { items, rest: isApart ? asSentence(said) : '' };
}

/** "Plot rents £35 full, £20 half": things that share a name are told apart by what stands behind their sums. */
function told(rows: readonly Row[]): readonly Row[] {
  const [first] = rows;
  const areApart =
    rows.length > 1 &&
    rows.every(({ title, notes }) => title === first?.title && isPart.test(notes[0] ?? ''));
  return areApart
    ? rows.map(({ notes: [part = '', ...notes], ...row }) => ({
        ...row,
        title: `${row.title}: ${part}`,
        notes,
      }))
    : rows;
}

const isPart = /^\p{Ll}+(?: \p{L}+){0,2}$/u;

const verbs =
  /[\s,:–—-]*(?<!\p{L})(?:is|are|its|it['’]s|costs?|at|will be|comes to|gets?|pays?|takes?|starts?|begins?|beginnt|kostet|kosten|zahlen|por|für|pour|per|for|voor|coûte|cuesta|costa|kost|ist|sind|est|es|é|sono)?[\s:–—-]*$/iu;
/** Words in front of the first sum that say of all of them that they are sums. */
const ofAll =
  /^(?:(?:the|our|my) )?(?:fees?|prices?|costs?|rates?|charges?|it|that|preise?|prix|precios?|prezzi|prijs|preços?)$/iu;

/** The rows of the cells; null where one of them is none, so that all of them are told. */
function rowsOf(cells: readonly Cell[], known: Known): Row[] | null {
  const rows: Row[] = [];
  let lead = '';
  let waiting = '';
  for (const [at, { before, price, behind }] of cells.entries()) {
    const last = rows.at(-1);
    if (price === null) {
      if (!last && waiting !== '') return null;
      if (last && waiting === '' && !isNote(before)) return null;
      if (last) last.notes.push(trimMarks(before));
      else waiting = before;
      continue;
    }
    if (isLimit.test(before)) return null;
    const row = rowOf(
      { before, price, behind },
      { waiting, lead, last, isFollowed: isBare(cells[at + 1]), ...known },
    );
    if (row === null) return null;
    waiting = '';
    lead ||= row.lead;
    rows.push(elliptical(row.row, rows.at(-1)));
  }
  return waiting === '' && rows.length > 0 ? rows : null;
}

/** "£28 for a half": a sum whose thing stands behind it. */
const isBare = (cell: Cell | undefined): boolean =>
  cell !== undefined && cell.price !== null && cell.before.trim() === '';

const isNote = (text: string): boolean =>
  text.trim().length <= longestNote && !/^\s*(?:i|we|you|they|he|she)\s/iu.test(text);

interface Known {
  readonly isEnglish: boolean;
  /** What was read as a thing before, in lower case: "solo walks" is no sentence. */
  readonly things: ReadonlySet<string>;
}

interface Given extends Known {
  readonly waiting: string;
  readonly lead: string;
  readonly last: Row | undefined;
  /** Behind it stands another sum without a thing in front of it. */
  readonly isFollowed: boolean;
}

function rowOf(
  { before, price, behind }: Cell & { readonly price: string },
  { waiting, lead, last, isFollowed, ...known }: Given,
): { row: Row; lead: string } | null {
  // "Safety classes are $25 each: Wood is on Saturdays": a sentence of another thing.
  if (/^\s*:/u.test(behind)) return null;
  // "£5 buys a lunch": what a sum does.
  if (
    known.isEnglish &&
    /^\s(?:\p{L}+(?<!s)s)\s(?:a|an|the|us|you|for|\d)/u.test(behind) &&
    isDeed(behind)
  )
    return null;
  const [head, aside] = withoutAside(before.replace(verbs, ''));
  const [said, further] = withoutAside(behind);
  const notes = [aside, further].filter((note) => note !== '');
  const named = head === '' ? waiting : head;
  const of = leadOf(head, said, isFollowed);
  // "£400 for the evening", "$50 modified": the thing stands behind its sum.
  if (named === '' || of !== null) {
    // "Courier R120 in SA, R680 overseas": another sum for the thing before.
    if (
      named === '' &&
      lead === '' &&
      last !== undefined &&
      !isFor.test(said) &&
      last.notes.length > 0
    )
      return { row: { title: last.title, price, notes: [said, ...notes] }, lead: '' };
    const behindSum = thingBehind(price, said, known);
    if (behindSum === null) return null;
    const led = of ?? '';
    return {
      row: { title: ledBy(led || lead, behindSum.title), price: behindSum.price, notes },
      lead: led,
    };
  }
  if (head !== '' && waiting !== '') return null;
  const title = titled(named, known);
  if (title === null || (said !== '' && !isNote(said))) return null;
  const note = said.replace(/^(?:and|but|plus)\s(?=includes|gets|comes)/iu, '');
  return { row: { title, price, notes: note === '' ? notes : [...notes, note] }, lead: '' };
}

const ofExtent = /^(?:up to|over|under|from|in|on|with|within|at|each|on top)\b/iu;

const isDeed = (behind: string): boolean => {
  const [first] = readTokens(behind.trim().slice(0, 60));
  return first?.pos === 'VERB';
};

const isFor = /^(?:for|für|pour|para|per|voor)\s/iu;
const ofTime =
  /^(?:for )?(?:the |an? )?(?:half )?(?:hour|day|evening|night|week|month|year|morning|afternoon|weekend)$/iu;

/** "£34 for a half", "R420 per certificate page": what stands behind a sum and is paid for with it. */
function thingBehind(
  price: string,
  said: string,
  known: Known,
): { title: string; price: string } | null {
  const [, sum = '', of = ''] = /^(.*?)\s(?:per|a|an)\s(\p{L}+)$/iu.exec(price) ?? [];
  // "£45 an hour one man": an hour is what it costs by, and no part of the thing.
  if (of !== '' && !ofTime.test(of) && said !== '' && !isFor.test(said) && !ofExtent.test(said)) {
    const title = titled(`${of} ${said}`, known);
    return title === null ? null : { title, price: sum };
  }
  if (ofTime.test(said)) return { title: said, price };
  const title = titled(said, known);
  return title === null ? null : { title, price };
}

/** "To race it's $35 standard", "Subs are £12 for adults": what all of the sums are for; null where the words name the first thing. */
function leadOf(head: string, said: string, isFollowed: boolean): string | null {
  if (head === '' || said === '') return null;
  if (ofAll.test(head)) return isFor.test(said) || !/^it$/iu.test(head) ? '' : null;
  if (/^to \p{L}+(?: \p{L}+)?$/iu.test(head)) return head;
  const isOfAll = isFollowed ? /^\p{L}{3,}$/iu : /^\p{L}{3,}s$/iu;
  return isFor.test(said) && isOfAll.test(head) ? head : null;
}

const ledBy = (lead: string, title: string): string =>
  lead === '' || title.toLowerCase().startsWith(lead.toLowerCase())
    ? title
    : `${lead}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;

function withoutAside(text: string): [string, string] {
  const [, head = text, aside = '', rest = ''] = /^(.*?)\(([^()]*)\)(.*)$/su.exec(text) ?? [];
  return [
    trimMarks(`${head.trim()} ${rest.trim()}`.trim()).replace(verbs, '').trim(),
    aside.trim(),
  ];
}

function titled(words: string, { isEnglish, things }: Known): string | null {
  const title = trimMarks(bareTitle(words.replace(/^(?:for|to|für|pour|para|per|voor)\s/iu, '')));
  if (title === '' || title.length > longestTitle || title.split(' ').length > mostWords)
    return null;
  return /\p{L}{2}/u.test(title) &&
    (isRowTitle(title, isEnglish) || condition.test(title) || things.has(title.toLowerCase()))
    ? title
    : null;
}

/** "If there's a nest", "an hour": what a sum is paid for need not be a thing. */
const condition =
  /^(?:(?:if|when) .+|(?:half an |an |one |two |three |\d+ )?(?:hour|day|evening|night|week|month|lesson|session)s?|(?:under|over) \d+s?|\p{L}{3,})$/iu;

/** "Full tune of a 72 bass, a 120 bass": the second is of the same. */
function elliptical(row: Row, before: Row | undefined): Row {
  const [, shared] = /^(.+ of )an? /iu.exec(before?.title ?? '') ?? [];
  return shared !== undefined && /^(?:an? )?\d/iu.test(row.title)
    ? { ...row, title: `${shared}${row.title}` }
    : row;
}
