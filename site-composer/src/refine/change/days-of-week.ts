import type { OpeningHours } from '../../model/brief';

const daysOf: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\bmon(?:day)?s?\b/i, [1]],
  [/\btue(?:s|sday)?s?\b/i, [2]],
  [/\bwed(?:nesday)?s?\b/i, [3]],
  [/\bthu(?:rs|rsday)?s?\b/i, [4]],
  [/\bfri(?:day)?s?\b/i, [5]],
  [/\bsat(?:urday)?s?\b/i, [6]],
  [/\bsun(?:day)?s?\b/i, [7]],
  [/\bweekends?\b/i, [6, 7]],
  [/\bweekdays?\b|\bduring the week\b/i, [1, 2, 3, 4, 5]],
];
const span =
  /\b(mon|tue|wed|thu|fri|sat|sun)\w*\s*(?:-|–|to|till|until|through)\s*(mon|tue|wed|thu|fri|sat|sun)\w*/i;

const tongues = ['de', 'fr', 'es', 'pt', 'it', 'nl'];
/** Monday is the first of the seven, in 2026 the first of June. */
const foreignDays: readonly (readonly [RegExp, readonly number[]])[] = tongues.flatMap((tongue) => {
  const format = new Intl.DateTimeFormat(tongue, { weekday: 'long', timeZone: 'UTC' });
  return [1, 2, 3, 4, 5, 6, 7].map((day): readonly [RegExp, readonly number[]] => [
    new RegExp(
      String.raw`(?<!\p{L})${format.format(new Date(Date.UTC(2026, 5, day)))}s?(?!\p{L})`,
      'iu',
    ),
    [day],
  ]);
});

/** The days a sentence names, Monday as 1. */
export function namedDays(text: string): readonly number[] {
  const numbers = (word: string): number =>
    daysOf.find(([pattern]) => pattern.test(word))?.[1][0] ?? 1;
  const [, first, last] = span.exec(text) ?? [];
  if (first !== undefined && last !== undefined) {
    const [from, to] = [numbers(first), numbers(last)];
    return [1, 2, 3, 4, 5, 6, 7].filter((day) =>
      from <= to ? day >= from && day <= to : day >= from || day <= to,
    );
  }
  return [
    ...new Set(
      [...daysOf, ...foreignDays].flatMap(([pattern, days]) => (pattern.test(text) ? days : [])),
    ),
  ];
}

const time = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm)?`;
const bound = new RegExp(
  String.raw`\b(open|opens|opening|start|close|closes|closing|shut|shuts)\b(?:[^\d]{0,40}?)\b(at|from|until|till|by|is|to)\s+${time}(?![\d/.])`,
  'i',
);

export interface NewBound {
  readonly side: 'opens' | 'closes';
  readonly time: string;
  /** No half of the day was said, and the hour may be in either. */
  readonly isOpen: boolean;
}

/** "bis 16 Uhr offen", "jusqu'à 19h", "hasta las 20:00": where the day ends, in other languages. */
const foreignBound = new RegExp(
  String.raw`(?<!\p{L})(bis|jusqu['’]à|hasta las|fino alle|tot|até às|ab|à partir de|desde las|dalle|vanaf)\s+(\d{1,2})(?:[:.h](\d{2}))?\s?(?:uhr|h|uur)?(?![\d/€])`,
  'iu',
);

function boundElsewhere(text: string): NewBound | null {
  const match = foreignBound.exec(text);
  if (!match || /\d\s?(?:uhr|h)?\s?(?:-|–|bis|à|a|tot|alle)\s?\d/iu.test(text)) return null;
  const isStart = /^(?:ab|à partir|desde|dalle|vanaf)/iu.test(match[1] ?? '');
  const hour = Number(match[2]);
  return hour > 24
    ? null
    : {
        side: isStart ? 'opens' : 'closes',
        time: `${String(hour).padStart(2, '0')}:${match[3] ?? '00'}`,
        isOpen: false,
      };
}

/** "we close at 5 on Saturdays": one end of the hours of some days. */
export function newBound(text: string): NewBound | null {
  const plain = text.replaceAll(
    /,?\s*\b(?:not|instead of|rather than)\s+(?:at )?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?/gi,
    ' ',
  );
  const match = bound.exec(plain);
  if (!match) return boundElsewhere(plain);
  if (/\d\s?(?:[ap]m)?\s?(?:-|–|to|until|till)\s?\d/i.test(plain)) return null;
  const isEnd = /^(?:until|till|to|by)$/i.test(match[2] ?? '');
  const side = /^(?:open|start)/i.test(match[1] ?? '') && !isEnd ? 'opens' : 'closes';
  const [hour, minute, half] = [Number(match[3]), match[4] ?? '00', match[5]?.toLowerCase()];
  const late = half === 'pm' || (half === undefined && side === 'closes' && hour < 12);
  const at = late && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour;
  const isOpen = half === undefined && hour < 12 && hour > 0;
  return at > 24 ? null : { side, time: `${String(at).padStart(2, '0')}:${minute}`, isOpen };
}

/** The hours of single days put together into spans of days that are alike. */
export function inSpans(hours: readonly OpeningHours[]): OpeningHours[] {
  const spans: OpeningHours[] = [];
  for (const one of hours.toSorted((first, second) => first.from - second.from)) {
    const last = spans.at(-1);
    if (last && last.to === one.from - 1 && last.opens === one.opens && last.closes === one.closes)
      spans[spans.length - 1] = { ...last, to: one.to };
    else spans.push(one);
  }
  return spans;
}

/** Each day by itself; of a day that is named twice the later says. A day may have several openings. */
export const byDay = (hours: readonly OpeningHours[]): OpeningHours[] =>
  hours.flatMap((row) =>
    Array.from({ length: Math.max(0, row.to - row.from) + 1 }, (_, index) => ({
      ...row,
      from: row.from + index,
      to: row.from + index,
    })),
  );

const closing =
  /(?<!\p{L})(?:closed|shut|geschlossen|ruhetag|fermée?s?|ferme|cerrad[oa]s?|cerramos|chius[oi]|chiudiamo|gesloten|dicht|fechad[oa]s?|fechamos)(?!\p{L})/iu;

/** "nous sommes fermés le dimanche": days that are named as closed, with no hours beside them. */
export function closedDays(text: string): readonly OpeningHours[] {
  if (!closing.test(text) || /\d/.test(text)) return [];
  return namedDays(text).map((day) => ({ from: day, to: day, opens: null, closes: null }));
}
