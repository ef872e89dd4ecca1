import { chooseIcons, iconNamed } from '../catalogue/choose-icons';
import {
  nearnessToWord,
  sharedWith,
  showsOneOf,
  stem,
  wordsOfIcon,
} from '../catalogue/icon-matches';
import { iconsOfPhrase } from '../catalogue/icons/icons-of-phrase';
import type { Trade } from '../catalogue/trade';
import { tradeOf } from '../catalogue/trades';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { meaningOf, nearness } from '../catalogue/words/word-vectors';
import type { Brief } from '../model/brief';
import type { IconName } from '../model/page';
import { readTokens } from '../text/sentences';

/** From here on a drawing is of the same thing as a word, or of what belongs to it: a trophy to a contest. */
const belonging = 0.45;
/** A word further than this from its trade is part of a name or of a fixed phrase: the bat of a bat mitzvah. */
const ofTrade = 0.35;
/** A word this near to its trade says no more than the trade does: the folk of a folk trio. */
const within = 0.7;
/** Drawings further apart than this are no picture of one thing: a ladder and a pawn. */
const together = 0.35;
const most = 5;
/** How much of an instruction says what it is for. */
const openingLetters = 200;

/** Trades that say what form a page has and not what it is about: a club of what, a shop for what. */
const frames = new Set(
  'club charity conference contest festival shop local-shop school blog newsletter saas mobile-app consultant developer'.split(
    ' ',
  ),
);

interface Subject {
  /** What the phrase names beyond its trade: the candles of a candle shop. */
  readonly own: readonly string[];
  /** All nouns of the phrase. */
  readonly nouns: readonly string[];
  readonly trade: Trade | null;
}

/** What any of this trade is called: of "chess club" only the club, as a book club is one as well. */
function wordsOfTrade({ id, names, words }: Trade): Set<string> {
  const heads = names.map((name) => name.split(/\s+/u).at(-1) ?? '');
  const usual = heads.filter(
    (head, at) =>
      names[at] === head || (!frames.has(id) && heads.indexOf(head) !== heads.lastIndexOf(head)),
  );
  return new Set([...id.split('-'), ...words, ...usual].map((word) => stem(word.toLowerCase())));
}

function subjectOf({ subject, purpose, name, language }: Brief): Subject {
  const trade = purpose === 'application' ? null : tradeOf(subject.tradeId);
  const common = trade ? wordsOfTrade(trade) : new Set<string>();
  const inName = new Set(name.given ? name.text.toLowerCase().split(/\s+/u) : []);
  const tokens = readTokens(withoutOccasion(subject.phrase)).filter(
    ({ pos }) => pos === 'NOUN' || pos === 'PROPN',
  );
  const nouns = tokens.map(({ lower }) => lower);
  const own = nouns.filter((noun, at) => {
    if (isOf('businessHeads', noun) || meaningOf([noun]) === null) return false;
    if (trade === null) return true;
    // A poet is served by the texts of a portfolio, but not by its drawings.
    const foreign = language === 'en' && nearnessTo(trade, noun) < apart(trade);
    if (common.has(stem(noun))) return foreign;
    const next = nouns[at + 1] ?? '';
    const framed = next === '' || isOf('businessHeads', next) || common.has(stem(next));
    // "Copper Hill Veterinary Practice" is named after a hill and treats none; a "bat mitzvah" has no bat.
    const frame = frames.has(trade.id);
    const fixed = !framed || (!frame && trade.names.includes(`${noun} ${next}`));
    const near = nearnessTo(trade, noun);
    const named = inName.has(noun);
    if (named && ((!frame && near < ofTrade) || chooseIcons([noun], 1).length === 0)) return false;
    return near < within && (!fixed || near >= ofTrade);
  });
  return { own, nouns, trade };
}

/** "Coffee trike for weddings and fairs" is a trike: for whom, when and where it works is not what it is. */
function withoutOccasion(phrase: string): string {
  const [, thing = ''] = /^(.+?)\s(?:for|around|at|in|near)\s/iu.exec(phrase) ?? [];
  const tells = readTokens(thing).some(
    ({ pos, lower }) =>
      pos === 'NOUN' && !isOf('businessHeads', lower) && meaningOf([lower]) !== null,
  );
  return tells ? thing : phrase;
}

function nearnessTo({ words }: Trade, word: string): number {
  const one = meaningOf([word]);
  const other = meaningOf(words);
  return one && other ? nearness(one, other) : 0;
}

/** Below it a word is only served by the texts of its trade: a poet by those of a portfolio. */
function apart({ id }: Trade): number {
  return frames.has(id) ? 0.4 : 0.15;
}

