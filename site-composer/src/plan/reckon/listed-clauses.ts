import type { Clause } from './clauses';
import { measureOf } from './units';

/** How what is entered, or comes out, is asked for. */
export const input =
  /^(?:and |also )*(?:how (?:many|much|far|wide|long|high)|(?:the )?number of|kilos of|anzahl|nombre de|aantal)\b/iu;

/** "Leaflet calculator: number of leaflets": what it is called stands before what is entered. */
export const introduction =
  /^[^:]*\b(?:calculator|worksheet|sheet|estimator|price|money|pace|costs?|rechner|volume|fuel|\p{L}+ing)\b[^:]*:\s+(?=\p{L})/iu;

const fewestListed = 2;
/** Short names in a row are what is entered, though nobody says so: "Days, euros per day (35), number of nights". */
export function isListed(
  clauses: readonly (Clause & { readonly isIntroduced: boolean })[],
  { zone, sentence }: Clause,
): boolean {
  const own = clauses.filter((one) => one.sentence === sentence && one.zone === zone);
  const isIntroduced = own.some((one) => one.isIntroduced);
  const isShort = own.every(({ text }) => text.split(' ').length <= mostWords);
  if (own.length === 1 && (single.test(own[0]?.text ?? '') || isMeasured(own[0]?.text ?? '')))
    return true;
  if (
    isIntroduced &&
    own.length > fewestListed &&
    own.every(({ text }) => text.split(' ').length <= 5)
  )
    return true;
  return (
    own.length >= fewestListed &&
    isShort &&
    own.some(({ text }) => /\(\s?[€$£]?\d|\d$/u.test(text) || input.test(text))
  );
}

/** "Length of the fence in metres", alone in its sentence. */
const isMeasured = (text: string): boolean =>
  /^(?:the )?[\p{L} ]{3,40}\s(?:in|en)\s\p{L}+$/iu.test(text) &&
  measureOf(text.split(' ').at(-1) ?? '') !== null;

/** "Glasses per bottle 6." */
const single =
  /^(?!.*\b(?:is|are|has|have|minimum|free|first)\b)[\p{L} ]{3,40}\s(?:[€$£]?\d+(?:[.,]\d+)?|\([€$£]?\d+[^)]*\))$/iu;
const mostWords = 12;
