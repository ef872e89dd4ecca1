import { rankOf } from '../catalogue/words/word-vectors';
import { withoutMisspellings } from '../text/common-misspellings';

/** A shorter word may be anything. */
const shortest = 6;
const common = 14_000;
/** What was meant is a word everybody uses; the most common of several is it only where it is much more common. */
const everyday = 4_500;
const clearly = 4;
const mostWords = 200;

/**
 * "Becuase" with two letters that changed places, "futher" without one. A letter too many is no sign: "pheasants" are no peasants, and
 * "enrolment" has one l where it is written so.
 */
function meantBy(word: string): string | null {
  const found = new Map<string, number>();
  const take = (one: string): void => {
    const rank = rankOf(one);
    if (rank !== null && rank < everyday) found.set(one, rank);
  };
  // Neither the first nor the last letter is wrong: "bakers" is no "baker".
  for (let at = 1; at < word.length - 2; at += 1)
    take(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
  for (let at = 1; at < word.length; at += 1)
    for (const letter of letters)
      if (letter !== word.charAt(at)) take(word.slice(0, at) + letter + word.slice(at));
  const [best, second] = [...found].toSorted((one, other) => one[1] - other[1]);
  if (best === undefined) return null;
  return second === undefined || second[1] > (best[1] + 1) * clearly ? best[0] : null;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Words as they are written within a sentence; names, addresses and what has a capital stay. */
const words = /(?<![\p{L}\p{N}@./'’-])\p{Ll}{6,16}(?![\p{L}\p{N}@'’-]|[./]\p{L})/gu;

/** A word of which the table knows a part of a compound is no mistake: "woodburner". */
const isCompound = (word: string): boolean => {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, second] = [rankOf(word.slice(0, at)), rankOf(word.slice(at))];
    if (first !== null && second !== null && first < common && second < common) return true;
  }
  return false;
};

const endings = /(?:s|es|ed|ing|er|ers|ly|ness|able|ish|like|y|ier|iest)$/u;
/** "Unpatronising": what the table knows without its ending is no mistake. */
const isDerived = (word: string): boolean => {
  const stem = word.replace(/^(?:un|re|non|pre|mis|over|under|de|dis)/u, '').replace(endings, '');
  return [stem, `${stem}e`, word.replace(endings, '')].some(
    (one) => one.length > 2 && one !== word && rankOf(one) !== null,
  );
};

/** "Triming" is made of "trim", and trimming has two letters of it. */
function withDoubled(word: string): string | null {
  const [, stem = '', ending = ''] =
    /^(\p{L}*[^aeiou][aeiou][bdgklmnprt])(ing|ed|er|ers)$/u.exec(word) ?? [];
  if (stem === '' || rankOf(stem) === null || rankOf(`${stem}e`) !== null) return null;
  const doubled = `${stem}${stem.at(-1) ?? ''}${ending}`;
  return rankOf(doubled) === null ? null : doubled;
}

/** An instruction in English with its everyday words spelled as they are written; names stay. */
export function mendSpelling(text: string): string {
  let read = 0;
  return withoutMisspellings(text).replaceAll(words, (word) => {
    if (word.length < shortest || read >= mostWords || rankOf(word) !== null) return word;
    read += 1;
    const doubled = withDoubled(word);
    if (doubled !== null) return doubled;
    return isCompound(word) || isDerived(word) ? word : (meantBy(word) ?? word);
  });
}
