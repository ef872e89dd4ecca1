import { lastDigits } from './gold-facts';
import type { PagePlaces } from './page-places';
import { calendarKeys, clockKeys, keysOf, numberKeys } from './value-keys';

export type TokenKind = 'money' | 'clock' | 'weekday' | 'year' | 'phone' | 'mail';

export interface PlainToken {
  readonly kind: TokenKind;
  readonly text: string;
  readonly isShown: boolean;
}

const patterns: Readonly<Record<TokenKind, RegExp>> = {
  money: /[£$€]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|\$|euros?\b|quid\b|pounds\b|chf\b)/giu,
  clock:
    /(?<![\d.,:£$€])\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|uhr|uur)\b|(?<![\d.,:£$€])\d{1,2}:\d{2}(?![\d:])/giu,
  weekday:
    /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})|(?<!\p{L})(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)s?(?!\p{L})/giu,
  year: /(?<![\d.,/£$€+-])(?:1[6-9]|20)\d{2}(?![\d.,]?\d|\s?(?:€|euro|people|copies))/giu,
  phone: /(?<![\d£$€])(?:\+\d{1,3}[\s-]?)?\(?0?\d{2,5}\)?[\s-]\d{3}[\s-]?\d{3,4}(?!\d)/gu,
  mail: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
};

/** Tokens that are facts on their face, in any text without marks. */
export function plainTokens(text: string, page: PagePlaces): PlainToken[] {
  const keys = keysOf(page.text);
  return Object.entries(patterns).flatMap(([kind, pattern]) =>
    [...new Set(text.match(pattern) ?? [])].map((token) => ({
      kind: kind as TokenKind,
      text: token,
      isShown: isThere(kind as TokenKind, token, page, keys),
    })),
  );
}

function isThere(
  kind: TokenKind,
  token: string,
  page: PagePlaces,
  keys: ReadonlySet<string>,
): boolean {
  if (kind === 'mail') return page.text.includes(token.toLowerCase());
  if (kind === 'phone') return page.text.replaceAll(/\D/g, '').includes(lastDigits(token));
  const due =
    kind === 'weekday'
      ? calendarKeys(token)
      : kind === 'clock'
        ? clockKeys(token, true)
        : numberKeys(token.replace(/[.,]$/, ''));
  return due.length === 0 || due.some((key) => keys.has(key));
}
