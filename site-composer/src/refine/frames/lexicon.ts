import * as z from 'zod/mini';
import data from './lexicon.json' with { type: 'json' };

/** One sign for each thing a word can be in a request, so that a whole clause can be read as a pattern of signs. */
const signs = {
  add: 'A',
  put: 'U',
  set: 'S',
  keep: 'K',
  move: 'M',
  say: 'Y',
  list: 'I',
  tone: 'N',
  down: 'j',
  translate: 'T',
  remove: 'Z',
  be: 'E',
  button: 'b',
  background: 'g',
  text: 't',
  headline: 'h',
  headings: 'H',
  phone: 'p',
  corner: 'r',
  page: 'P',
  section: 's',
  faq: 'q',
  top: '^',
  bottom: '_',
  below: '>',
  above: '<',
  up: 'u',
  bigger: '+',
  smaller: '-',
  lighter: 'l',
  darker: 'd',
  light: 'L',
  dark: 'D',
  rounder: 'o',
  bold: 'B',
  box: 'x',
  too: 'O',
  call: 'C',
  and: '&',
  another: 'z',
  as: 'a',
  about: '@',
  with: 'm',
  for: 'f',
  to: '~',
  it: 'i',
  thanking: 'k',
  called: 'n',
  hours: 'R',
  one: '1',
  because: '?',
  other: 'V',
  visible: 'W',
} as const;

const { concepts, fillers } = z
  .object({ concepts: z.record(z.string(), z.string()), fillers: z.string() })
  .parse(data);

/** Every phrase that is known, without accents, with its sign; none for words that carry nothing. */
export const phrases = new Map<string, string>([
  ...fillers.split('|').map((phrase) => [phrase, ''] as const),
  ...Object.entries(concepts).flatMap(([name, list]) =>
    list.split('|').map((phrase) => [phrase, signs[name as keyof typeof signs]] as const),
  ),
]);
/** Small words that are one thing in one language and another in the next: "en" is "and" in Dutch, "a" an article in English. */
export const ofLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { a: '', o: 'w', i: 'w', en: 'w' },
  nl: { en: '&', de: '', het: '' },
  de: { das: '', des: '', da: '?' },
  it: { i: '', e: '&' },
};
