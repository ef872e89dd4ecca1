import { findPrice } from '../../text/money';
import type { Outcome } from '../outcome';
import type { PageText } from '../page/read-page';
import { plainWords } from '../page/page-text';
import { escapeText, textRange } from '../page/source-ranges';
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
  if (said.length < fewestWords) return null;
  const found = site.page.texts.slice(0, mostTexts).flatMap((text) => clausesOf(text, said));
  const best = Math.max(0, ...found.map(({ near }) => near));
  const [only, other] = found.filter(({ near }) => near === best);
  const range = only ? textRange(only.text) : null;
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
