import type { Span } from '../../spans/find-spans';
import { isOf } from '../../catalogue/vocabulary/vocabulary';

const entry = String.raw`\p{Lu}[\p{L}'’&-]*(?: [\p{L}'’&-]+){0,3} \([^()\n]{2,60}\)`;
const run = new RegExp(
  String.raw`(?<=^|[,;:.]\s|\n[ \t]{0,8}|\band\s)${entry}(?:(?:,| and|, and|;)\s${entry}){1,19}`,
  'gu',
);
const one = new RegExp(
  String.raw`(\p{Lu}[\p{L}'’&-]*(?: [\p{L}'’&-]+){0,3}) \(([^()\n]{2,60})\)`,
  'gu',
);
const fewest = 3;
const longestRead = 20_000;

/** Whom a bracket gives a task has it in the bracket: "Ann Birtles (chair)". */
const isRole = (note: string): boolean =>
  note.split(/[\s,]+/u).some((word) => isOf('roles', word.toLowerCase()));
const isTime = (note: string): boolean =>
  /\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)\b|^\d{4}$/iu.test(note);
const kept = new Set<Span['label']>([
  'event',
  'date',
  'time',
  'price',
  'section',
  'field',
  'role',
  'color',
]);

/** "Bramble (4, cats ok), Ted (7, needs garden), Mona (2, bouncy)": what each is called and what is said of it. */
export function withNotedLists(text: string, spans: readonly Span[]): readonly Span[] {
  let all = spans;
  for (const { 0: words, index } of text.slice(0, longestRead).matchAll(run)) {
    const end = index + words.length;
    const entries = [...words.matchAll(one)];
    const inside = all.filter((span) => span.start < end && span.end > index);
    const isOther =
      entries.length < fewest ||
      entries.some(([, , note = '']) => isRole(note) || isTime(note)) ||
      inside.some(({ label }) => kept.has(label));
    if (isOther) continue;
    let record = all.reduce((most, span) => Math.max(most, span.record ?? 0), 0);
    const made = entries.flatMap((match): Span[] => {
      const [whole, name = '', note = ''] = match;
      record += 1;
      const start = index + match.index;
      const from = start + whole.length - note.length - 1;
      return [
        { label: 'item', text: name, start, end: start + name.length, record, sure: 1 },
        { label: 'note', text: note, start: from, end: from + note.length, record, sure: 1 },
      ];
    });
    all = [...all.filter((span) => !inside.includes(span)), ...made].toSorted(
      (a, b) => a.start - b.start,
    );
  }
  return all;
}
