import { memoized } from '../../text/memoized';
import { plainWords } from '../page/plain-words';

/** Words that say nothing about what is meant, in the languages of the composer. */
const empty = new Set(
  `a an the my our your its their his her this that these those it them one ones some any all each every of on in at to for from with about
  by and or as is are be was were we i you he she they us me please now too also just only anymore any more no not longer so then there here
  do does did don't doesn't have has had can can't could will would should there's it's we're that's isn't aren't under above below up down off out
  der die das den dem des ein eine einen und zu mit von für auf im in am le la les un une des du de et à au aux el los las una y con del
  il lo gli i uno e di da o os as um uma do da no na het een en van voor met op`
    .split(/\s+/)
    .filter(Boolean),
);

const marks = /[\u0300-\u036F]/g;

/** A word without its accents, as people type it. */
export const folded = (word: string): string =>
  word.toLowerCase().normalize('NFD').replaceAll(marks, '').replaceAll('ß', 'ss');

/** The words of a phrase that can tell one part of a page from another. */
export const tellingWords = memoized((phrase): readonly string[] =>
  plainWords(phrase)
    .split(/[ -]/)
    .map((word) => word.replace(/'s$|s'$/, ''))
    .filter((word) => word !== '' && !empty.has(word))
    .map(folded),
);

function stem(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/ies$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '');
}

/** Whether two words are one: another ending, a letter too many, a common beginning of most of both. */
export function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [stem(one), stem(other)];
  if (first === second && first.length > 1) return true;
  if (/\d/.test(one + other)) return false;
  const shorter = Math.min(first.length, second.length);
  if (shorter < 5) return false;
  if (sharedStart(first, second) >= Math.max(5, Math.ceil(shorter * 0.8))) return true;
  return areOneSlipApart(first, second);
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** One letter too many, too few, another one, or two that changed places. */
function areOneSlipApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const start = sharedStart(one, other);
  const [left, right] = [one.slice(start), other.slice(start)];
  if (left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1))
    return true;
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
}
