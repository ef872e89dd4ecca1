import type { Span } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { readTokens } from '../../text/tokens';
import { namesThing, withoutHanging } from '../../text/whole-title';
import { isDeadlineAt, whenTokens, type WhenToken } from '../day-and-clock';
import { namesDay } from '../named-days';
import { isRuleAt } from '../rule-times';

const mostWords = 6;
const mostChunks = 200;
const longestRead = 20_000;
const cuts = /(?:(?![,;:!?\n()]|\.(?=\s|$))[\s\S])+/gu;
const lead =
  /^(?:(?:and|und|et|y|e|en|also|then|the|our|an?|der|die|das|le|la|les|l['’]|el|los|las|il|het|de)\s)+/iu;
const ofDoor =
  /^(?:we|i|you|it|they|open|opens|opening|closed?|shut|hours|times|available|geöffnet|geschlossen|ouvert|fermé|abierto|cerrado|every|each|from|until|till|sunrise|sunset)\b|\b(?:open|opens|closes?|closed|shut|geöffnet|geschlossen|besetzt|ouverte?|fermée?|ferme|ouvre)$/iu;
/** What may stand in the clause of a day that takes place; with anything else in it, it is something else. */
const ofDays = new Set<SpanLabel>([
  'date',
  'time',
  'where',
  'note',
  'fact',
  'place',
  'area',
  'about',
]);
const retitled = new Set<SpanLabel>(['where', 'fact', 'about']);

interface Chunk {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * "Evensong on the third Sunday at 6pm", "the Beamsley Bash on 9 May": where a clause begins with a thing and goes on with its day,
 * the day is of that thing, and of none in another clause.
 */
export function withOwnClauses(
  text: string,
  spans: readonly Span[],
  english: boolean,
): readonly Span[] {
  // A second name is that of something else, as of a race.
  const name = spans.find(({ label }) => label === 'name');
  let all = spans;
  for (const chunk of chunksOf(text)) {
    const inside = all.filter((span) => span.start < chunk.end && span.end > chunk.start);
    const found = eventIn(text, chunk, inside, { english, name });
    if (found === null) continue;
    const record = Math.max(0, ...all.map((span) => span.record ?? 0)) + 1;
    const own = found.map((span) => ({ ...span, record }));
    all = [
      ...all.filter((span) => !inside.includes(span) || !own.some((one) => touches(one, span))),
      ...own,
    ].toSorted((one, other) => one.start - other.start);
  }
  return all;
}

const touches = (one: Chunk, other: Chunk): boolean =>
  one.start < other.end && one.end > other.start;

const chunksOf = (text: string): Chunk[] =>
  [...text.slice(0, longestRead).matchAll(cuts)]
    .slice(0, mostChunks)
    .map(({ 0: words, index }) => ({ text: words, start: index, end: index + words.length }));

/** The spans of a clause that tells what takes place when; null where it tells something else, or was read well. */
function eventIn(
  text: string,
  chunk: Chunk,
  inside: readonly Span[],
  { english, name }: { readonly english: boolean; readonly name: Span | undefined },
): Omit<Span, 'record'>[] | null {
  const isOther = (span: Span): boolean => span.label === 'name' && span !== name;
  if (inside.some((span) => !ofDays.has(span.label) && !isOther(span))) return null;
  const tokens = whenTokens(chunk.text);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return null;
  const at = chunk.start + first.start;
  if (isRuleAt(text, at) || isDeadlineAt(text, at)) return null;
  const days = tokens.filter(({ kind }) => kind === 'day').length;
  const clocks = tokens.length - days;
  const before = chunk.text.slice(0, first.start);
  const from =
    (/^\s*/.exec(before)?.[0].length ?? 0) + (lead.exec(before.trimStart())?.[0].length ?? 0);
  const title = withoutHanging(before.slice(from));
  if (days > 1 || clocks > 1 || (days === 0 && !(namesDay(title) && clocks === 1))) return null;
  const isTimed = inside.some(({ label }) => label === 'date' || label === 'time');
  const rest = chunk.text.slice(last.end).trim();
  const isWholeFact =
    inside.length === 1 &&
    inside[0]?.label === 'fact' &&
    isWhen(tokens) &&
    rest === '' &&
    !bygone.test(chunk.text);
  if ((!isTimed && !isWholeFact) || !isTitle(title, english)) return null;
  const start = chunk.start + from;
  const isHeld = inside.every(
    (span) => span.start >= start + title.length || retitled.has(span.label) || isOther(span),
  );
  if (!isHeld) return null;
  const of = (label: SpanLabel, begin: number, words: string): Omit<Span, 'record'> => ({
    label,
    text: words,
    start: begin,
    end: begin + words.length,
    sure: 1,
  });
  return [
    of('event', start, title),
    ...tokens.map((token) => {
      const label = token.kind === 'day' ? 'date' : 'time';
      const words = whenOf(token, chunk, inside);
      return of(label, chunk.start + chunk.text.indexOf(words, token.start), words);
    }),
    ...(rest === ''
      ? []
      : [
          of(
            atPlace.test(rest) ? 'where' : 'note',
            chunk.start + chunk.text.indexOf(rest, last.end),
            rest,
          ),
        ]),
  ];
}

/** A day with its time, or with its date. */
const isWhen = (tokens: readonly WhenToken[]): boolean =>
  tokens.some(({ kind }) => kind === 'day') &&
  (tokens.length === 2 || /\d/.test(tokens[0]?.text ?? ''));
const bygone = /\b1\d{3}\b|\b20[01]\d\b|\b(?:bis|until|by|jusqu['’]au|avant|vor|before)\s/iu;

/** A day or time as it was marked where the mark holds more of it: "jeden ersten Freitag im Monat". */
function whenOf({ text, start, end }: WhenToken, chunk: Chunk, inside: readonly Span[]): string {
  const held = inside.find(
    (span) =>
      (span.label === 'date' || span.label === 'time') &&
      span.start <= chunk.start + start &&
      span.end >= chunk.start + end,
  );
  return held?.text ?? text.replace(/^(?:at|um|à|alle|om)\s(?=\S*\d\S*\D|\d+[:.h])/iu, '');
}

const atPlace = /^(?:at|in|im|beim?|à|au|chez|en|outside|behind|from)\s/iu;

function isTitle(title: string, english: boolean): boolean {
  if (!namesThing(title) || ofDoor.test(title) || title.split(/\s+/).length > mostWords)
    return false;
  if (/[\d@£€$"“”]/u.test(title)) return false;
  if (!english) return true;
  return !readTokens(title.toLowerCase()).some(
    ({ pos, lower }) =>
      pos === 'AUX' || pos === 'PRON' || (pos === 'VERB' && !lower.endsWith('ing')),
  );
}
