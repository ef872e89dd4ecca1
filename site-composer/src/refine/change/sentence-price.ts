import { escapeText } from 'site-document/escape';
import { rangeOf } from 'site-document/tree';
import type { PageText } from 'site-document/tree';
import { findPrice } from '../../text/money';
import type { Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import type { Site } from '../site';
import { areAlike, tellingWords } from '../target/alike-words';

interface PricedClause {
  readonly text: PageText;
  readonly price: string;
  /** How many of the words that were said stand in the clause. */
  readonly near: number;
}

const border = /(?<=[,;.!?:])\s+|\s+(?:and|or)\s+/u;
const fewestWords = 2;
const mostTexts = 400;

/**
 * "Put the full plot rent up to £65" where a sentence tells it: "Rent is £62 for a full plot and £34 for a half". The one sum whose clause
 * holds the words that were said, but for one that may stand earlier in its sentence.
 */
export function setPriceInSentence(
  site: Site,
  name: string,
  price: string,
  inForm: (price: string, other: string) => string,
): Outcome | null {
  const said = tellingWords(name);
  const isReduced = reduced.test(name.trim());
  if (said.length < fewestWords && !isReduced) return null;
  const found = site.page.texts
    .slice(0, mostTexts)
    .flatMap((text) => (isReduced ? reducedIn(text) : clausesOf(text, said)));
  const best = Math.max(0, ...found.map(({ near }) => near));
  const [only, other] = found.filter(({ near }) => near === best);
  const range = only ? rangeOf(only.text) : null;
  if (!only || other || !range) return null;
  const next = inForm(price, only.price);
  const source = site.page.source.slice(range.start, range.end);
  const old = escapeText(only.price);
  const at = source.indexOf(old);
  if (next === only.price || at === -1 || source.includes(old, at + 1)) return null;
  const start = range.start + at;
  return {
    site: site.edit([{ file: 'html', start, end: start + old.length, text: escapeText(next) }]),
    sentence: `${name.charAt(0).toUpperCase()}${name.slice(1)} is ${next} now instead of ${only.price}.`,
    holds: (after) =>
      after.page.texts.some(({ value }) => plainWords(value).includes(plainWords(next))),
  };
}

const reduced = /^(?:reduced|concession(?:s|ary)?|discount(?:ed)?)$/iu;

/** "£210 all in, or £165 if you're on a pension": the lower one of two, for those of whom something is so. */
function reducedIn(text: PageText): PricedClause[] {
  const [whole, , behind = ''] =
    /([£€$]\s?\d[^.!?]{0,40}?)\bor ((?:[£€$]\s?)\d[^.!?]{0,6}? (?:if|for) )/iu.exec(text.value) ??
    [];
  const [full, less] = [findPrice(whole ?? ''), findPrice(behind)];
  if (!full || !less || sumOf(less.price) >= sumOf(full.price)) return [];
  return [{ text, price: less.price, near: 1 }];
}

const sumOf = (price: string): number => Number(price.replaceAll(/[^\d.]/gu, ''));

function clausesOf(text: PageText, said: readonly string[]): PricedClause[] {
  const inText = tellingWords(text.value);
  const stands = (words: readonly string[], word: string): boolean =>
    words.some((one) => areAlike(one, word));
  if (!said.every((word) => stands(inText, word))) return [];
  return text.value.split(border).flatMap((clause) => {
    const found = findPrice(clause);
    if (!found || findPrice(clause.slice(found.end))) return [];
    const own = tellingWords(clause);
    const near = said.filter((word) => stands(own, word)).length;
    return near >= said.length - 1 ? [{ text, price: found.price, near }] : [];
  });
}