/** One drawing for each thing: the one whose name says most of it, and nothing that is no part of the picture. */
function onePerThing(icons: readonly IconName[], own: readonly string[]): IconName[] {
  const sorted = icons
    .map((icon) => ({ icon, shared: sharedWith(icon, own).map(stem) }))
    .toSorted(
      (one, other) => other.shared.length - one.shared.length || at(one, own) - at(other, own),
    );
  const drawn = new Set<string>();
  const kept: IconName[] = [];
  for (const { icon, shared } of sorted) {
    const [first] = kept;
    const again = shared.length > 0 && shared.every((word) => drawn.has(word));
    if (again || (first !== undefined && nearnessOf(first, icon) < together)) continue;
    for (const word of shared) drawn.add(word);
    kept.push(icon);
  }
  return kept;
}

function at({ shared }: { readonly shared: readonly string[] }, own: readonly string[]): number {
  const places = shared.map((word) => own.findIndex((noun) => stem(noun) === word));
  return places.length === 0 ? own.length : Math.min(...places);
}

function nearnessOf(one: IconName, other: IconName): number {
  return Math.max(...wordsOfIcon(other).map((word) => nearnessToWord(one, word)));
}

/**
 * The drawings that show the subject, best first; none is better than one of something else. What the subject names
 * itself decides. Those of its trade stand for it only where it is nothing more special than the trade.
 */
export function fittingArt(brief: Brief, planned: readonly IconName[]): IconName[] {
  const art = artOfSubject(brief, planned);
  return art.length > 0 ? art : artOfName(brief);
}

const longestRead = 6_000;

/** "Prickles Hedgehog Rescue" that speaks of a hedgehog is about hedgehogs, whatever its phrase calls it. */
function artOfName({ name, prompt, language }: Brief): IconName[] {
  if (!name.given || language !== 'en') return [];
  const text = prompt.slice(0, longestRead);
  return [...new Set(name.text.toLowerCase().split(/\s+/u))]
    .filter((word) =>
      new RegExp(String.raw`(?<![\p{L}-])${escaped(word)}s?(?![\p{L}-])`, 'u').test(text),
    )
    .flatMap((word) => iconNamed(word.replace(/s$/u, '')) ?? iconNamed(word) ?? [])
    .slice(0, 1);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

function artOfSubject(brief: Brief, planned: readonly IconName[]): IconName[] {
  const { phrase } = brief.subject;
  const whole = iconsOfPhrase(phrase) ?? iconsOfPhrase(brief.prompt.slice(0, openingLetters));
  if (whole !== null) return [...whole];
  const { own, nouns, trade } = subjectOf(brief);
  const named = own.flatMap((noun) => chooseIcons([noun], 1));
  const shown = planned.filter((icon) => own.length > 0 && showsOneOf(icon, own));
  const found = onePerThing([...new Set([...named, ...shown])], own);
  if (trade === null) return found.slice(0, most);
  // Who sits with the dying is called a doula as well: a bottle and hearts are no picture of it.
  if (isAnotherKind(phrase, trade)) return found.slice(0, most);
  const another = found.length > 0 || own.some((noun) => nearnessTo(trade, noun) < ofTrade);
  const usual = frames.has(trade.id) ? [] : trade.icons;
  const beside = another ? trade.icons.filter((icon) => isBeside(icon, nouns)) : usual;
  // "Bike repair van": what the trade is called stands in the phrase, and the van has no drawing.
  const isTrade = !frames.has(trade.id) && namesTrade(brief.subject.phrase, trade);
  if (another && found.length === 0) return isTrade ? trade.icons.slice(0, most) : [];
  return [...new Set([...found, ...beside])].slice(0, most);
}

/** "End-of-life doula", "de-extinction lab": a word made of several in front of the trade says which one, unless it tells how it is run. */
function isAnotherKind(phrase: string, { names, words }: Trade): boolean {
  const [, kind = ''] = /(?:^|\s)(\p{L}+(?:-\p{L}+)+)\s/u.exec(phrase.toLowerCase()) ?? [];
  if (kind === '' || howItIsRun.test(kind)) return false;
  return ![...names, ...words].some(
    (name) => name.includes(kind) || name.includes(kind.replaceAll('-', ' ')),
  );
}

const howItIsRun =
  /-(?:run|owned|friendly|made|time|based|led|free|size[d]?|hand|house|site|door|on|in|up|out|off|fired|hour|day|week|year|screen|man|woman|person|family|quality|end|grade|class)$|^(?:one|two|three|four|family|hand|home|open|full|part|well|all|multi|non|small|large|second|third|first|old|new|high|low|in|on|off|dog|child)-/iu;

/** A name of one word, as a restaurant's, leaves open what kind it is. */
const namesTrade = (phrase: string, { names }: Trade): boolean =>
  names.some((name) => name.includes(' ') && ` ${phrase.toLowerCase()} `.includes(` ${name} `));

/** What belongs to a plain word of the phrase: the trophy of a fishing contest. */
function isBeside(icon: IconName, nouns: readonly string[]): boolean {
  return (
    wordsOfIcon(icon).length === 1 && nouns.some((noun) => nearnessToWord(icon, noun) >= belonging)
  );
}
