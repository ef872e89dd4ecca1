import type { Facts } from '../brief';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const dayFirst = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?(${month}),? (20\d\d)\b`,
  'i',
);
const monthFirst = new RegExp(String.raw`\b(${month}) (\d{1,2})(?:st|nd|rd|th)?,? (20\d\d)\b`, 'i');
/** Where it is, when that is said in the same breath. */
const where = /^,? (?:at|in) (?:the )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,3}/u;
const digits = /\b(20\d\d)-(\d\d)-(\d\d)\b/;

const isoOf = (year: string, name: string, day: string): string =>
  `${year}-${String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;

/** "12 September 2027", "March 1st, 2027", "2027-03-01": the first full date of a text. */
export function findDate(text: string): Facts['date'] {
  const plain = digits.exec(text)?.[0];
  if (plain !== undefined) return { words: plain, iso: plain };
  const [words, first = '', second = '', year = ''] =
    dayFirst.exec(text) ?? monthFirst.exec(text) ?? [];
  if (words === undefined) return null;
  const named = /^\d/.test(first) ? isoOf(year, second, first) : isoOf(year, first, second);
  if (Number(named.slice(8)) > 31) return null;
  const rest = text.slice(text.indexOf(words) + words.length);
  return { words: `${words}${where.exec(rest)?.[0] ?? ''}`, iso: named };
}
