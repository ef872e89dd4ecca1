import type { BlockLine, Item } from '../../model/brief';
import { asPoint, capitalised, trimMarks } from '../../text/casing';
import { plainPrice } from '../../text/printed-price';
import { timePhrases } from '../../text/time-phrases';
import type { DraftSection } from '../draft-section';
import { hoursOf } from '../rows/time-entry';
import { bareLeast, insteadOfSum, sumPattern } from '../../text/sums';

type Entry = Extract<DraftSection, { kind: 'schedule' }>['entries'][number];
type Quote = Extract<DraftSection, { kind: 'quotes' }>['quotes'][number];
type Question = Extract<DraftSection, { kind: 'questions' }>['questions'][number];

const marks = /^[\s,;:|.–—-]+|[\s,;:|–—-]+$/gu;
const bare = (text: string): string => text.replaceAll(marks, '').trim();
const longestWhat = 90;

/** "MOT ..... £45": the dots lead the eye on paper. */
const withoutLeaders = (text: string): string =>
  text.replaceAll(/\s*(?:\.{3,}|…+|_{3,}|(?:\.\s){3,})\s*/gu, ' – ');

/** A line as a thing with its sum; null where it names no sum. */
export function priceOfLine({ text: written, cells }: BlockLine): Item | null {
  const text = withoutLeaders(written);
  // "Enterprise | custom | unlimited users": in a cell of its own a word stands for a sum.
  const [first = '', second = '', ...others] = cells;
  if (first !== '' && wholeInsteadOfSum.test(second) && !sumPattern.test(cells.join(' ')))
    return {
      title: asPoint(first),
      price: capitalised(second),
      ...(others.length === 0 ? {} : { text: asPoint(others.join(', ')) }),
    };
  // "Teacher pay: starting salary of $52,000" tells of a sum, and is no thing that costs it.
  if (cells.length === 2 && text === `${first}: ${second}` && toldSum.test(second)) return null;
  const line = cells.length > 1 ? cells.join(', ') : text;
  const [sum] = [...line.matchAll(sumPattern)];
  const found = sum ?? bareLeast.exec(line) ?? insteadOfSum.exec(line);
  if (!found) return null;
  const inBrackets = line.lastIndexOf('(', found.index) > line.lastIndexOf(')', found.index);
  // "Bell tent (sleeps 4, £80 a night)": the brackets hold all that is said of it.
  const open = inBrackets ? line.lastIndexOf('(', found.index) : -1;
  const before = bare(line.slice(0, open === -1 ? found.index : open)).replace(leadsToSum, '');
  const within = open === -1 ? '' : bare(line.slice(open + 1, found.index));
  const behind = bare(line.slice(found.index + found[0].length));
  const [, head = before, aside = '', more = ''] =
    /^(.{2,50}?)(?:\s?\(([^()]+)\)$|(?:\s[–—-]|,)\s(.+)$)/u.exec(before) ?? [];
  const title = before === '' ? behind : head;
  if (title === '' || title.length > longestWhat) return null;
  const notes = before === '' ? [] : [aside, more, within, behind].map(unwrapped);
  const note = [...new Set(notes)].filter((words) => words !== '').join(', ');
  return {
    title: asPoint(title.replace(ofAll, '').replace(/^(?:for|für|pour|para|per|voor)\s/iu, '')),
    price: capitalised(plainPrice(found[0].trim())),
    ...(note === '' ? {} : { text: asPoint(note) }),
  };
}

const toldSum = /^(?:\p{L}+\s){2,}(?:[A-Z]{0,2}[$£€₹]|R\d)\s?\d/u;
const wholeInsteadOfSum = new RegExp(`^(?:${insteadOfSum.source})$`, 'iu');

/** "Prices are open fire £60, …": what they are stands above all of them. */
const ofAll =
  /^(?:(?:the|our|my)\s)?(?:prices?|rates?|fees?|costs?|charges?)\s(?:are|is|start)\s/iu;
const leadsToSum = /\s(?:at|for|is|are|costs?|from|only|just|priced(?: at)?)$/iu;
const unwrapped = (text: string): string =>
  bare(text.replaceAll(/[()]/gu, ' ').replaceAll(/\s+/gu, ' '));

