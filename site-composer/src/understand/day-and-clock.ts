import { memoized } from '../text/memoized';
import { dayNumbers, spans } from './hours-patterns';

/** A day or a time of day within a text. */
export interface WhenToken {
  readonly kind: 'day' | 'clock';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const names = [...dayNumbers.keys()]
  // Two letters are small words of other languages: "so", "do", "di".
  .filter((name) => name.length > 2)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const severalDays = [...spans.keys()]
  // "A retreat weekend", "in 7 days" name no day.
  .filter((name) => !/^(?:weekend|7|seven)/.test(name) || name === 'weekends')
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const months =
  'jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|février|febrero|fevereiro|febbraio|februari|mar(?:ch|s|zo|ço)?|märz|maart|apr(?:il|ile)?|avril|abril|may|mai|mayo|maio|maggio|mei|june?|juni|juin|junio|junho|giugno|july?|juli|juillet|julio|julho|luglio|aug(?:ust|ustus)?|août|agosto|sept?(?:ember|embre)?|septiembre|setembro|settembre|oct(?:ober|obre)?|oktober|outubro|ottobre|nov(?:ember|embre|iembre|embro)?|dec(?:ember)?|dezember|décembre|diciembre|dezembro|dicembre';
const ordinal =
  '(?:every |each |jeden |elke |chaque |cada |ogni )?(?:(?:first|second|third|fourth|last|other|alternate|ersten?|zweiten?|dritten?|letzten?|premier|deuxième|dernier|primer|segundo|último|primo|secondo|ultimo|eerste|tweede|laatste) )?';
const dayParts =
  '(?: mornings?| afternoons?| evenings?| nights?|abends?|morgens?| matin| soir| mattina| sera)?';
const until =
  '\\s?(?:-|–|—|to|till?|until|through|bis|à|au|a|al|hasta|às|até|alle|tot(?: en met)?|t\\/m)\\s?';

const day = `(?:${ordinal}(?:${severalDays}|(?:${names})(?:-feira)?s?\\.?)(?:${until}(?:${names})s?)?${dayParts}(?: of (?:the|each|every) month)?)`;
const date = `(?:\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?(?:\\s?(?:-|–|to|and|&|bis|e|et|y|al|au)\\s?\\d{1,2}(?:st|nd|rd|th|\\.)?)?\\s(?:of |de |di )?(?:${months})\\.?(?:,?\\s(?:de )?\\d{4})?|(?:${months})\\.?\\s\\d{1,2}(?:st|nd|rd|th)?(?:\\s?(?:-|–)\\s?\\d{1,2})?(?:,?\\s\\d{4})?)`;
const dayToken = `(?<![\\p{L}\\d.])(?:${day}[, ]{0,2}${date}|${date}|${day})(?![\\p{L}\\d])`;

// "Within 24h" is no time of day.
const plain = '(?!24\\s?h|24\\/7)(?:[01]?\\d|2[0-4])(?:[:.h]\\d{2})?';
const marked = `(?:${plain}\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|uhr|uur|o['’]clock|h(?![\\p{L}]))(?:\\s?\\d{2}(?!\\d))?|\\d{1,2}[:h]\\d{2}|\\d{1,2}\\.[0-5][05](?![\\d%.])|noon|midday|midnight|minuit|midi|mitternacht|mezzanotte|medianoche)`;
const led = `(?:(?:ab|um|ore|alle ore|om|a las|alle)\\s(?:${marked}|${plain}(?!\\d))|(?:at|from|till?|until|à partir de|às)\\s(?:${marked}|${plain}(?![\\p{L}\\d€£$%]|\\s\\p{L})))`;
const behindDay = `(?<=(?:${names})s?(?:${dayParts})?,?\\s(?:from |von |van |de )?)${plain}${until}${plain}`;
const clockToken = `(?<![\\p{L}\\d.,:£$€])(?:${behindDay}|(?:from |von |de |van |dalle )?(?:${plain}|noon)${until}${marked}|(?:from )?${marked}${until}(?:${marked}|${plain})|(?:from |at |um |à |às |a las |alle |om |ore )?${marked}|${led})(?![\\p{L}\\d])`;

const tokens = new RegExp(`(${dayToken})|${clockToken}`, 'giu');

/** The days and times of a sentence, in their order. */
export const whenTokens = memoized((sentence): readonly WhenToken[] =>
  [...sentence.matchAll(tokens)].map((match) => ({
    kind: match[1] === undefined ? 'clock' : 'day',
    text: match[0].trim(),
    start: match.index,
    end: match.index + match[0].length,
  })),
);

const deadline =
  /(?:^|[\s(,])(?:by|before|bis zum|spätestens|avant(?: le)?|antes (?:del?|de)|entro(?: il)?|prima del|vóór|uiterlijk|até)\s(?:the\s)?$/iu;

/** Whether a day at a place of a text is one until which something has to be done: nothing takes place then. */
export const isDeadlineAt = (text: string, start: number): boolean =>
  deadline.test(text.slice(Math.max(0, start - 20), start));
