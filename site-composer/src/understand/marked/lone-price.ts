import type { Item } from '../../model/brief';
import type { Span } from '../../spans/find-spans';
import { topicOf } from '../../catalogue/topics';
import { capitalised, trimMarks } from '../../text/casing';
import { readTokens } from '../../text/tokens';
import { namesThing, withoutHanging } from '../../text/whole-title';
import type { MarkedText } from './marked-text';

/** A price of which nothing was marked is that of what stands before it, else of the subject itself. */
export function lonePrice(
  all: MarkedText,
  span: Span,
  shown: (price: string) => string,
  subject: string,
): Item | null {
  const { text, clauses, spans } = all;
  if (span.label !== 'price' || all.beside(span, 'item').length > 0 || !/\d/.test(span.text))
    return null;
  // What it costs to be there is told with what takes place.
  if (all.beside(span, 'event').length > 0) return null;
  const next = spans[spans.indexOf(span) + 1];
  if (next && priceBefore(all, next) === span) return null;
  const clause = clauses.find(({ start, end }) => start <= span.start && end >= span.end);
  const before = text.slice(clause?.start ?? span.start, span.start);
  const thing = namedThing(before);
  const marked = spans.some(
    (other) => other.start < span.start && other.end > span.start - before.length && other !== span,
  );
  const only = spans.filter(({ label }) => label === 'price').length === 1;
  // "From £48 a square metre fitted" is the least that the subject itself costs.
  const begins = thing !== undefined && starting.test(thing) ? 'from ' : '';
  // "Käseplatten ab 14 €": the least that it costs is told with the price.
  const least = thing === undefined ? undefined : fromBehind.exec(thing)?.[1];
  const from =
    thing !== undefined && isFrom.test(thing)
      ? `${thing.toLowerCase()} `
      : least === undefined
        ? begins
        : `${least.toLowerCase()} `;
  const title =
    sectionRightBefore(all, span) ??
    (from !== '' && least === undefined
      ? subject
      : thing !== undefined && !marked
        ? thing
        : only
          ? subject
          : null) ??
    thingOfUnit(all, span);
  if (title === null || title === '') return null;
  const rest = trimMarks(text.slice(span.end, clause?.end ?? span.end));
  const isCondition =
    /^(?:by|before|until|including|incl|plus|with|per|for|and|bitte|inklusive) ?/i.test(rest);
  return {
    title: capitalised(withoutHanging(trimMarks(title.replace(offering, '')))),
    // "One hour" costs £80, and not £80 an hour.
    price: shown(`${from}${withoutOwnUnit(span.text, title)}`),
    ...(isCondition && rest.length <= longestCondition ? { text: capitalised(rest) } : {}),
  };
}

/** "Renting out a two bed flat, 1150 a month": the flat has the price. */
const offering =
  /^(?:renting|letting|hiring|selling|offering|giving)(?: out)? (?:an?|my|our|the) |(?<=\p{L}) (?:costs?|kostet|kosten|kost|coûtent?|cuestan?|custam?|costano?)$/iu;

const unit =
  /\s(?:an?|per)\s(hour|half hour|day|half day|week|month|year|night|session|lesson|class|visit|term|person|head)$/iu;
