import type { Span } from '../../spans/find-spans';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const reply = new RegExp(
  String.raw`\b(?:rsvp|repl(?:y|ies)|let us know|appl(?:y|ications)|register|sign up|enter|entries)\b[^.!?\n]{0,30}?\bby\s(?:the\s)?(\d{1,2}(?:st|nd|rd|th)?(?:\sof)?\s${month}|${month}\s\d{1,2}(?:st|nd|rd|th)?)\b`,
  'giu',
);

/** "Please RSVP by 1 June with names and any allergies": the day is for visitors, however much of the sentence asks for a form. */
export function withReplyDates(text: string, spans: readonly Span[]): readonly Span[] {
  const added = [...text.matchAll(reply)].flatMap((found): Span[] => {
    const [all, day = ''] = found;
    const end = found.index + all.length;
    const start = end - day.length;
    const isMarked = spans.some((span) => span.start < end && span.end > start);
    return isMarked ? [] : [{ label: 'date', text: day, start, end, record: null, sure: 1 }];
  });
  if (added.length === 0) return spans;
  return [...spans, ...added].toSorted((one, other) => one.start - other.start);
}
