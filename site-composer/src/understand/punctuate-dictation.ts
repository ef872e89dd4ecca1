import { rankOf } from '../catalogue/words/word-vectors';
import { capitalised, titleCase } from '../text/casing';
import { readTokens } from '../text/tokens';
import type { Token } from '../text/token';

const fewestWords = 40;
/** Nobody says longer words. */
const longestWord = 45;
/** Who types ends a sentence every thirty words or so. */
const mostWordsToMark = 60;
const longestRead = 6_000;
/** Fewer words make no sentence. */
const fewestInSentence = 4;

const subjects = new Set('she he they we i it there everybody everyone nobody'.split(' '));
const fillers = new Set('um uh er erm uhm hmm'.split(' '));
/** A clause behind these hangs on them. */
const leading = new Set(
  'that which who if because when what how where as while since than until before after says said think hope know say guess reckon tell and but or so whether whatever like want wants email text ring call send'.split(
    ' ',
  ),
);
const orders = new Set('put say make have add use please don do give keep leave show'.split(' '));
const asks = new Set('email text ring call send'.split(' '));
const dated =
  /^(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|march|april|june|july|august|september|october|november|december)$/u;

/** Whether a text was spoken: many words, and hardly a mark between them. */
export function isDictated(text: string): boolean {
  const said = text.split(/\s+/u);
  if (said.some((word) => word.length > longestWord)) return false;
  const words = said.length;
  const marks = text.match(/[.,;:!?\n](?=\s|$)/gu)?.length ?? 0;
  return words >= fewestWords && words / Math.max(1, marks) >= mostWordsToMark;
}

/**
 * A dictated text as sentences: a full stop where another clause begins, without the sounds of thinking, and with capitals where
 * a word is in no dictionary. English only; what was typed stays as it is.
 */
export function punctuateDictation(text: string): string {
  if (text.length > longestRead || !isDictated(text)) return text;
  return punctuated(
    text.replaceAll(ofKin, (_, kin: string, name: string) => `${kin}${titleCase(name)}`),
  );
}

/** "My nan glenys howells who …": whom somebody is of the family of has a name. */
const ofKin =
  /\b((?:my|our|his|her) (?:late )?(?:nan|nana|gran|granny|grandma|grandmother|grandad|grandpa|grandfather|mum|mom|mother|dad|father|wife|husband|brother|sister|son|daughter|aunt|auntie|uncle|friend|partner) )([a-z'’-]+ [a-z'’-]+)(?= (?:who|and|is|was|has|had|he|she)\b)/gu;

function punctuated(text: string): string {
  const tokens = readTokens(text).filter(({ pos }) => pos !== 'SPACE');
  const sentences: string[] = [];
  let from = 0;
  for (let at = 1; at <= tokens.length; at += 1) {
    const isEnd = at === tokens.length;
    if (!isEnd && (at - from < fewestInSentence || !begins(tokens, at))) continue;
    sentences.push(sentenceOf(text, tokens.slice(from, at)));
    from = at;
  }
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** Whether another clause begins with a word. */
function begins(tokens: readonly Token[], at: number): boolean {
  const [word, next, before] = [tokens[at]?.lower ?? '', tokens[at + 1], tokens[at - 1]];
  if (fillers.has(word)) return true;
  // "Wear something yellow no black", "email it to Carol".
  if (word === 'no')
    return /^(?:NOUN|PROPN|ADJ|X)$/u.test(before?.pos ?? '') || before?.text.includes('@') === true;
  if (asks.has(word) && /^(?:it|me|us|him|her|them)$/u.test(next?.lower ?? ''))
    return !/^(?:to|and|can|will|please)$/u.test(before?.lower ?? '');
  if (/^(?:wear|bring)$/u.test(word)) return before?.pos === 'NOUN' && before.lower !== 'people';
  if (word === 'then')
    return before?.lower !== 'and' && /^(?:DET|PRON|VERB|ADP)$/u.test(next?.pos ?? '');
  if (/^(?:and|but|so)$/u.test(word)) {
    const follows = next?.lower ?? '';
    if (follows === 'then' || orders.has(follows)) return true;
    return subjects.has(follows) && isVerb(tokens, at + 2);
  }
  if (!subjects.has(word) || !isVerb(tokens, at + 1)) return false;
  if (/^(?:her|him|it|them|me|us)$/u.test(before?.lower ?? '')) return true;
  return (
    !leading.has(before?.lower ?? '') && !/^(?:DET|ADP|AUX|PRON|PART)$/u.test(before?.pos ?? '')
  );
}

const isVerb = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at], tokens[at + 1]].some((token) => token?.pos === 'VERB' || token?.pos === 'AUX') ||
  /^['’](?:s|re|m|ve|d|ll)$/u.test(tokens[at]?.lower ?? '');

const joining = /^(?:(?:and|but|so|then|um|uh|er|erm|well|right)\s+)+(?=\S)/iu;

function sentenceOf(text: string, tokens: readonly Token[]): string {
  const words = tokens.filter(({ lower }) => !fillers.has(lower));
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return '';
  let said = '';
  let end = first.start;
  for (const token of words) {
    const gap = text.slice(end, token.start).replaceAll(/\b(?:um|uh|er|erm|uhm|hmm)\b/giu, ' ');
    said += gap + named(token);
    end = token.end;
  }
  const bare = said.replaceAll(/\s+/gu, ' ').trim().replace(joining, '');
  const inMay = bare.replaceAll(/(?<=\d(?:st|nd|rd|th)?(?: of)? )may\b|\bmay(?= \d)/gu, 'May');
  return bare === '' ? '' : `${capitalised(inMay).replace(/[.,;]+$/u, '')}.`;
}

const shortestName = 4;
const longestName = 20;

/** Days, months and words no dictionary has are names. */
function named({ text, lower, pos }: Token): string {
  if (lower === 'i') return 'I';
  if (dated.test(lower)) return capitalised(text);
  const isUnknown =
    text === lower &&
    text.length >= shortestName &&
    text.length <= longestName &&
    /^\p{Ll}+$/u.test(text) &&
    /^(?:NOUN|PROPN|ADJ|X)$/u.test(pos) &&
    rankOf(lower) === null &&
    rankOf(lower.replace(/s$/u, '')) === null;
  return isUnknown ? capitalised(text) : text;
}
