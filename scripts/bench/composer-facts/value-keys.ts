/** What a value says, whichever way it is written: "10am" and "10:00" have the same key. */

const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];

/** Names of months and days, and the short forms people type, by a key without a language. */
const calendarNames = new Map<string, string>();
for (const language of languages)
  for (const width of ['long', 'short'] as const) {
    const month = new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' });
    const day = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' });
    for (let at = 0; at < 12; at += 1) name(month.format(Date.UTC(2027, at, 1)), `month ${at + 1}`);
    // 4 January 2027 is a Monday. Two letters are also words: "so", "do", "di".
    for (let at = 0; at < 7; at += 1) {
      const words = day.format(Date.UTC(2027, 0, 4 + at));
      if (words.length > 2) name(words, `day ${at + 1}`);
    }
  }
for (const [words, at] of [
  ['tues', 2],
  ['weds', 3],
  ['thur', 4],
  ['thurs', 4],
] as const)
  name(words, `day ${at}`);

function name(words: string, key: string): void {
  calendarNames.set(words.toLowerCase().replace(/\.$/, ''), key);
}

const calendarKey = (word: string): string | undefined =>
  calendarNames.get(word) ?? calendarNames.get(word.replace(/s$/, '')) ?? partOfName(word);

/** "Segunda-feira" and "segundas" are the same day. */
const partOfName = (word: string): string | undefined =>
  word.includes('-') ? calendarNames.get(word.slice(0, word.indexOf('-'))) : undefined;

const wordPattern = /\p{L}[\p{L}-]*/gu;

/** Days of the week and months that are named. */
export const calendarKeys = (text: string): string[] =>
  (text.toLowerCase().match(wordPattern) ?? []).flatMap((word) => calendarKey(word) ?? []);

/** "1,200.00" and "1200" are the same number; "18,50" is written with a point. */
export function numberKeys(text: string): string[] {
  return (text.match(/\d+(?:[.,' ]\d{3})*(?:[.,]\d{1,2})?/g) ?? []).map((figure) => {
    const plain = figure.replace(/[.,' ](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
    return `number ${Number(plain)}`;
  });
}

const clock =
  /(?<![\d.,:£$€])(\d{1,2})(?:\s?[:.h]\s?(\d{2})(?!\d))?\s?(am|pm|a\.m|p\.m|uhr|uur|h|o['’]clock)?(?![\p{L}\d])/giu;

/** Times of day, morning and evening alike: few write both. `lenient` takes any number for one. */
export function clockKeys(text: string, lenient: boolean): string[] {
  const spoken = [
    ...(/\b(?:noon|midday|mittags?|midi|mediodía|mezzogiorno)\b/i.test(text) ? ['time 0'] : []),
    ...(/\b(?:midnight|mitternacht|minuit|medianoche|mezzanotte|middernacht)\b/i.test(text)
      ? ['time 0']
      : []),
  ];
  const read = [...text.matchAll(clock)].flatMap(([, hour = '', minute, suffix]) => {
    const isTime = lenient || minute !== undefined || suffix !== undefined;
    if (!isTime || Number(hour) > 24 || Number(minute ?? 0) > 59) return [];
    return [`time ${((Number(hour) * 60 + Number(minute ?? 0)) % 720).toString()}`];
  });
  // "from 10 to 4pm": the mark behind the second belongs to both.
  const spans = [
    ...text.matchAll(
      /(?<![\d.,:£$€])(\d{1,2})(?:[:.](\d{2}))?\s?(?:-|–|—|to|till?|until|bis|à|a|al|tot)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|uhr|uur|h)\b/giu,
    ),
  ].map(
    ([, hour, minute]) => `time ${((Number(hour) * 60 + Number(minute ?? 0)) % 720).toString()}`,
  );
  return [...spoken, ...read, ...spans];
}

const free =
  /(?<!\p{L})(?:free|gratis|grátis|gratuit\p{L}*|kostenlos|frei(?:er eintritt)?|umsonst|entrada libre|included)(?!\p{L})/iu;

export const priceKeys = (text: string): string[] => {
  const numbers = numberKeys(text);
  return numbers.length === 0 && free.test(text) ? ['free'] : numbers;
};

const common = new Set(
  "the and for with from that this your you our are is was will can has have had not but all any they them their there here when what who how its it’s it's des les der die das und une pour avec los las para con del per von zur zum den".split(
    ' ',
  ),
);

/** The beginnings of the words that tell something. */
export const wordKeys = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('\u2011', '-')
      .match(/[\p{L}\d][\p{L}\d'’]*/gu) ?? []
  )
    .map((word) => word.replace(/['’]s?$/, ''))
    .filter((word) => (/\d/.test(word) || word.length > 2) && !common.has(word))
    .map((word) => `word ${/\d/.test(word) ? word : stem(word)}`);

const stem = (word: string): string =>
  word.length > 4
    ? word.slice(0, 6).replace(/(?<=...)(?:e?s|ed|ing|n)$/, '')
    : word.replace(/(?<=...)s$/, '');

/** All of it, for what stands on a page. */
export const keysOf = (text: string): Set<string> =>
  new Set([
    ...calendarKeys(text),
    ...numberKeys(text),
    ...clockKeys(text, false),
    ...wordKeys(text),
    ...(free.test(text) ? ['free'] : []),
  ]);
