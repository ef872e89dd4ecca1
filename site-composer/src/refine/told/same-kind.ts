import { areAlike } from '../target/alike-words';
import type { ToldValue } from './told-clause';
import { figureOf } from './values';
import type { Value } from './values';

/** Whether a value of the page is of the kind that was told. */
export function isOfKind({ value, old }: ToldValue, one: Value): boolean {
  if (old && figureOf(old) !== null && figureOf(old) !== figureOf(one)) return false;
  if (value.kind === 'amount' && one.kind === 'amount')
    return areAlike((value.unit ?? '').toLowerCase(), (one.unit ?? '').toLowerCase());
  // "3.40 now" of a coffee is a sum.
  if (value.kind === 'time' && one.kind === 'sum') return /^\d+[.]\d\d$/.test(value.words);
  if (value.kind === 'sum' && one.kind === 'number') return true;
  if (value.kind === 'number') return ['number', 'amount', 'sum'].includes(one.kind);
  return value.kind === one.kind;
}

/** "desde 420": a number without a currency is a sum only behind a word that says so. */
export const isNoSum = (text: string, { value }: ToldValue, one: Value): boolean =>
  value.kind === 'sum' &&
  one.kind === 'number' &&
  !/(?:from|ab|desde|vanaf|dès|à partir de|da|a partir de|costs?|for|at)\s$/iu.test(
    text.slice(0, one.start),
  );
