import { textOf } from 'site-document/text';
import { isInside } from 'site-document/tree';
import { say } from '../answers/say';
import { removeSections, take, repeatedAbove } from '../change/take-away';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { headlineOf } from '../target/elements';
import { sectionsOf } from '../target/sections';
import { thingsOf } from '../target/things';
import type { Thing } from '../target/things';
import { namingWords } from '../told/content-words';
import { rewritten } from './edit-text';
import { clauseRemoved } from './do-remove-clause';
import { partRemoved } from './do-remove-part';
import { quoteRemoved } from './do-remove-quote';
import type { Order } from './order';
import { brief } from './outcome-of';
import { linesOf, piecesOf, sentenceBorder } from './page-units';
import type { Line, Piece } from './page-units';
import { hasAll, isAbout } from './says-all';

const kindWords = new Set(
  'line lines bit bits thing things joke quote sentence part section text note paragraph entry row names name off option satz teil abschnitt phrase partie frase parte zin stuk deel'.split(
    ' ',
  ),
);

/** "were not at stretford any more so take that off": the smallest part of the page that says every word, where there is one such. */
export function removed(order: Order, site: Site): Outcome | null {
  const target = order.of('target') ?? order.of('item');
  if (target === null) return null;
  const words = namingWords(target).filter((word) => !kindWords.has(word));
  const isQuote = /\bquotes?\b|\breview\b|zitat|citation/iu.test(target);
  if (words.length === 0) return null;
  const hasWords = matcherFor(site, words);
  const has = ofNumber.test(target)
    ? (own: readonly string[]) => hasWords(own) && own.some((word) => /\d/u.test(word))
    : hasWords;
  const isLine = lineWords.test(target);
  return (
    (isQuote ? quoteRemoved(site, has) : partRemoved(site, words)) ??
    thingRemoved(site, words, isQuote, has) ??
    sectionRemoved(site, words) ??
    (isLine ? null : clauseRemoved(site, has)) ??
    sentenceRemoved(site, words, has, isLine)
  );
}

const ofNumber = /\b(?:number|nummer|numéro|número|numero)\b/iu;
const lineWords = /\b(?:line|lines|joke|sentence|phrase|bit|satz|frase|zin)\b/iu;

/** "phones" is said in as many letters somewhere, and "Phone" above a number is not meant then. */
function matcherFor(site: Site, words: readonly string[]): (own: readonly string[]) => boolean {
  const hasExactly = (own: readonly string[]): boolean => words.every((word) => own.includes(word));
  const isExact = linesOf(site).some(({ text }) => hasExactly(tellingWords(text.value)));
  return isExact ? hasExactly : (own) => hasAll(words, own);
}

function sectionRemoved(site: Site, words: readonly string[]): Outcome | null {
  const fitting = sectionsOf(site).filter(
    ({ heading, first }) => !first && isAbout(words, tellingWords(heading)),
  );
  const [only] = fitting;
  return only && fitting.length === 1 ? whole(removeSections(site, [only])) : null;
}

const whole = (outcome: Outcome): Outcome =>
  'refused' in outcome ? outcome : { ...outcome, isWhole: true };

function thingRemoved(
  site: Site,
  words: readonly string[],
  isQuote: boolean,
  has: (own: readonly string[]) => boolean,
): Outcome | null {
  const headline = headlineOf(site);
  const fitting = thingsOf(site).filter(({ kind, element, name, text }) => {
    if (headline && (element === headline || isInside(headline, element))) return false;
    if (!has(tellingWords(`${name} ${text}`))) return false;
    if (isQuote) return kind === 'quote';
    if (!['item', 'quote', 'question'].includes(kind)) return false;
    return isAbout(words, tellingWords(name)) || isAbout(words, tellingWords(text));
  });
  const inner = fitting.filter(
    (one) => !fitting.some((other) => other !== one && isInside(other.element, one.element)),
  );
  const [first] = inner;
  if (!first) return null;
  const others = inner.filter((one) => one.text !== first.text && !isRepeated(one, first));
  if (others.length > 0) return null;
  return whole(
    take(
      site,
      [...inner.map(({ element }) => element), ...repeatedAbove(site, [first.element])],
      say(site, 'removed', brief(first.name === '' ? first.text : first.name)),
    ),
  );
}

/** The same told once more, with more or fewer words. */
const isRepeated = (one: Thing, other: Thing): boolean => {
  const [own, theirs] = [tellingWords(one.text), tellingWords(other.text)];
  return own.every((word) => theirs.includes(word)) || theirs.every((word) => own.includes(word));
};

/** "the charity number": the one sentence that says it, where others stay beside it. */
function sentenceRemoved(
  site: Site,
  words: readonly string[],
  has: (own: readonly string[]) => boolean,
  isLine: boolean,
): Outcome | null {
  const found = linesOf(site).flatMap((line): { line: Line; piece: Piece; isAll: boolean }[] => {
    if (
      /^h[1-6]$/.test(line.parent.tagName) ||
      ['label', 'button', 'a', 'figcaption'].includes(line.parent.tagName)
    )
      return [];
    const pieces = piecesOf(line.text.value, sentenceBorder);
    return pieces
      .filter(({ said }) => has(tellingWords(said)))
      .map((piece) => ({ line, piece, isAll: pieces.length === 1 }));
  });
  const [first] = found;
  if (!first || new Set(found.map(({ piece }) => piece.said)).size > 1) return null;
  const own = tellingWords(first.piece.said);
  if (!isLine && words.length * 6 < own.length && words.length < 2) return null;
  const sentence = say(site, 'removed', brief(first.piece.said));
  const alone = found.filter(({ isAll }) => isAll).map(({ line }) => line.parent);
  if (alone.length === found.length) return whole(take(site, alone, sentence));
  const within = rewritten(
    site,
    found
      .filter(({ isAll }) => !isAll)
      .map(({ line, piece: { start, end } }) => ({
        text: line.text,
        start: Math.max(0, start - 1),
        end,
        words: '',
      })),
  );
  // The same sentence by itself elsewhere, as below the headline, goes with its element.
  const left = linesOf(within).filter(({ text }) => text.value.trim() === first.piece.said);
  const rest =
    left.length === 0
      ? null
      : take(
          within,
          left.map(({ parent }) => parent),
          sentence,
        );
  if (rest && 'refused' in rest) return null;
  return {
    site: rest?.site ?? within,
    sentence,
    isWhole: true,
    holds: (now) => !textOf(now.body).includes(first.piece.said),
  };
}
