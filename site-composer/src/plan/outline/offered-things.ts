import { splitEnumeration } from '../../text/enumeration';
import { readTokens } from '../../text/tokens';
import { isRowTitle } from '../../text/row-title';

/** Things that are listed in a sentence, in its words; with the verb of whoever offers them where it says more than that they do. */
export interface OfferedThings {
  readonly things: readonly string[];
  readonly verb: string | null;
  /** The sentence says nothing else. */
  readonly isAll: boolean;
}

export const fewestThings = 3;
const mostWords = 5;
/** What is ruled out, counted, timed or priced is told, and no thing that is offered. */
const ofOther =
  /[\d£€$₹@]|^(?:no|not|never|keine?|pas|sin|senza|geen|sem|please|bitte|then|so|but|even|all|any)\s/iu;
/** What somebody has, and what it does or is: "restaurant serving crab", "fully insured". */
const ofQuality =
  /(?<!\p{L})(?:serving|offering|selling|including|featuring)(?!\p{L})|(?:insured|checked|certified|registered|licen[cs]ed|accredited|approved|guaranteed|qualified|vetted|bonded)$|^(?:integrates|works|connects|syncs)\s/iu;
const and = /^(?:and|und|et|y|e|en)\s/iu;

/** The things a sentence lists, of which some were read as things before; null where it lists none. */
export function offeredThings(
  text: string,
  listed: readonly string[],
  isEnglish: boolean,
): OfferedThings | null {
  const bare = bareList(text, listed, isEnglish);
  if (bare !== null) return { things: bare, verb: null, isAll: true };
  const spoken = isEnglish ? spokenList(text, listed) : foreignList(text);
  if (spoken !== null) return { ...spoken, isAll: false };
  const within = listWithin(text, listed);
  return within === null ? null : { things: within, verb: null, isAll: false };
}

/** "Colour consultations (£150)": what a thing costs, or what is said of it. */
export const withAside = /^(.{2,50}?)\s\(([^()]{1,60})\)$/u;
const bareOf = (part: string): string => withAside.exec(part.trim())?.[1] ?? part;

const isThing = (part: string): boolean =>
  bareOf(part).split(' ').length <= mostWords &&
  !ofOther.test(bareOf(part)) &&
  !ofQuality.test(bareOf(part));

const countListed = (parts: readonly string[], listed: readonly string[]): number =>
  parts.filter((part) => listed.includes(bareOf(part).toLowerCase())).length;

/** The parts of a passage that is nothing but a list, most of which were read as things. */
function bareList(text: string, listed: readonly string[], isEnglish: boolean): string[] | null {
  const parts = splitEnumeration(text.replace(/\.$/u, ''));
  const isList =
    parts.length >= fewestThings &&
    parts.every((part) => isThing(part) && isRowTitle(bareOf(part), isEnglish)) &&
    (countListed(parts, listed) * 2 > parts.length || isPlainList(parts, isEnglish));
  return isList ? parts : null;
}

const fewestUnread = 4;

/** So many short things in a row are a list, whatever they were read as; qualities are none. */
const isPlainList = (parts: readonly string[], isEnglish: boolean): boolean =>
  parts.length >= fewestUnread &&
  parts.every((part) =>
    isEnglish
      ? readTokens(bareOf(part)).at(-1)?.pos === 'NOUN'
      : part.split(' ').length > 1 || /^\p{Lu}/u.test(part),
  );

/** Whoever speaks, what they do, and with what. */
const offers =
  /^(?:we|i) (?:also |mainly |mostly |can |will |now )?(do|make|build|sell|offer|provide|repair|fix|mend|restore|teach|bake|design|fit|install|supply|grow|treat|run|stock|serve|paint|clean|cook|print|write|hire out|rent out|brew|roast|knit|sew|carve|photograph|service|tune|train) (.+)$/iu;