/** "38 € la séance": what is paid for stands behind the sum. */
const foreignUnit =
  /\s(?:la|le|l['’]|par|pro|je|por|la)\s?(séance|heure|cours|leçon|nuit|journée|Stunde|Einheit|Sitzung|Nacht|Tag|clase|hora|noche)$/iu;
const openingThing =
  /^((?:\p{L}[\p{L}'’-]*\s){0,2}\p{L}[\p{L}'’-]*)\s(?:at|in|on|from|for|with)\s/iu;

/** "Lessons at my home, £22 an hour or £12 for half an hour": what the sentence begins with, else the unit itself. */
function thingOfUnit({ text }: MarkedText, span: Span): string | null {
  const paid = unit.exec(span.text)?.[1];
  if (paid === undefined) return foreignUnit.exec(span.text)?.[1] ?? null;
  const before = text.slice(Math.max(0, span.start - longestSentence), span.start);
  const opening = openingThing.exec(before.slice(before.search(/[^.!?\n]*$/u)).trimStart())?.[1];
  const tokens = readTokens(opening?.toLowerCase() ?? '');
  const isThing =
    tokens.at(-1)?.pos === 'NOUN' && tokens.every(({ pos }) => pos === 'NOUN' || pos === 'ADJ');
  if (opening !== undefined && isThing) return opening;
  return `${/^(?:person|head)$/iu.test(paid) ? each : one}${paid.toLowerCase()}`;
}

const withoutOwnUnit = (price: string, title: string): string => {
  if (title.startsWith(one) || title.startsWith(each)) return price.replace(unit, '');
  return foreignUnit.exec(price)?.[1] === title ? price.replace(foreignUnit, '') : price;
};

const one = 'One ';
const each = 'Per ';
const longestSentence = 200;

/** "Page three lessons, €45": a part of the page that has a price of its own. */
function sectionRightBefore({ text, spans }: MarkedText, span: Span): string | null {
  const before = spans[spans.indexOf(span) - 1];
  if (before?.label !== 'section' || topicOf(before.text) === 'prices') return null;
  return /^[\s,:(–-]{1,3}$/u.test(text.slice(before.end, span.start)) ? before.text : null;
}

/** "Prices start at £45". */
const starting = /^(?:the\s|our\s|my\s)?prices?\s(?:start|begin)s?$/iu;

const fromBehind = /\s(ab|dès|à partir de|desde|vanaf)$/iu;
const isFrom = /^(?:from|ab|dès|desde|da|vanaf)$/iu;

/** What stands right before a price, unless it only says that a price follows. */
function namedThing(before: string): string | undefined {
  const bare = before.trim().replace(/\s(?:costs?|is|are|at|for|from)$/i, '');
  const thing = phraseOnly.test(bare) ? bare : costing.exec(before)?.[1];
  if (thing === undefined || isFrom.test(thing)) return thing;
  const per =
    /^(?:my |our |the )?(?:prices?|costs?|fees?|charges?|rates?)(?: (?:is|are))? ((?:per|for) .+)$/iu.exec(
      thing,
    )?.[1];
  if (per !== undefined) return per.replace(/^for /iu, '');
  return priceWord.test(thing) || pointing.test(thing) || !namesThing(thing) ? undefined : thing;
}

/** "It costs $19": the thing was named before. */
const pointing =
  /^(?:it|this|that|these|those|they|each|everything|es|sie|das|il|elle|ça|ello|esto|questo|het|dit)$/iu;

const priceWord =
  /^(?:the\s|our\s|my\s)?(?:prices?|costs?|fees?|charges?|rates?|preise?|prix|tarifs?|precios?|preços?|prezzi?o?|prijs|prijzen|tarief)$/iu;

/** "Screen change" where nothing else stands in front of its price. */
const phraseOnly = /^\p{L}[\p{L}'’-]{1,20}(?:\s\p{L}[\p{L}'’-]{0,20}){0,3}$/u;

const longestCondition = 60;

/** "Bars cost", "entry is", "a session:" right before a price. */
const costing =
  /(?:^|[,;(]\s?|\band\s)(?:an?\s|the\s|our\s|my\s)?((?:\p{L}[\p{L}'’-]{1,20}\s){0,5}\p{L}[\p{L}'’-]{1,20})(?:\s(?:costs?|is|are|at|for|from)|\s?[:–-])\s?$/iu;

/** "£550 for mirror wills": a price in front of "for" is that of what follows, whatever else stands near. */
export function priceBefore({ text, spans, clauses }: MarkedText, span: Span): Span | undefined {
  if (span.label !== 'item') return undefined;
  const at = spans.indexOf(span);
  const before = spans[at - 1];
  if (before?.label !== 'price') return undefined;
  const between = text.slice(before.end, span.start);
  if (forIt.test(between)) return before;
  // "£40 any dress £25 any suit": a row that begins with a price.
  const clause = clauses.find(({ start, end }) => start <= span.start && end >= span.end);
  const row = spans.filter(
    ({ start, end }) => clause && start >= clause.start && end <= clause.end,
  );
  const isRow =
    row.length > 2 &&
    row.every(({ label }, place) => label === (place % 2 === 0 ? 'price' : 'item')) &&
    text.slice(clause?.start, row[0]?.start).trim() === '';
  return isRow && between.trim() === '' ? before : undefined;
}

export const forIt =
  /^\s(?:for|pour|für|per|por|voor)\s(?:(?:an?|the|un|une|einen?|eine|il|la|el)\s)?$/iu;
