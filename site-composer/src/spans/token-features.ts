import { rankOf } from '../catalogue/words/word-vectors';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { hashOf } from './feature-hash';
import type { SpanToken } from './tokenize';

function shapeOf(text: string): string {
  if (text === '\n') return 'nl';
  if (/^https?:/.test(text)) return 'url';
  if (/.@./.test(text)) return 'mail';
  if (/^[@#]./.test(text)) return 'handle';
  if (/^\d/.test(text))
    return `d${text.replaceAll(/\d+/g, (run) => String(Math.min(run.length, 5)))}`;
  if (/^\p{Lu}+$/u.test(text)) return text.length === 1 ? 'X' : 'XX';
  if (/^\p{Lu}/u.test(text)) return /\p{Lu}/u.test(text.slice(1)) ? 'XxX' : 'Xx';
  if (/^\p{L}/u.test(text)) return 'x';
  return /^\p{Sc}$/u.test(text)
    ? 'currency'
    : /^\p{Emoji_Presentation}/u.test(text)
      ? 'emoji'
      : text;
}

/** What a word is in itself, wherever it stands. */
function kindsOf(lower: string): string[] {
  const kinds: string[] = [];
  if (isOf('plainColours', lower)) kinds.push('colour');
  if (isOf('months', lower)) kinds.push('month');
  if (isOf('weekdays', lower)) kinds.push('weekday');
  if (isOf('streets', lower)) kinds.push('street');
  if (isOf('siteNouns', lower)) kinds.push('site');
  if (isOf('appNouns', lower)) kinds.push('app');
  if (isOf('roles', lower)) kinds.push('role');
  if (isOf('lookWords', lower) || isOf('lookNouns', lower)) kinds.push('look');
  if (isOf('commissionVerbs', lower) || isOf('instructionVerbs', lower)) kinds.push('order');
  if (isOf('people', lower) || isOf('relatives', lower)) kinds.push('people');
  return kinds;
}

interface Place {
  readonly sentence: number;
  readonly line: number;
  /** Tokens since the sentence and the line began. */
  readonly inSentence: number;
  readonly inLine: number;
  /** The word before the last colon of this line or sentence. */
  readonly underColon: string;
  readonly quoted: boolean;
  readonly bracketed: boolean;
  readonly firstOfLine: string;
  readonly firstOfSentence: string;
  readonly heading: string;
}

const endsSentence = /^[.!?…]$/;

/** Where each token stands in the text. */
function placesOf(tokens: readonly SpanToken[]): Place[] {
  const places: Place[] = [];
  let [sentence, line, sentenceStart, lineStart, quoted, bracketed] = [0, 0, 0, 0, false, false];
  let [underColon, heading] = ['', ''];
  for (const [at, { text, lower }] of tokens.entries()) {
    if (/^["“”„«»]$/.test(text)) quoted = text === '"' ? !quoted : /[“„«]/.test(text);
    if (text === '(') bracketed = true;
    places.push({
      sentence,
      line,
      inSentence: at - sentenceStart,
      inLine: at - lineStart,
      underColon,
      quoted,
      bracketed,
      firstOfLine: tokens[lineStart]?.lower ?? '',
      firstOfSentence: tokens[sentenceStart]?.lower ?? '',
      heading,
    });
    if (text === ')') bracketed = false;
    if (text === ':') underColon = tokens[at - 1]?.lower ?? '';
    if (endsSentence.test(text) || text === '\n') {
      sentence += 1;
      sentenceStart = at + 1;
      underColon = '';
    }
    if (text === '\n') {
      if (at - lineStart > 0 && at - lineStart < 6) heading = lastWord(tokens, lineStart, at);
      if (tokens[at + 1]?.text === '\n') heading = lower === '\n' ? heading : '';
      line += 1;
      lineStart = at + 1;
      quoted = false;
      bracketed = false;
    }
  }
  return places;
}

function lastWord(tokens: readonly SpanToken[], from: number, to: number): string {
  for (let at = to - 1; at >= from; at -= 1)
    if (/^\p{L}/u.test(tokens[at]?.text ?? '')) return tokens[at]?.lower ?? '';
  return '';
}

const step = (count: number): string =>
  count < 4 ? String(count) : count < 8 ? '4' : count < 16 ? '8' : count < 40 ? '16' : '40';

/** Hashes of what is true of each token: its word, its neighbours, its place in line, sentence and text. */
export function featuresOf(tokens: readonly SpanToken[], language: string): Uint32Array[] {
  const places = placesOf(tokens);
  const shapes = tokens.map(({ text }) => shapeOf(text));
  const kinds = tokens.map(({ lower }) => kindsOf(lower));
  const inside = capitalisedInside(tokens, places);
  const written = tokens.some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)) ? 'C' : 'c';
  return tokens.map((_, at) => {
    const all = wordFeatures(tokens, shapes, kinds, at);
    all.push(...contextFeatures(tokens, kinds, at));
    all.push(...placeFeatures(tokens, places, shapes, at, written, inside));
    const hashes = new Set(all.map(hashOf));
    hashes.add(hashOf(`lang=${language}`));
    return Uint32Array.from(hashes);
  });
}

/** Words that stand with a capital letter where none is due. */
function capitalisedInside(tokens: readonly SpanToken[], places: readonly Place[]): Set<string> {
  return new Set(
    tokens
      .filter(({ text }, at) => /^\p{Lu}/u.test(text) && (places[at]?.inSentence ?? 0) > 0)
      .map(({ lower }) => lower),
  );
}

function wordFeatures(
  tokens: readonly SpanToken[],
  shapes: readonly string[],
  kinds: readonly (readonly string[])[],
  at: number,
): string[] {
  const lower = (offset: number): string => tokens[at + offset]?.lower ?? (offset < 0 ? '<' : '>');
  const shape = (offset: number): string => shapes[at + offset] ?? '-';
  const word = lower(0);
  const rank = rankOf(word);
  const all = [
    'bias',
    `w=${word}`,
    `s=${shape(0)}`,
    `p3=${word.slice(0, 3)}`,
    `e2=${word.slice(-2)}`,
    `e3=${word.slice(-3)}`,
    `e4=${word.slice(-4)}`,
    `r=${rank === null ? 'no' : Math.floor(Math.log2(rank + 2))}`,
    `ss=${shape(-1)} ${shape(0)} ${shape(1)}`,
    `sss=${shape(-2)} ${shape(-1)} ${shape(0)} ${shape(1)} ${shape(2)}`,
    `ww-=${lower(-1)} ${word}`,
    `ww+=${word} ${lower(1)}`,
    `w-w+=${lower(-1)} ${lower(1)}`,
    `www=${lower(-2)} ${lower(-1)} ${shape(0)}`,
  ];
  for (const offset of [-4, -3, -2, -1, 1, 2, 3]) all.push(`w${offset}=${lower(offset)}`);
  for (const offset of [-2, -1, 1, 2]) all.push(`s${offset}=${shape(offset)}`);
  for (const kind of kinds[at] ?? []) all.push(`k=${kind}`);
  return all;
}

/** Words a little further away, in no order. */
function contextFeatures(
  tokens: readonly SpanToken[],
  kinds: readonly (readonly string[])[],
  at: number,
): string[] {
  const all: string[] = [];
  for (let offset = 1; offset <= 6; offset += 1) {
    const [before, after] = [tokens[at - offset], tokens[at + offset]];
    if (before) all.push(`b=${before.lower}`);
    if (after && offset <= 4) all.push(`a=${after.lower}`);
  }
  for (const offset of [-3, -2, -1, 1, 2])
    for (const kind of kinds[at + offset] ?? []) all.push(`k${offset}=${kind}`);
  return all;
}

function placeFeatures(
  tokens: readonly SpanToken[],
  places: readonly Place[],
  shapes: readonly string[],
  at: number,
  written: string,
  inside: ReadonlySet<string>,
): string[] {
  const place = places[at];
  if (!place) return [];
  const shape = shapes[at] ?? '';
  const word = tokens[at]?.lower ?? '';
  return [
    `colon=${place.underColon}`,
    `colon=${place.underColon} s=${shape}`,
    `heading=${place.heading}`,
    `line0=${place.firstOfLine}`,
    `sentence0=${place.firstOfSentence}`,
    `in=${step(place.inSentence)}`,
    `inl=${step(place.inLine)}`,
    `at=${step(at)}`,
    `left=${step(tokens.length - 1 - at)}`,
    `line=${step(place.line)}`,
    `sentence=${step(place.sentence)} ${shape}`,
    `long=${step(tokens.length)}`,
    `written=${written} ${shape}`,
    `name=${inside.has(word)} ${shape} ${place.inSentence === 0}`,
    ...(place.quoted ? ['quoted', `quoted ${shape}`] : []),
    ...(place.bracketed ? ['bracketed'] : []),
  ];
}