/** With them nothing is said that every business does not do. */
const general = new Set(['do', 'offer', 'provide', 'sell', 'run', 'stock', 'supply']);
/** Where, for whom or how goes on behind the last of the things. */
const goesOn =
  /\s(?:in|at|for|from|with|on|since|all|across|throughout|to|by|using|around|near)\s.*$/iu;

/** "I do tax returns, payroll, invoices and chasing late payers". */
function spokenList(
  text: string,
  listed: readonly string[],
): Pick<OfferedThings, 'things' | 'verb'> | null {
  const [, verb = '', rest = ''] = offers.exec(text.replace(/\.$/u, '')) ?? [];
  if (rest === '') return null;
  const things = enumerated(rest).map((thing) =>
    thing.replace(/^(?:the|our|my|all|all kinds of)\s/iu, ''),
  );
  if (things.length < fewestThings || countListed(things, listed) === 0) return null;
  if (!things.every((thing) => isThing(thing) && isRowTitle(thing))) return null;
  return { things, verb: general.has(verb.toLowerCase()) ? null : verb.toLowerCase() };
}

const foreignOffers =
  /^(?:(?:wir|ich) (?:biete(?:n)?|mache(?:n)?|verkaufe(?:n)?|fertige(?:n)?|baue(?:n)?|repariere(?:n)?|unterrichte(?:n)?|backe(?:n)?)|(?:nous|je) (?:propos(?:e|ons)|vend(?:s|ons)|fai(?:s|sons)|répar(?:e|ons)|fabriqu(?:e|ons)|enseign(?:e|ons))|(?:ofrecemos|ofrezco|vendemos|vendo|hacemos|hago|reparamos|reparo|fabricamos)|(?:offriamo|offro|vendiamo|facciamo|faccio|ripariamo|riparo)|(?:oferecemos|ofereço|fazemos|faço|reparamos)|(?:wij|we|ik) (?:verkopen|verkoop|maken|maak|bieden|bied|repareren|repareer|geven|geef))\s(.+?)(?:\s(?:an|aan))?$/iu;

/** "Ich biete Vorsorge, Kurse und Stillberatung an". */
function foreignList(text: string): Pick<OfferedThings, 'things' | 'verb'> | null {
  const rest = foreignOffers.exec(text.replace(/\.$/u, ''))?.[1];
  const things = rest === undefined ? [] : enumerated(rest);
  return things.length >= fewestThings && things.every(isThing) ? { things, verb: null } : null;
}

/** The things up to the one behind "and"; what goes on behind it belongs to no list. */
function enumerated(rest: string): string[] {
  const things: string[] = [];
  for (const segment of rest.split(/,\s+/u)) {
    const [before = '', last] = and.test(segment)
      ? ['', segment.replace(and, '')]
      : segment.split(/\s(?:and|&|und|et|y|e|en)\s(.+)/u);
    if (before !== '') things.push(before.trim());
    if (last === undefined) continue;
    return [...things, last.replace(goesOn, '').trim()];
  }
  return things;
}

/** Three or more things that follow each other in a sentence with nothing but commas and an "and" between them. */
function listWithin(text: string, listed: readonly string[]): string[] | null {
  const lower = text.toLowerCase();
  const places = listed
    .map((title) => ({ title, at: lower.indexOf(title) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at);
  let run: { title: string; at: number }[] = [];
  for (const place of places) {
    const last = run.at(-1);
    const between = last === undefined ? null : lower.slice(last.at + last.title.length, place.at);
    if (between !== null && !joins.test(between)) {
      if (run.length >= fewestThings) break;
      run = [];
    }
    run.push(place);
  }
  const things = run.map(({ title, at }) => text.slice(at, at + title.length).replace(and, ''));
  return things.length >= fewestThings && things.every(isThing) ? things : null;
}

const joins = /^\s?(?:,|&|and|und|et|y|e|en|,\s?(?:and|und|et|y|e|en))\s$/u;
