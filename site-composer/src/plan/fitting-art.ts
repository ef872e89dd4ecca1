import { chooseIcons } from '../catalogue/choose-icons';
import { nearnessToWord, showsOneOf, stem, wordsOfIcon } from '../catalogue/icon-matches';
import { iconsOfPhrase } from '../catalogue/icons/icons-of-phrase';
import type { Trade } from '../catalogue/trade';
import { tradeOf } from '../catalogue/trades';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { meaningOf, nearness } from '../catalogue/words/word-vectors';
import type { Brief } from '../model/brief';
import type { IconName } from '../model/page';
import { readTokens } from '../text/tokens';
import { artOfName, artOfWords } from './art-of-words';
import { isAnotherKind, namesTrade } from './kind-of-trade';
import { onePerThing } from './one-per-thing';
import { isMotifRuledOut } from './ruled-out-motifs';

/** From here on a drawing is of the same thing as a word, or of what belongs to it: a trophy to a contest. */
const belonging = 0.45;
/** A word further than this from its trade is part of a name or of a fixed phrase: the bat of a bat mitzvah. */
const ofTrade = 0.35;
/** A word this near to its trade says no more than the trade does: the folk of a folk trio. */
const within = 0.7;
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

/**
 * The drawings that show the subject, best first; none is better than one of something else. What the subject names
 * itself decides. Those of its trade stand for it only where it is nothing more special than the trade.
 */
export function fittingArt(brief: Brief, planned: readonly IconName[]): IconName[] {
  const found = [artOfSubject, artOfName, artOfWords].map(
    (read) => () => read(brief, planned).filter((icon) => !isMotifRuledOut(brief, icon)),
  );
  for (const read of found) {
    const art = read();
    if (art.length > 0) return art;
  }
  return [];
}

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

/** What belongs to a plain word of the phrase: the trophy of a fishing contest. */
function isBeside(icon: IconName, nouns: readonly string[]): boolean {
  return (
    wordsOfIcon(icon).length === 1 && nouns.some((noun) => nearnessToWord(icon, noun) >= belonging)
  );
}
