import type { Span } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { whenTokens, type WhenToken } from '../day-and-clock';

/** What stands in a row of days is no row of them where it holds one of these. */
const other = new Set<SpanLabel>(['hours', 'price', 'section', 'button', 'style', 'color', 'q']);
/** What says something else about the part than what takes place. */
const kept = new Set<SpanLabel>(['where', 'note', 'url', 'phone', 'email']);

const fewestRows = 3;
const fewestBehindLabel = 2;
const mostRows = 24;
const mostWords = 7;
const longestSentence = 400;
const mostSentences = 60;

export interface Part {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface DayRow {
  readonly title: Part;
  readonly day: WhenToken;
  readonly clocks: readonly WhenToken[];
  readonly isBehind: boolean;
}

/**
 * Parts of a sentence that are all built alike around one day each are what takes place on it, whatever the single words look
 * like: "The Tide Sisters on Friday, Ned Arkwright on Saturday, Marsh Lantern on Sunday".
 */
export function withDayRows(text: string, spans: readonly Span[]): readonly Span[] {
  let all = spans;
  for (const sentence of sentencesIn(text)) {
    const inside = all.filter((span) => span.start < sentence.end && span.end > sentence.start);
    const rows = rowsIn(sentence);
    if (rows === null || inside.some(({ label }) => other.has(label)) || isRead(rows, inside))
      continue;
    const record = Math.max(0, ...all.map((span) => span.record ?? 0)) + 1;
    const found = rows.flatMap((row, at) => spansOf(row, record + at));
    const from = Math.min(...found.map(({ start }) => start));
    all = [
      ...all.filter(
        (span) => span.end <= from || span.start >= sentence.end || isKept(span, found),
      ),
      ...found,
    ].toSorted((one, next) => one.start - next.start);
  }
  return all;
}

const isKept = (span: Span, found: readonly Span[]): boolean =>
  kept.has(span.label) && !found.some(({ start, end }) => span.start < end && span.end > start);

/** The marks say it already: each row has its event and its day in one record. */
const isRead = (rows: readonly DayRow[], inside: readonly Span[]): boolean =>
  rows.every(({ title }) =>
    inside.some(
      ({ label, start, end, record }) =>
        label === 'event' &&
        start < title.end &&
        end > title.start &&
        inside.some((one) => one.label === 'date' && one.record === record) &&
        inside.filter((one) => one.label === 'event' && one.record === record).length === 1,
    ),
  );

function spansOf({ title, day, clocks }: DayRow, record: number): Span[] {
  const of = (label: SpanLabel, { start, end, text }: Part): Span => ({
    label,
    start,
    end,
    text,
    record,
    sure: 1,
  });
  return [of('event', title), of('date', day), ...clocks.map((clock) => of('time', clock))];
}

export function sentencesIn(text: string): Part[] {
  return [...text.matchAll(/(?:[^.;!?\n]|\.(?=\S))+/gu)]
    .filter((found) => found[0].includes(',') && found[0].length <= longestSentence)
    .slice(0, mostSentences)
    .map((found) => ({
      text: found[0],
      start: found.index,
      end: found.index + found[0].length,
    }));
}

/** The rows of a sentence, where every part of it is one and all are built alike. */
function rowsIn({ text, start }: Part): DayRow[] | null {
  const colon = /^[^:]{2,60}:(?=\s)/u.exec(text)?.[0].length ?? 0;
  const parts = partsOf(text.slice(colon), start + colon);
  if (parts.length < (colon > 0 ? fewestBehindLabel : fewestRows) || parts.length > mostRows)
    return null;
  const rows = parts.map(rowOf);
  const [first] = rows;
  const areAlike = rows.every(
    (row) => row !== null && row.isBehind === first?.isBehind && isThing(row.title.text),
  );
  const days = new Set(rows.map((row) => row?.day.text.toLowerCase()));
  return areAlike && days.size === rows.length ? rows.filter((row) => row !== null) : null;
}

export function partsOf(text: string, from: number): Part[] {
  const pieces = text.matchAll(/(?:(?!,\s|,?\s(?:and|und|et|y|e|en)\s)[\s\S])+/giu);
  const parts = [...pieces].flatMap((piece) => {
    const bare = piece[0].replace(/^[\s,]*(?:(?:and|und|et|y|e|en)\s)?\s*/iu, '');
    const start = from + piece.index + (piece[0].length - bare.length);
    const words = bare.trimEnd();
    return words === '' ? [] : [{ text: words, start, end: start + words.length }];
  });
  // "Quiz and raffle on Friday": a part without a day begins the next one.
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    const words = last === undefined ? '' : text.slice(last.start - from, part.end - from);
    const goesOn = last !== undefined && whenTokens(last.text).length === 0 && !words.includes(',');
    if (goesOn && last) all[all.length - 1] = { start: last.start, end: part.end, text: words };
    else all.push(part);
  }
  return all;
}

const joint = /[\s,:–-]*(?:\b(?:on|every|am|le|el|il|op|em|no))?[\s:–-]*$/iu;
const leading = /^[\s,:–-]+/u;

/** Words on one side of a day, with nothing but its time on the other. */
function rowOf({ text, start }: Part): DayRow | null {
  const tokens = whenTokens(text);
  const [day, ...others] = tokens.filter(({ kind }) => kind === 'day');
  if (day === undefined || others.length > 0) return null;
  const clocks = tokens.filter(({ kind }) => kind === 'clock');
  const [first, last] = [tokens[0] ?? day, tokens.at(-1) ?? day];
  const before = text.slice(0, first.start).replace(joint, '');
  const behind = text.slice(last.end).replace(leading, '').trimEnd();
  if ((before.trim() === '') === (behind === '')) return null;
  const from = behind === '' ? 0 : text.length - text.slice(last.end).replace(leading, '').length;
  const words = behind === '' ? before : behind;
  const placed = (token: WhenToken): WhenToken => ({
    ...token,
    start: start + token.start,
    end: start + token.end,
  });
  return {
    title: { text: words, start: start + from, end: start + from + words.length },
    day: placed(day),
    clocks: clocks.map(placed),
    isBehind: behind === '',
  };
}

/** A few words that name something, and no statement of when a door is open. */
const isThing = (words: string): boolean =>
  words.split(' ').length <= mostWords &&
  /\p{L}{2}/u.test(words) &&
  !/^(?:we |i |it )|\b(?:open(?:$| (?:late|all|by|to)\b)|opens|closed?|shut|available|from|until|till|between|geschlossen|geöffnet|fermé|ouvert|cerrado|abierto|chiuso|aperto)\b/iu.test(
    words,
  );
