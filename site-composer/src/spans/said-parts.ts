import type { ClauseRange } from './clause-ranges';
import type { SpanToken } from './tokenize';

const ends = new Set(['.', '!', '?', '…', ';', '\n']);
const parts = new Set([',', '–', '—', ':', '(', ')', '[', ']', '•', '*', '|', '>']);
const words = (all: string): ReadonlySet<string> => new Set(all.split(' '));

const speakers = words(
  "we i i'm i'd i'll i've we're we'd we've they it it's its he she there you my our this that wir ich es sie je nous c'est mon ma yo nosotros quiero io noi vorrei eu quero ik wij mijn",
);
/** In German and Dutch the verb may stand before who speaks: "Geburten begleite | ich nicht" would say the opposite. */
const inverted = words('wir ich sie es ik wij');
const joints = words(
  'and but so plus und aber et mais y pero e ma mas en maar because cos since oh um ok okay well right lol btw',
);
/** Words an order begins with where somebody goes on without a mark between. */
const orders = words(
  "please pls plz put make add use can could don't dont bitte mach mettez faites pon hazlo que metti fammi põe ponham maak graag",
);
/** What an order that takes something back begins with, behind "but". */
const refusing = words('do never nicht bitte ne non no não niet liever');
/** What stands in front of a word that goes on with it. */
const holding = words(
  'that what which who when if as because where how than while whether like before after until or for to with of on at in dass was wenn weil qui que che dat als we i they you it he she not never always a an the no my our your and but so please pls can could will would should must may might dont don\'t do did also just from by is are was "',
);
const least = 3;

const isWord = ({ text }: SpanToken): boolean => /[\p{L}\p{N}]/u.test(text);

/** The smallest parts of a text that can be said to different people: between marks, and where speech goes on without one. */
export function saidParts(tokens: readonly SpanToken[]): ClauseRange[] {
  const ranges: ClauseRange[] = [];
  let from = 0;
  const take = (to: number): void => {
    let [first, last] = [from, to];
    while (first < last && !isSaid(tokens[first])) first += 1;
    while (last > first && !isSaid(tokens[last - 1])) last -= 1;
    if (last > first && tokens.slice(first, last).some(isWord)) ranges.push([first, last]);
    from = to;
  };
  for (let at = 0; at < tokens.length; at += 1)
    if (isMark(tokens, at) || goesOver(tokens, at, from)) take(at);
  take(tokens.length);
  return ranges;
}

const isSaid = (token: SpanToken | undefined): boolean =>
  token !== undefined && !ends.has(token.text) && !parts.has(token.text) && token.text !== '-';

/** A mark between two parts; one within a word or a number ("St.", "v2", "e.g.") parts nothing. */
function isMark(tokens: readonly SpanToken[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  // "2–4pm", "14:30"
  if (['-', '–', ':'].includes(token.text) && /\d$/u.test(tokens[at - 1]?.text ?? ''))
    return tokens[at - 1]?.end !== token.start || tokens[at + 1]?.start !== token.end;
  if (token.text === '-')
    return tokens[at - 1]?.end !== token.start && tokens[at + 1]?.start !== token.end;
  if (token.text === '.' && tokens[at + 1]?.start === token.end)
    return !/[\p{L}\p{N}]/u.test(tokens[at + 1]?.text ?? '');
  return ends.has(token.text) || parts.has(token.text);
}

/** Speech without marks: "… an hour is £13 | can you put a form | I don't take bulls". */
function goesOver(tokens: readonly SpanToken[], at: number, from: number): boolean {
  const word = tokens[at]?.lower ?? '';
  const before = tokens[at - 1]?.lower ?? '';
  if (isBehindLoud(tokens, at)) return true;
  if (at - from < least) return false;
  if (joints.has(word)) {
    const next = tokens[at + 1]?.lower ?? '';
    return speakers.has(next) || orders.has(next) || refusing.has(next);
  }
  // "They can't miss it." ends with what is missed.
  const next = tokens[at + 1];
  if (next === undefined || !isWord(next)) return false;
  return (
    ((speakers.has(word) && !inverted.has(word)) || orders.has(word)) &&
    !holding.has(before) &&
    !joints.has(before)
  );
}

const isLoud = (token: SpanToken | undefined): boolean => /^\p{Lu}{2,}$/u.test(token?.text ?? '');

/** "NO SHOEING | i get asked every week": what was said loudly ends where somebody begins to speak of it. */
const isBehindLoud = (tokens: readonly SpanToken[], at: number): boolean =>
  isLoud(tokens[at - 1]) &&
  isLoud(tokens[at - 2]) &&
  speakers.has(tokens[at]?.lower ?? '') &&
  !isLoud(tokens[at]);
