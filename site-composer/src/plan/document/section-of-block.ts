import type { BlockLine, DocumentBlock } from '../../model/brief';
import { asPoint, asSentence, capitalised, trimMarks } from '../../text/casing';
import { namesDay } from '../../text/time-phrases';
import type { DraftSection } from '../draft-section';
import { priceOfLine, questionsOf, quoteOfLine, timeOfLine, unmarkedQuoteOf } from './block-rows';

/** A heading in capitals is printed as one of its words. */
const titleOf = (heading: string): string =>
  /\p{Ll}/u.test(heading) ? capitalised(heading) : capitalised(heading.toLowerCase());

const isMost = (part: readonly unknown[], all: readonly unknown[]): boolean =>
  part.length > 0 && part.length * 2 >= all.length;
const known = <One>(all: readonly (One | null)[]): One[] => all.filter((one) => one !== null);

/** A part of a document as a section: whichever rows its lines are, or its text. */
export function sectionOfBlock({ kind, heading, lines }: DocumentBlock): DraftSection {
  const title = titleOf(heading);
  const base = { heading: title, navigation: title };
  const isQuoted = known(lines.map(quoteOfLine));
  if (isMost(isQuoted, lines)) return quoted(base, lines, quoteOfLine);
  const said = kind === 'quotes' ? known(lines.map(unmarkedQuoteOf)) : [];
  if (said.length > 0 && said.length === lines.length) return quoted(base, lines, unmarkedQuoteOf);
  const questions = lines.some(({ text }) => text.includes('?')) ? questionsOf(lines) : null;
  if (questions !== null) return { kind: 'questions', ...base, questions };
  if (isSteps(kind, lines))
    return { kind: 'steps', ...base, steps: lines.map(({ text }) => stepOf(text)) };
  const priced = lines.filter((line) => priceOfLine(line) !== null);
  const timed = lines.filter((line) => !line.text.endsWith('.') && timeOfLine(line) !== null);
  const isShort = lines.every(({ text }) => text.length <= longestRow);
  if (isShort && isMost(priced, lines) && priced.length >= timed.length && priced.length > 1)
    return pricesOf(base, lines, priced);
  if (isShort && isMost(timed, lines) && (timed.length > 1 || isHours(lines)))
    return scheduleOf(base, lines, timed);
  if (lines.length > 1 && isShort) return { kind: 'cards', ...base, cards: lines.map(cardOf) };
  return { kind: 'text', ...base, paragraphs: lines.map(({ text }) => asSentence(text)) };
}

const longestRow = 160;
type Base = { readonly heading: string; readonly navigation: string };

const isSteps = (kind: DocumentBlock['kind'], lines: readonly BlockLine[]): boolean =>
  lines.length > 1 &&
  (lines.every(({ sort }) => sort === 'step') ||
    (kind === 'steps' && lines.every(({ sort }) => sort === 'step' || sort === 'point')));

/** One line of days and hours, with hardly a word beside them. */
const isHours = ([only]: readonly BlockLine[]): boolean => {
  const entry = only === undefined ? null : timeOfLine(only);
  return entry !== null && namesDay(entry.when) && !/\p{Ll} \p{Ll}/u.test(entry.title);
};

function quoted(base: Base, lines: readonly BlockLine[], read: typeof quoteOfLine): DraftSection {
  const lead = lines.filter((line) => read(line) === null).map(({ text }) => asSentence(text));
  const quotes = known(lines.map(read));
  return { kind: 'quotes', ...base, ...leadOf(lead), quotes };
}

const leadOf = (lead: readonly string[]): { lead?: string } =>
  lead.length === 0 ? {} : { lead: lead.join(' ') };

function stepOf(text: string): { title: string; text: string } {
  const [, head = '', rest = ''] = /^([^:.]{3,40}):\s(.+)$/u.exec(text) ?? [];
  return head === ''
    ? { title: asPoint(trimMarks(text)), text: '' }
    : { title: asPoint(head), text: asSentence(rest) };
}

/** Lines without a sum or a time among those with one are rows as well where they are short; a first row of titles is none. */
const longestBareRow = 40;
const isHeadOfTable = ({ sort, text }: BlockLine, at: number): boolean =>
  at === 0 && sort === 'row' && !/\d/u.test(text);

export function pricesOf(
  base: Base,
  lines: readonly BlockLine[],
  priced: readonly BlockLine[],
): DraftSection {
  const others = lines.filter((line) => !priced.includes(line));
  const asRow = new Set(
    others.filter(({ text }) => text.length <= longestBareRow && !text.endsWith('.')),
  );
  const items = lines.flatMap((line, at) => {
    if (isHeadOfTable(line, at)) return [];
    const item = priceOfLine(line);
    return item ?? (asRow.has(line) ? [{ title: asPoint(line.text) }] : []);
  });
  const lead = others.filter((line) => !asRow.has(line)).map(({ text }) => asSentence(text));
  return { kind: 'prices', ...base, ...leadOf(lead), groups: [{ heading: null, items }] };
}

export function scheduleOf(
  base: Base,
  lines: readonly BlockLine[],
  timed: readonly BlockLine[],
): DraftSection {
  const lead = lines
    .filter((line, at) => !timed.includes(line) && !isHeadOfTable(line, at))
    .map(({ text }) => asSentence(text));
  return { kind: 'schedule', ...base, ...leadOf(lead), entries: known(timed.map(timeOfLine)) };
}

/** "Lou - blackwork", "Boilers: service and repair", "Night Shift (2023)": what it is, and what is said of it. */
export function cardOf({ text, cells }: BlockLine): { title: string; text?: string } {
  const [first = '', ...rest] = cells.length > 1 ? cells : [];
  if (first !== '') return { title: asPoint(first), text: asPoint(rest.join(', ')) };
  const [, named = '', aside = ''] = /^([^()]{2,60}?)\s?\(([^()]{2,160})\)\.?$/u.exec(text) ?? [];
  if (named !== '') return { title: asPoint(named), text: asPoint(aside) };
  const [, head = '', more = ''] = /^([^:.]{2,40}?)(?::|\s[–—-])\s(.+)$/u.exec(text) ?? [];
  return head === ''
    ? { title: asPoint(trimMarks(text)) }
    : { title: asPoint(head), text: asSentence(more) };
}
