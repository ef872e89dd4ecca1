import { say } from '../answers/say';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { areAlike, tellingWords } from '../target/alike-words';
import { rewritten } from './edit-text';
import type { Rewrite } from './edit-text';
import type { Order } from './order';
import { brief, showing } from './outcome-of';
import { linesOf, piecesOf } from './page-units';

const border = /[,;]\s+|(?<=[.!?…])\s+|\n+/gu;
const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const fewest = 2;
const now = /[\s,]*\b(?:now|from now on|these days|instead|please|pls)\b[\s.!]*$/iu;

/** "highest checkout Mick 161": what a clause of the page begins with was said again, and what follows it is another. */
export function leadRetold(order: Order, site: Site): Outcome | null {
  const asked = order.asked.replace(now, '').replace(/[.!]+$/u, '');
  const said = [...asked.matchAll(word)];
  if (said.length < fewest + 1 || said.length > 14) return null;
  const found = linesOf(site).flatMap((line): (Rewrite & { old: string; shared: number })[] =>
    piecesOf(line.text.value.slice(0, 1_500), border).flatMap((piece) => {
      const own = [...piece.said.matchAll(word)];
      const shared = sharedLead(
        said.map(([one]) => one),
        own.map(([one]) => one),
      );
      if (shared < fewest || shared >= own.length || shared >= said.length) return [];
      const start = piece.start + (own[shared]?.index ?? 0);
      const end = piece.end - (/[.!?]+$/u.exec(piece.said)?.[0].length ?? 0);
      const words = asked.slice(said[shared]?.index ?? 0);
      const old = line.text.value.slice(start, end);
      return isAlike(old, words) ? [{ text: line.text, start, end, words, old, shared }] : [];
    }),
  );
  const [first] = found;
  if (!first || new Set(found.map(({ old }) => old)).size > 1) return null;
  const { value } = first.text;
  const told = value.slice(0, first.start) + first.words + value.slice(first.end);
  return showing(
    rewritten(site, found),
    say(site, 'isNow', brief(value), brief(told)),
    first.words,
  );
}

/** How many of the first words of two clauses are the same; none of them may say nothing. */
function sharedLead(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && isSame(one[length], other[length])) length += 1;
  return tellingWords(one.slice(0, length).join(' ')).length >= fewest ? length : 0;
}

const isSame = (one = '', other = ''): boolean =>
  one !== '' &&
  (one.toLowerCase() === other.toLowerCase() || areAlike(one.toLowerCase(), other.toLowerCase()));

/** A figure takes the place of a figure, and words that of words. */
const isAlike = (old: string, words: string): boolean => /\d/u.test(old) === /\d/u.test(words);
