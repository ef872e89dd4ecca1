/** A time, a day or a span of days that was said, and where such a one stands in another text. */
export interface Moment {
  readonly kind: 'time' | 'date' | 'span';
  readonly words: string;
  readonly start: number;
  readonly end: number;
  readonly find: (text: string) => { readonly words: string } | null;
}

const tongues = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];
const twelve = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, at, 15)));
const seven = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2026, 5, 1 + at)));

function named(dates: readonly Date[], options: Intl.DateTimeFormatOptions): string {
  const words = tongues.flatMap((tongue) => {
    const format = new Intl.DateTimeFormat(tongue, { ...options, timeZone: 'UTC' });
    return dates.map((one) => format.format(one).toLowerCase());
  });
  return `(?:${[...new Set(words)].toSorted((one, other) => other.length - one.length).join('|')})`;
}

export const month = named(twelve, { month: 'long' });
export const weekday = named(seven, { weekday: 'long' });
const time =
  /(?<![\d:.£$€])(?:\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)|\d{1,2}:\d{2}|noon|midday|midnight)(?![\d\p{L}])/iu;
const day = String.raw`\d{1,2}(?:st|nd|rd|th|\.|er|º|°)?`;
const behindDay = `(?:of |de )?`;
const span = new RegExp(
  String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th)?(?: ${month})?\s?(?:-|–|to|and|until)\s?\d{1,2}(?:st|nd|rd|th)? ${month}(?: \d{4})?(?!\d)`,
  'iu',
);
const date = new RegExp(
  String.raw`(?:(?<!\p{L})${weekday},? (?:the |den |le |el |il |de )?)?(?<![\d:£$€])(?:${day} ${behindDay}${month}(?!\p{L})|(?<!\p{L})${month} \d{1,2}(?:st|nd|rd|th)?(?![\d.:])|\d{1,2}(?:st|nd|rd|th))(?:,? (?:de )?\d{4})?(?!\d)`,
  'iu',
);

function momentIn(text: string, kind: Moment['kind'], pattern: RegExp): Moment | null {
  const match = pattern.exec(text.slice(0, 300));
  if (!match) return null;
  return {
    kind,
    words: match[0].trim(),
    start: match.index,
    end: match.index + match[0].length,
    find: (other) => {
      const found = pattern.exec(other.slice(0, 300));
      // A day within a span of days is no day of its own.
      if (!found || (kind === 'date' && span.test(other.slice(0, 300)))) return null;
      return { words: found[0].trim() };
    },
  };
}

export const spanIn = (text: string): Moment | null => momentIn(text, 'span', span);
export const dateIn = (text: string): Moment | null => momentIn(text, 'date', date);
export const timeIn = (text: string): Moment | null => momentIn(text, 'time', time);

/** A time in the form of another one: "6.30pm" in place of "6pm" is "6:30pm", in place of "18:00" it is "18:30". */
export function inTimeForm(asked: string, old: string): string {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm)?$/i.exec(asked.trim());
  if (!match) return asked;
  const [hour, minute, half] = [Number(match[1]), match[2], match[3]?.toLowerCase()];
  if (/[ap]m/i.test(old)) {
    const late = half ?? (hour > 12 || /pm/i.test(old) ? 'pm' : 'am');
    return `${hour > 12 ? hour - 12 : hour}${minute === undefined || minute === '00' ? '' : `:${minute}`}${/\d\s[ap]m/i.test(old) ? ' ' : ''}${late}`;
  }
  const whole = half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour;
  return `${String(whole).padStart(2, '0')}:${minute ?? '00'}`;
}
