import type { Item } from '../../model/brief';
import { asPoint, asSentence, trimMarks } from '../../text/casing';
import { isWholeSentence } from '../../text/whole-sentence';
import { bareTitle, isRowTitle } from './row-title';

/** What a sentence of prices holds: a row for each of its sums, and what is said beside them. */
export interface PriceRows {
  readonly items: readonly Item[];
  readonly rest: string;
}

const currency = String.raw`(?:[£€$₹]|\bR(?=\d)|\b(?:Rs\.?|USD|EUR|CHF)\s)\s?\d+(?:,\d{2,3})*(?:\.\d{1,2})?`;
const sumPattern = String.raw`(?:(?:from|about|up to|ab|dès|à partir de|desde|a partir de|a partire da|vanaf) )?(?:${currency}|\d[\d,.]*\s?€|\b\d{1,2}p\b)`;
const unitPattern = String.raw`(?:\s?(?:a|an|per|each|every|par|pro|por|im|al|por cada|je)(?:\s(?!for\b|and\b|or\b)\p{L}+)?\b|\s?\/\s?\p{L}+|\s?pp\b)?`;
const sum = new RegExp(`${sumPattern}${unitPattern}`, 'giu');
const label = /^(?:[\p{L}’' -]{3,30}:|(?:prices?|fees|rates|costs?|tickets?)\s[–—-])\s+/iu;
const verbs =
  /[\s,:–—-]*\b(?:is|are|its|it['’]s|costs?|for|at|of|from|will be|comes to|kostet|kosten|zahlen|por|für|pour|per|coûte|cuesta|costa|kost|ist|sind|est|es)?[\s:–—-]*$/iu;
/** Who sells, in front of the first thing: "It sells compost", "There is also a key deposit". */
const seller =
  /^(?:(?:it|we|i|they|(?:the|our|my)\s\p{L}+)\s(?:also\s)?(?:sells?|charges?|offers?|does|do|has|have)|there(?:['’]s| is| are)(?: also)?)\s(?=\p{L}|£)/iu;
const separator = /\s*(?:,\s(?:(?:and|or|plus|but)\s)?|;\s|\s\()/giu;
const joining = /\s(?:and|or|plus|but)\s/giu;
const longestNote = 90;
const longestTitle = 48;

interface Part {
  readonly before: string;
  readonly price: string;
}

/** The rows of a sentence that is a list of prices from its first word to its last; null for any other. */
export function readPriceSentence(sentence: string, isEnglish = true): PriceRows | null {
  const text = sentence.replace(label, '').replace(seller, '').replace(/\.$/u, '');
  const found = [...text.matchAll(sum)];
  if (found.length === 0 || found.length > most) return null;
  let end = 0;
  const parts: Part[] = found.map((match) => {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    return { before, price: match[0].trim() };
  });
  const behind = text.slice(end);
  return namesFirst(parts, behind, isEnglish) ?? (isEnglish ? sumsFirst(parts, behind) : null);
}

const most = 12;

/** "Open fire is £60, woodburner £70". */
function namesFirst(parts: readonly Part[], behind: string, isEnglish: boolean): PriceRows | null {
  const items: { title: string; price: string; text?: string }[] = [];
  for (const [at, { before, price }] of parts.entries()) {
    const { note, name } = at === 0 ? { note: '', name: before } : splitAtName(before);
    const last = items.at(-1);
    if (note !== '' && last && !addNote(last, note)) return null;
    const row = titled(name, isEnglish);
    if (row === null) return null;
    items.push({ ...row, price: capital(price) });
  }
  return withBehind(items, behind);
}

/** "£62 for a full plot and £34 for a half", behind what they are of: "Subs are £12 a month for the band". */
function sumsFirst(parts: readonly Part[], behind: string): PriceRows | null {
  const [first] = parts;
  if (first === undefined) return null;
  const of = first.before.replace(/\s*\b(?:is|are|costs?|for|at)?\s*$/iu, '').trim();
  if (of !== '' && (!isRowTitle(of) || of.split(' ').length > mostOfLabel)) return null;
  const items = parts.flatMap(({ price }, at) => {
    const next = parts[at + 1]?.before ?? behind;
    const name = /^\s(?:for|to)\s(.+?)(?:\s*(?:,|;|\band\b|\bor\b)\s*)?$/iu.exec(next)?.[1] ?? '';
    const title = bareTitle(name);
    // "£34 for a half": what it is half of stands in front of all of them.
    return isTitle(title) || (of !== '' && /^\p{L}{3,}$/u.test(title))
      ? [{ title: asPoint(of === '' ? title : `${of}: ${title}`), price: capital(price) }]
      : [];
  });
  return items.length === parts.length ? { items, rest: '' } : null;
}

const mostOfLabel = 3;

/** What stands between two sums: the end of what is said of the first, and the name of the second. */
function splitAtName(between: string): { note: string; name: string } {
  const [, aside, behind] =
    /^\s*\(([^()]*)\)\s*(?:[,;]|\band\b)\s*(?:and\s)?(.+)$/iu.exec(between) ?? [];
  if (aside !== undefined && behind !== undefined) return { note: aside, name: behind };
  const strong = [...between.matchAll(separator)];
  const marks = strong.length > 0 ? strong : [...between.matchAll(joining)];
  const first = marks[0];
  if (first === undefined) return { note: '', name: between };
  const isDirect = between.slice(0, first.index).replaceAll(/[\s)]/gu, '') === '';
  const mark = isDirect ? first : (marks.at(-1) ?? first);
  return {
    note: trimMarks(between.slice(0, mark.index).replace(/^\)/u, '')),
    name: between.slice(mark.index + mark[0].length),
  };
}

/** A name with what stands in brackets behind it. */
function titled(name: string, isEnglish: boolean): { title: string; text?: string } | null {
  const [, head = name, inside] =
    /^(.+?)\s?\(([^()]+)\)\s*(?:is|are|costs?|:)?\s*$/iu.exec(name.trim()) ?? [];
  const title = bareTitle(trimMarks(head.replace(verbs, '')));
  if (!isTitle(title, isEnglish)) return null;
  return { title: asPoint(title), ...(inside === undefined ? {} : { text: asPoint(inside) }) };
}

/** "If there's a nest" says when a sum is paid. */
const condition = /^(?:if|when) (?:there['’]s|there is|there are|you(?:['’]re| are)?|it['’]s) /iu;

/** What lessons, lets and tickets are priced by. */
const amount =
  /^(?:half an hour|(?:\d+|an?|one|two|three|four|five|six|ten|half) (?:hours?|minutes?|mins?|lessons?|nights?|days?|weeks?|months?|sessions?|people|half)(?: \p{L}+)?)$/iu;

const isTitle = (title: string, isEnglish = true): boolean =>
  title.length <= longestTitle &&
  (isRowTitle(title, isEnglish) || condition.test(title) || amount.test(title));

function addNote(item: { text?: string }, note: string): boolean {
  if (note.length > longestNote || new RegExp(currency, 'iu').test(note)) return false;
  const open = note
    .replace(/^\(|\)$/gu, '')
    .replace(/^(?:and|but|with|which)\s/iu, (word) => (word.toLowerCase() === 'with ' ? word : ''));
  item.text = [item.text, asPoint(open)].filter(Boolean).join(', ');
  return true;
}

function withBehind(
  items: { title: string; price: string; text?: string }[],
  behind: string,
): PriceRows | null {
  const said = trimMarks(behind.replace(/^\s*\)/u, ''));
  const last = items.at(-1);
  if (said === '' || last === undefined) return { items, rest: '' };
  const whole = asSentence(said.replace(/^(?:and|but)\s/iu, ''));
  if (
    /^\)?\s*,/u.test(behind.trim()) &&
    !/^(?:with|plus|including)/iu.test(said) &&
    isWholeSentence(whole, true)
  )
    return { items, rest: whole };
  return addNote(last, said) ? { items, rest: '' } : null;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
