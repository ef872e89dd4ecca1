/** A time, a day or a span of days that was said, and where such a one stands in another text. */
export interface Moment {
  readonly kind: 'time' | 'date' | 'span';
  readonly words: string;
  readonly start: number;
  readonly end: number;
  readonly find: (text: string) => { readonly words: string } | null;
}

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const time =
  /(?<![\d:.£$€])(?:\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)|\d{1,2}:\d{2}|noon|midday|midnight)(?![\d\p{L}])/iu;
const span = new RegExp(
  String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th)?(?: ${month})?\s?(?:-|–|to|and|until)\s?\d{1,2}(?:st|nd|rd|th)? ${month}(?: \d{4})?(?!\d)`,
  'i',
);
const date = new RegExp(
  String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?)?(?<![\d:£$€])(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th))(?:,? \d{4})?(?!\d)`,
  'i',
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
