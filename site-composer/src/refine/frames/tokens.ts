import { colourNames, foreignColours } from '../../catalogue/vocabulary/vocabulary';
import { colourIn } from '../read/foreign-wording';
import { folded } from '../target/alike-words';
import { valuesIn } from '../told/values';
import { ofLanguage, phrases } from './lexicon';

export interface Token {
  readonly sign: string;
  readonly start: number;
  readonly end: number;
}

/** A clause with its signs: `signs[i]` is what `tokens[i]` is; words that carry nothing have no sign. */
export interface Signed {
  readonly language: string;
  readonly text: string;
  readonly signs: string;
  readonly tokens: readonly Token[];
}

const mostWords = 9;
const clitic = /(?:la|lo|las|los|li|le)$/u;
const longest = 800;

/** "the roll call": a verb of command in the middle of a clause is a word of a name. */
const inPlace = (sign: string, before: string | undefined): string =>
  sign === 'V' && before !== undefined && !/[,&]/u.test(before) ? 'w' : sign;

interface Piece {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words, quotations and marks of a text. */
function piecesOf(text: string): Piece[] {
  return [...text.matchAll(/‹\d+›|[\p{L}\p{N}][\p{L}\p{N}'’]*|[,;:()]/gu)].map((match) => ({
    word: folded(match[0].replaceAll('’', "'")),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** A colour that begins at a word: its words in English or any language of the composer; how many words it takes. */
function coloursAt(text: string, pieces: readonly Piece[], at: number): number {
  for (const count of [3, 2, 1]) {
    const [first, last] = [pieces[at], pieces[at + count - 1]];
    if (!first || !last) continue;
    const said = text.slice(first.start, last.end).toLowerCase();
    if (colourNames.has(said.replaceAll('-', ' ')) || foreignColours.has(said)) return count;
    if (count === 1 && colourIn(said) !== null) return 1;
  }
  return 0;
}

/** Reads what every word of a clause is: the longest phrase that is known counts. */
export function signedOf(given: string, language = 'en'): Signed {
  const text = given.slice(0, longest);
  const pieces = piecesOf(text);
  const values = valuesIn(text);
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length;) {
    const first = pieces[at];
    if (!first) break;
    const value = values.find(({ start, end }) => first.start >= start && first.start < end);
    if (value) {
      tokens.push({ sign: value.kind === 'date' ? 'y' : 'v', start: value.start, end: value.end });
      while (pieces[at] && (pieces[at]?.start ?? 0) < value.end) at += 1;
      continue;
    }
    const [sign, count] = signAt(text, pieces, at, ofLanguage[language] ?? {});
    const end = pieces[at + count - 1]?.end ?? first.end;
    for (const one of sign) tokens.push({ sign: one, start: first.start, end });
    at += count;
  }
  const read = shadesJoined(tokens).map((one, at, all) => ({
    ...one,
    sign: inPlace(one.sign, all[at - 1]?.sign),
  }));
  return { text, language, signs: read.map(({ sign }) => sign).join(''), tokens: read };
}

/** "light cream", "azul claro": a shade beside a colour is one colour. */
function shadesJoined(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const isOne = last && /^(?:[LD]c|c[LD])$/u.test(`${last.sign}${token.sign}`);
    if (isOne && token.start - last.end === 1)
      joined[joined.length - 1] = { sign: 'c', start: last.start, end: token.end };
    else joined.push(token);
  }
  return joined;
}

function signAt(
  text: string,
  pieces: readonly Piece[],
  at: number,
  own: Readonly<Record<string, string>>,
): [string, number] {
  const { word } = pieces[at] ?? { word: '' };
  if (word.startsWith('‹')) return ['"', 1];
  if (/^[,;]$/u.test(word)) return [',', 1];
  if (/^[:()]$/u.test(word)) return [word, 1];
  const hue = coloursAt(text, pieces, at);
  for (let count = Math.min(mostWords, pieces.length - at); count > 0; count -= 1) {
    const phrase = pieces
      .slice(at, at + count)
      .map((one) => one.word)
      .join(' ');
    const sign = own[phrase] ?? phrases.get(phrase);
    if (sign !== undefined && count >= hue) return [sign, count];
  }
  const bare = word.replace(clitic, '');
  const command = bare === word ? undefined : phrases.get(bare);
  // "mettila", "ponlo": a command with its pronoun behind it.
  if (command !== undefined && /^[ASUMKZ]$/u.test(command)) return [`${command}i`, 1];
  return hue > 0 ? ['c', hue] : ['w', 1];
}

/** The words of some signs as they were said, fillers between them and all. */
export function wordsOf({ text, tokens }: Signed, from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first && last && to > from ? text.slice(first.start, last.end) : '';
}

/** The groups of a pattern of signs, as the words that were said; null where the clause is none such. */
export function matched(clause: Signed, pattern: RegExp): Readonly<Record<string, string>> | null {
  const match = new RegExp(pattern.source, 'du').exec(clause.signs);
  const places = match?.indices?.groups;
  if (!match) return null;
  return Object.fromEntries(
    Object.entries(places ?? {}).flatMap(([name, place]) =>
      place ? [[name, wordsOf(clause, place[0], place[1])] as const] : [],
    ),
  );
}
