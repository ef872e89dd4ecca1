import { readTokens } from './tokens';
import type { Token } from './token';

/** What a title may not begin with: it hangs on words that were cut off, or names nothing. */
const hanging =
  /^(?:for|in|on|at|by|with|from|to|of|per|each|that|this|these|those|it|its|it['’]s|is|are|was|were|if|because|and|or|but|which|who|where|when|then|also|only|i|we|you|they|he|she|my|our|not|price|prices|cost|costs)(?![\p{L}\p{N}])/iu;
/** A measure alone names nothing that is paid for. */
const measure =
  /^(?:(?:an?|one|per|each) )?(?:bag|box|month|week|day|night|hour|half|hours?|year|person|head|piece|kilo|kg|litre|session|page|word|mile|item|pair)$/iu;
const endsOpen =
  /(?<!\p{L})(?:and|or|of|to|for|with|from|in|on|at|by|the|a|an|is|are|than|rs|no|each|its)[.,]?$/iu;
const joinsTwo =
  /[=;]|[£€$₹]\s?\d|\bR\d|\s[–—-]\s|https?:|@|,\s(?:including|with|plus|free|from|no|not)\b/u;

/** "For a half" and "the senior band" without what led to them in their sentence. */
export const bareTitle = (title: string): string =>
  title.replace(/^(?:(?:for|and|or|plus)\s+)?(?:(?:the|an?)\s+)?(?=\p{L})/iu, '');

/** Whether words name one thing, and nothing that a sentence was needed for: "Woodburner", "Open Day and Plant Sale". */
export function isRowTitle(title: string, isEnglish = true): boolean {
  const words = title.trim();
  if (words === '' || hanging.test(words) || measure.test(words) || endsOpen.test(words))
    return false;
  // "3 hot water bottle": the third of some steps.
  if (/^\d\s\p{Ll}/u.test(words)) return false;
  if (joinsTwo.test(words) || !/\p{L}{2}/u.test(words)) return false;
  // The tagger knows no other language.
  return !isEnglish || !holdsClause(readTokens(words));
}

/** "Rent runs", "Metal is the": a noun with its verb is a clause. */
function holdsClause(tokens: readonly Token[]): boolean {
  return tokens.some(({ pos, lower, lemma }, at) => {
    const before = tokens[at - 1];
    if (before === undefined) return false;
    if (pos === 'AUX' || /^['’](?:re|m|ve|ll|d)$/u.test(lower)) return true;
    const isFinite = pos === 'VERB' && !/(?:ing|ed|en|ade|ut|own)$/u.test(lower);
    if (before.pos === 'PRON') return isFinite;
    // "A whisky walk": with one of something a verb would end in -s.
    const isNoun = lower === lemma && !/(?:s|people|children|[wm]en)$/u.test(before.lower);
    return isFinite && !isNoun && (before.pos === 'NOUN' || before.pos === 'PROPN');
  });
}

/** A day in front of what takes place on it. */
const dayOrMonth =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tues|wednes|thurs|fri|satur|sun)\p{L}*$/iu;

/** What a thing of a list stands behind: a mark, a conjunction, an article, a sum or the verb that has it. */
const opensRow = new Set(['PUNCT', 'CCONJ', 'DET', 'VERB', 'AUX', 'SPACE', 'NUM', 'SYM', 'PRON']);
const opensInWords = new Set('for includes including'.split(' '));
/** What ends it. */
const endsRow = new Set([
  'PUNCT',
  'CCONJ',
  'ADP',
  'AUX',
  'VERB',
  'SPACE',
  'SYM',
  'NUM',
  'SCONJ',
  'PRON',
  'PART',
  'ADV',
  'DET',
]);
const around = 48;

/** Whether a title was taken from its sentence as a whole: "sided box with a towel" lacks "high", "gardening gloves" its clause. */
export function isWholeInText(title: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(title.toLowerCase());
  // What was put into other words than the text's cannot be looked for in it.
  if (at === -1) return true;
  const before = readTokens(text.slice(Math.max(0, at - around), at)).findLast(isWord);
  const behind = readTokens(text.slice(at + title.length, at + title.length + around)).find(isWord);
  if (/[\p{L}-]$/u.test(text.slice(0, at)) || /^[\p{L}-]/u.test(text.slice(at + title.length)))
    return /^(?:e?s)\b/u.test(text.slice(at + title.length));
  // "At Altrincham market every Tuesday": a place is a thing.
  const isPlace = /^(?:at|in)$/u.test(before?.lower ?? '') && /^\p{Lu}/u.test(text.slice(at));
  const opens =
    isPlace ||
    before === undefined ||
    /^\d|^[ap]m$/iu.test(before.lower) ||
    dayOrMonth.test(before.lower) ||
    opensRow.has(before.pos) ||
    opensInWords.has(before.lower);
  return opens && (behind === undefined || endsRow.has(behind.pos));
}

const isWord = ({ text }: Token): boolean => text.trim() !== '';