/** A line as what takes place when; null where it names no time, or tells more than that. */
export function timeOfLine({ text, cells }: BlockLine): Entry | null {
  const line = cells.length > 1 ? cells.join(', ') : withoutLeaders(text);
  // A year behind a thing is said of it: "Twelve sashes, 2024".
  const phrases = timePhrases(line).filter(
    ({ text: words, start }) => start < 3 || !isYear.test(words),
  );
  if (phrases.length === 0 || line.length > longestWhat * 2) return null;
  let at = 0;
  const rest: string[] = [];
  for (const { start, end } of phrases) {
    rest.push(line.slice(at, start));
    at = end;
  }
  rest.push(line.slice(at));
  const said = rest.map(bare).filter((words) => words !== '');
  const when = phrases.map((phrase) => phrase.text);
  const [first = '', ...others] = said;
  if (first === '' && when.length === 1) return hoursOf(when[0] ?? '');
  const [title = '', ...more] = first === '' ? [when.at(-1) ?? ''] : firstOf(first);
  const note = trimMarks([...more, ...others].join(', '));
  return {
    when: asPoint((first === '' ? when.slice(0, -1) : when).join(', ')),
    datetime: null,
    title: asPoint(title),
    ...(note === '' ? {} : { text: asPoint(note) }),
  };
}

const isYear = /^(?:19|20)\d\d$/u;

/** "Hedges, lower field": what it is, and what is said of it. */
const firstOf = (text: string): string[] => {
  const [, head = text, rest = ''] = /^(.{2,60}?)(?:,\s|\s[–—-]\s)(.+)$/u.exec(text) ?? [];
  return rest === '' ? [head] : [head, rest];
};

const said = /["“„«]\s?([^"“”„«»]{3,400}?)\s?["”“»]/u;
const longestWho = 60;

/** A line as what somebody said, and who. */
export function quoteOfLine({ text }: BlockLine): Quote | null {
  const match = said.exec(text);
  if (!match) return null;
  const who = bare(`${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`);
  const by = bare(who.replaceAll(/^\s*\(|\)\s*$|^\.+\s*/gu, ''));
  return by.length > longestWho ? null : { text: match[1] ?? '', by: by === '' ? null : by };
}

/** Behind the last mark, or behind words in small letters, a name says who it was. */
const unmarked = [
  /^(.{12,}[.!?])\s+((?:\p{Lu}[\p{L}.'’-]*,?\s?){1,6})$/u,
  /^(.{12,}\s\p{Ll}+)\s(\p{Lu}\p{L}+(?:\s\p{Lu}[\p{L}.]*){0,2}(?:,\s\p{Lu}[\p{L} ]+)?)$/u,
];

/** A line below a heading of quotes as what somebody said, whatever marks it has. */
export function unmarkedQuoteOf(line: BlockLine): Quote | null {
  const marked = quoteOfLine(line);
  if (marked !== null) return marked;
  for (const pattern of unmarked) {
    const [, words = '', who = ''] = pattern.exec(line.text) ?? [];
    if (words !== '') return { text: words, by: bare(who) };
  }
  return null;
}

/** The letters in front of questions and answers in the languages of pages. */
const mark = /^(?:[QFPVD]|Question|Frage)\s?[:.)]\s+/u;
const answerMark = /^(?:[ARO]|Answer|Antwort)\s?[:.)]\s+/u;

const toldQuestion = /^(\p{Lu}[^.?!]{8,60})\.\s+(\p{Lu}.{8,})$/u;

/** Questions with what stands behind or below them; null where a line belongs to none. */
export function questionsOf(lines: readonly BlockLine[]): Question[] | null {
  const found: { question: string; answer: string }[] = [];
  const areLines = lines.filter(({ text }) => /\?\s+\S/u.test(text)).length > 1;
  for (const { text } of lines) {
    const words = text.replace(mark, '').replace(answerMark, '');
    const [, question = '', answer = ''] = /^([^?]{4,160}\?)\s*(.*)$/u.exec(words) ?? [];
    const last = found.at(-1);
    const [, told = '', more = ''] = toldQuestion.exec(words) ?? [];
    // "My child has allergies. The kitchen caters for everything." among questions, each on its line.
    if (question === '' && told !== '' && last !== undefined && areLines)
      found.push({ question: asPoint(told), answer: bare(more) });
    else if (question !== '' && !answerMark.test(text))
      found.push({ question: asPoint(question), answer: bare(answer) });
    else if (last) last.answer = [last.answer, words].filter(Boolean).join(' ');
    else return null;
  }
  return found.length > 0 && found.every(({ answer }) => answer !== '') ? found : null;
}
