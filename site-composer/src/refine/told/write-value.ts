import { hourNames } from './values';
import type { Value } from './values';

const figure = /\d(?:[\d.,']*\d)?(?:,[-–]|\/-)?/u;
const digits = /\d{1,3}(?:[,.' ]\d{3}){1,3}(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?/u;
const currencies: readonly (readonly [string, RegExp])[] = [
  ['€', /€|eur/iu],
  ['£', /£|pound|quid|gbp/iu],
  ['$', /\$|dollar|bucks|usd/iu],
  ['₹', /₹|rs|rupee/iu],
  ['R', /^r\s?\d|zar/iu],
  ['¢', /cent|pence|\dp\b|\d p\b/iu],
  ['kr', /kr/iu],
  ['CHF', /chf/iu],
];
const currencyOf = (words: string): string | null =>
  currencies.find(([, pattern]) => pattern.test(words))?.[0] ?? null;

/** A sum in the form of the one it replaces: "Rs. 450" in place of "Rs. 400/-" is "Rs. 450/-". */
function writtenSum(next: string, old: string): string {
  const number = digits.exec(next)?.[0];
  const [asked, known] = [currencyOf(next), currencyOf(old)];
  if (number === undefined || (asked !== null && known !== null && asked !== known)) return next;
  const own = figure.exec(old)?.[0] ?? '';
  // "/-" stays behind a sum; "8,-" says that there are no cents.
  return old.replace(figure, own.endsWith('/-') ? `${number}/-` : number);
}

interface Clock {
  readonly hour: number;
  readonly minute: number;
}

/** A time as hours and minutes; null for one said in a way of its own. */
function clockOf(words: string): Clock | null {
  const said = words.toLowerCase().trim();
  const [, first, second] = /^(\d{1,2})(?:[:.h ]+([0-5]\d))?/u.exec(said.replace(' h ', 'h')) ?? [];
  if (first !== undefined) {
    const late = /p\.?m/.test(said) && Number(first) < 12 ? 12 : 0;
    return { hour: Number(first) + late, minute: Number(second ?? 0) };
  }
  if (/noon|midday/.test(said)) return { hour: 12, minute: 0 };
  const word =
    said
      .replace(/\s*(?:uhr|uur|heures|o['’]?clock)$/u, '')
      .split(' ')
      .at(-1) ?? '';
  const hour = hourNames.findIndex((names) => names.includes(word)) + 1;
  if (hour === 0) return null;
  const isHalfBefore =
    /^(?:halb|half (?!past))/u.test(said) &&
    !/^half (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/u.test(said);
  if (isHalfBefore) return { hour: (hour + 11) % 12 || 12, minute: 30 };
  if (said.startsWith('half')) return { hour, minute: 30 };
  if (said.startsWith('quarter past')) return { hour, minute: 15 };
  return said.startsWith('quarter to')
    ? { hour: (hour + 11) % 12 || 12, minute: 45 }
    : { hour, minute: 0 };
}

/** A time in the form of the one it replaces; in its own words where that form has no place for it. */
function writtenTime(next: string, old: string): string {
  const [asked, known] = [clockOf(next), clockOf(old)];
  if (!asked || !known || !/\d/.test(old)) return next;
  const isBare = !/[ap]\.?m|noon|midday/iu.test(next);
  const half = /([ap])\.?m/iu.exec(old)?.[1]?.toLowerCase();
  const isLate = half === 'p' || (half === undefined && known.hour > 12);
  const hour = isBare && isLate && asked.hour < 12 ? asked.hour + 12 : asked.hour;
  const shown = half === undefined ? hour : hour % 12 || 12;
  const mark = /\d([:.h])\d/u.exec(old)?.[1] ?? (half === undefined ? '.' : ':');
  const padded = /^0\d/.test(old) ? String(shown).padStart(2, '0') : String(shown);
  const hasMinutes = /\d[:.h]\d\d/u.test(old) || asked.minute > 0;
  const clock = hasMinutes ? `${padded}${mark}${String(asked.minute).padStart(2, '0')}` : padded;
  const behind = old.replace(/^\d{1,2}(?:[:.h]\d{2})?/u, '');
  const named =
    half === undefined ? behind : behind.replace(/[ap](?=\.?m)/iu, hour >= 12 ? 'p' : 'a');
  return behind === '' && half === undefined && !isBare ? next : `${clock}${named}`;
}

/** A value in the form of the one it takes the place of. */
export function writtenLike(next: Value, old: Value): string {
  if (old.kind === 'sum' || next.kind === 'sum') return writtenSum(next.words, old.words);
  if (next.kind === 'time') return writtenTime(next.words, old.words);
  const number = digits.exec(next.words)?.[0];
  return number === undefined ? next.words : old.words.replace(digits, number);
}
