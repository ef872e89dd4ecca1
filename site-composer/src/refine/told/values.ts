import { memoized } from '../../text/memoized';
import { month, weekday } from '../change/moments';

/** What is told of a thing in a few signs: what it costs, when it is, how much of it there is. */
type ValueKind = 'date' | 'sum' | 'share' | 'time' | 'amount' | 'number';

export interface Value {
  readonly kind: ValueKind;
  readonly words: string;
  readonly start: number;
  readonly end: number;
  /** The word behind an amount: "weeks". */
  readonly unit: string | null;
}

const plain = String.raw`\d{1,3}(?:[,.' ]\d{3}){1,3}(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?`;
const open = String.raw`(?<![\d.,:])`;
const tens = 'five|ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const currency = String.raw`€|£|\$|₹|(?:dollars?|euros?|pounds?|quid|bucks|rupees?|pence|p|cents?|eur|usd|gbp|chf|kr|zł|kč)(?![\p{L}\d])`;
const sum = String.raw`(?:(?:us|au|nz|ca|hk|a|s|r)?\$|[€£¥₹]|(?<!\p{L})(?:chf|eur|usd|gbp|zar|r|rs\.?|kr\.?))\s?(?:${plain})(?:,[-–]|\/-)?|${open}(?:${plain})(?:,[-–])?\s?(?:${currency})|(?<!\p{L})(?:${tens}) (?:quid|pounds?|euros?|dollars?)(?!\p{L})`;

/** The hours by their names in the languages of the composer, from one on. */
export const hourNames: readonly (readonly string[])[] = [
  ['one', 'eins', 'ein', 'een', 'una', 'une', 'uma'],
  ['two', 'zwei', 'twee', 'dos', 'deux', 'due', 'duas'],
  ['three', 'drei', 'drie', 'tres', 'trois', 'tre', 'três'],
  ['four', 'vier', 'cuatro', 'quatre', 'quattro', 'quatro'],
  ['five', 'fünf', 'vijf', 'cinco', 'cinq', 'cinque'],
  ['six', 'sechs', 'zes', 'seis', 'sei'],
  ['seven', 'sieben', 'zeven', 'siete', 'sept', 'sette', 'sete'],
  ['eight', 'acht', 'ocho', 'huit', 'otto', 'oito'],
  ['nine', 'neun', 'negen', 'nueve', 'neuf', 'nove'],
  ['ten', 'zehn', 'tien', 'diez', 'dix', 'dieci', 'dez'],
  ['eleven', 'elf', 'once', 'onze', 'undici'],
  ['twelve', 'zwölf', 'twaalf', 'doce', 'douze', 'dodici', 'doze'],
];
const hourWord = `(?:${hourNames.flat().join('|')})`;
const ofClock = String.raw`(?:am|pm|uhr|uur|heures?|horas|o['’]?clock|h)(?![\p{L}\d])`;
const noUnit = String.raw`(?!\s?(?:years?|jahre?|jaar|ans|años|anni|people|persons?|personen|m|km|kg|cm|g|l|%|€|£|\$|euros?)(?!\p{L}))(?![\d.,:]\d)(?!\p{L})`;
const until = '(?:till|til|until|bis|tot|hasta las|fino alle|até às)';
const time = [
  String.raw`${open}\d{1,2}(?::[0-5]\d|\.[0-5]\d| ?h ?[0-5]\d)(?:\s?${ofClock})?${noUnit}`,
  String.raw`${open}\d{1,2}\s?${ofClock}`,
  String.raw`(?<!\p{L})(?:half past|quarter past|quarter to|half|halb|las|alle) ${hourWord}(?!\p{L})`,
  String.raw`(?<!\p{L})${hourWord} (?:uhr|uur|heures|o['’]?clock)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:12 )?(?:noon|midday|midnight)(?!\p{L})`,
  String.raw`(?<=(?<!\p{L})(?:${until}|alle|às|las) )\d{1,2}${noUnit}`,
  String.raw`${open}\d{1,2}(?=\s?(?:till|til|until|bis|tot|[-–])\s?\d{1,2}(?:[:.]\d{2})?\s?(?:${ofClock}|$|[,;)]))`,
  String.raw`(?<=(?<!\p{L})${until} )${hourWord}(?!\p{L})`,
].join('|');
const date = String.raw`(?:(?<!\p{L})${weekday},? (?:the |den |le |el |il |de )?)?${open}\d{1,2}(?:st|nd|rd|th|\.|er|º|°)? (?:of |de )?${month}(?!\p{L})(?:,? (?:de )?\d{4})?|(?<!\p{L})${month} \d{1,2}(?:st|nd|rd|th)?(?![\d.:])(?:,? \d{4})?`;
const share = String.raw`${open}\d{1,3}(?:[.,]\d{1,2})?\s?(?:%|per ?cent(?!\p{L})|prozent|procent)`;
const amount = String.raw`(?<![\p{L}\d.,:/-])(?:${plain})\s?(?:-\s?)?\p{L}{1,24}`;
const number = String.raw`(?<![\p{L}\d.,:/-])(?:${plain})(?![\p{L}\d/-]|[.,:]\d)`;

const patterns: readonly (readonly [ValueKind, RegExp])[] = (
  [
    ['date', date],
    ['sum', sum],
    ['share', share],
    ['time', time],
    ['amount', amount],
    ['number', number],
  ] as const
).map(([kind, source]) => [kind, new RegExp(source, 'giu')]);

const mostRead = 1_500;
/** Behind a number these begin something else: "1,340 now" has no unit. */
const noUnits =
  /(?:\b|(?<=\d))(?:now|instead|in|and|or|on|at|to|the|of|from|for|is|are|not|please|jetzt|nun|und|nu|en|y|et|e|ora|ahora|by|each|de|el|la|le|das|der|die|door|per|a|an|with|since|seit|after|before|euros?|st|nd|rd|th)$/iu;

/** Every value of a text in its order; where two patterns fit the same signs, the one that says more. */
export const valuesIn = memoized((text): readonly Value[] => {
  const read = text.slice(0, mostRead);
  const taken: Value[] = [];
  for (const [kind, pattern] of patterns)
    for (const match of read.matchAll(pattern)) {
      const value = valueAt(kind, match[0], match.index);
      if (value && !taken.some(({ start, end }) => value.start < end && value.end > start))
        taken.push(value);
    }
  return taken
    .filter(({ kind, words, start }) => kind !== 'number' || !isOfLongNumber(read, words, start))
    .toSorted((one, other) => one.start - other.start);
});

function valueAt(kind: ValueKind, words: string, start: number): Value | null {
  if (kind === 'amount' && noUnits.test(words)) return null;
  const unit = kind === 'amount' ? (/\p{L}+$/u.exec(words)?.[0] ?? null) : null;
  const said = words.trimEnd();
  return { kind, words: said, start, end: start + said.length, unit };
}

/** Years, and pieces of telephone numbers and post codes, tell no amount. */
function isOfLongNumber(text: string, words: string, start: number): boolean {
  if (/^(?:19|20)\d{2}$/.test(words)) return true;
  return /\d[ -]$/.test(text.slice(0, start)) || /^[ -]\d/.test(text.slice(start + words.length));
}

/** The digits of a value as a number; null where it is said in words. */
export function figureOf({ words, kind }: Pick<Value, 'words' | 'kind'>): number | null {
  const digits = /\d[\d.,' ]*/.exec(words)?.[0].trim() ?? '';
  if (digits === '' || kind === 'time' || kind === 'date') return null;
  const bare = digits
    .replaceAll(/[,.' ](?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .replace(/\.$/, '');
  return Number(bare);
}
