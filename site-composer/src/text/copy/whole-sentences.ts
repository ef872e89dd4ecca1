import { asPoint, asSentence, capitalised } from '../casing';
import { readTokens } from '../sentences';
import { keptPlaces } from './kept-places';
import type { Token } from '../token';
import { isWholeSentence } from '../whole-sentence';

const subjects = new Set(
  "we we're we've we'll i i'm i've i'll it it's they they're there there's you that's he's she's he she everyone".split(
    ' ',
  ),
);
/** What begins so hangs on what follows it, or goes on with it: a comma in it ends nothing. */
const dependent =
  /^(?:when|if|because|since|as|after|before|although|though|while|once|unless|where|whenever|with|from|in|on|at|whatever|whoever|however|to)\b/iu;
const mostWordsToVerb = 5;
const longest = 400;
/** In a row of short clauses the comma is meant: "we bake, we deliver, we smile". */
const fewestInClause = 2;
const mostInRow = 2;

function hasVerb(tokens: readonly Token[], from: number): boolean {
  if (/['’](?:re|m|ve|s|ll|d)$/u.test(tokens[from + 1]?.lower ?? '')) return true;
  return tokens
    .slice(from + 1, from + mostWordsToVerb)
    .some(
      ({ pos, lower }, at, all) =>
        (pos === 'VERB' || pos === 'AUX') &&
        !lower.endsWith('ing') &&
        all.slice(0, at).every((one) => one.pos !== 'PUNCT'),
    );
}

const isClause = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      (token.pos === 'PRON' ||
        token.pos === 'NOUN' ||
        token.pos === 'PROPN' ||
        token.lower === 'there') &&
      hasVerb(tokens, at),
  ) ||
  (tokens[0]?.pos === 'VERB' && tokens.length > 1);

/** "We meet on Thursdays, it's free": two sentences with a comma between them are two sentences. */
export function withoutRunOn(sentence: string): string {
  if (sentence.length > longest || dependent.test(sentence) || sentence.includes('"'))
    return sentence;
  const tokens = readTokens(sentence).filter(({ pos }) => pos !== 'SPACE');
  const parts: string[] = [];
  let from = 0;
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const mark = tokens[at];
    const next = tokens[at + 1];
    if (mark?.text !== ',' || !next || !subjects.has(next.lower)) continue;
    const before = tokens.slice(from, at);
    if (before.length < fewestInClause || !isClause(before) || !hasVerb(tokens, at + 1)) continue;
    if (before.some(({ text }) => text === '(') !== before.some(({ text }) => text === ')'))
      continue;
    parts.push(sentence.slice(tokens[from]?.start ?? 0, mark.start).trim());
    from = at + 1;
  }
  if (parts.length === 0) return sentence;
  parts.push(sentence.slice(tokens[from]?.start ?? 0));
  if (parts.every((part) => part.split(' ').length <= mostInRow)) return sentence;
  return parts.map(capitalised).join('. ');
}

/** With a capital at the beginning and a full stop behind what is a sentence; a point in a few words has none. */
export function withEnds(text: string): string {
  const capital = text.replaceAll(
    /(?<=[^.\s]{2}[.!?]\s)\p{Ll}(?=\p{L}*['’]?\p{L}*\s)/gu,
    (letter) => letter.toUpperCase(),
  );
  // A full stop behind an address would be read as part of it.
  const isKept = keptPlaces(capital)(capital.length - 1) && !/["”»]$/u.test(capital);
  if (isKept || /[.!?…:]["”')]?$/u.test(capital)) return capitalised(capital);
  return isWholeSentence(capital, true) || /[.!?]\s/u.test(capital)
    ? asSentence(capital)
    : asPoint(capital);
}
