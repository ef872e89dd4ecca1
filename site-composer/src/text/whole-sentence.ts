import { readTokens } from './tokens';
import type { Token } from './token';

/** What hangs on something that stood before it. */
const joins = new Set(
  'and or nor but which whose whom than then plus und oder et ou y o e ed of en maar mais pero ma mas'.split(
    ' ',
  ),
);
/** What waits for something that should follow. */
const waits = new Set(
  'and or nor but the a an to of for with from in on at by as into is are was were be that which who how what where when whether if because than very my our your und oder der die das mit von zu et ou de le la les du y o el los un una e il di en het een van'.split(
    ' ',
  ),
);
const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Whether every bracket that is opened is closed, and quotation marks come in pairs. */
export function isBalanced(text: string): boolean {
  const open: string[] = [];
  let quotes = 0;
  for (const character of text) {
    if (character === '(' || character === '[') open.push(character);
    else if (character in brackets && open.pop() !== brackets[character]) return false;
    else if (character === '"') quotes += 1;
  }
  return open.length === 0 && quotes % 2 === 0;
}

/** What may end a sentence all the same: "a kettle always on", "leave them be", "you can bring it in". */
const closes = new Set('of to for with from in on at by be that is are was were'.split(' '));

/**
 * Whether nothing is missing at the ends of some words, in any of the languages.
 * @param isEnded whether a mark ends them in the text they are from
 */
export function hasWholeEnds(text: string, isEnded = false): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const waiting = waits.has(last) && !(isEnded && words.length > 3 && closes.has(last));
  return !joins.has(first) && !waiting && isBalanced(text);
}

/** More than a postcode, a price or a time. */
const hasWord = (text: string): boolean =>
  /\p{L}{3,}/u.test(
    text.replaceAll(/\b\p{L}{0,3}\d[\d.,:]*\s?(?:am|pm|eur|euros?|pounds?|\p{Lu}{1,2}\b)?/giu, ''),
  );

/** "It is and when it was last done": what it is stood in front of it. */
const cutBefore = /^(?:it|they|that|this) (?:is|are|was|were) (?:and|or|but)\b/iu;

/** A sentence of English with a subject and a finite verb, or one that asks the reader to do something. */
export function isWholeSentence(text: string, isEnded = false): boolean {
  if (!hasWholeEnds(text, isEnded) || !hasWord(text) || cutBefore.test(text)) return false;
  const tokens = readTokens(text).filter(({ pos }) => pos !== 'SPACE');
  const [first] = tokens;
  if (asksReader(first) && tokens.length > 2) return true;
  // "For every child in the street and never wrote it down": behind a preposition the subject stands at its verb.
  const isNear = first?.pos === 'ADP';
  return tokens.some(
    (_, at) =>
      isFinite(tokens, at) &&
      (isNear ? subjectAt(tokens, at) : tokens.slice(0, at).some(isSubject)),
  );
}

/** Whether a subject stands right before a verb, but for adverbs and auxiliaries. */
function subjectAt(tokens: readonly Token[], verb: number): boolean {
  let at = verb - 1;
  while (at > 0 && ['ADV', 'AUX', 'PART'].includes(tokens[at]?.pos ?? '')) at -= 1;
  const subject = tokens[at];
  return subject !== undefined && at > 0 && isSubject(subject);
}

/** "Bring a mug"; "have done since 1998" only lacks who has. */
const asksReader = (first: Token | undefined): boolean =>
  first?.pos === 'VERB' &&
  first.lower === first.lemma &&
  !['have', 'do', 'be', 'want', 'need', 'mean', 'live', 'love'].includes(first.lower);

const isSubject = ({ pos, lower }: Token): boolean =>
  pos === 'NOUN' || pos === 'PROPN' || pos === 'PRON' || pos === 'NUM' || lower === 'there';

const relatives = new Set('who which that whose where when if because as'.split(' '));

/** A verb of a main clause: neither "to help" nor "helping", and not the verb of "people who help". */
function isFinite(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (/^['’](?:re|m|ve|s|ll|d)$/.test(token.lower) && tokens[at - 1]?.pos === 'PRON') return true;
  if (token.pos !== 'VERB' && token.pos !== 'AUX') return false;
  const before = tokens[at - 1]?.lower ?? '';
  if (before === 'to' || relatives.has(before) || relatives.has(tokens[at - 2]?.lower ?? ''))
    return false;
  if (token.pos === 'AUX') return true;
  if (token.lower.endsWith('ing')) return false;
  // "Trained in Chartres", "made by hand": a participle needs somebody to have done it.
  return !/(?:ed|en|ade|old|ept|ut)$/.test(token.lower) || tokens.slice(0, at).some(isSubject);
}

/** "Still has" and "can do" tell nothing; "dogs welcome" does. */
const namesSomething = (text: string): boolean =>
  readTokens(text).some(({ pos }) => ['NOUN', 'PROPN', 'ADJ', 'NUM'].includes(pos));

const mostWordsOfFact = 8;

/** Few words that say something by themselves: "Cash or card", "Dogs welcome", "Free parking behind the hall". */
export function isShortFact(text: string, most = mostWordsOfFact): boolean {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (condition.test(text)) return words.length <= most;
  return (
    words.length > 1 &&
    words.length <= most &&
    hasWholeEnds(text) &&
    hasWord(text) &&
    namesSomething(text) &&
    !/^(?:in|on|at|by|for|from|with|to|as|via|near|per|being|having|each|up|have|has|had|is|are|was|were|do|does|did|can|will|would)\s/i.test(
      text,
    )
  );
}

/** "By appointment only", "In cash only": what begins with a preposition and lacks nothing. */
const condition =
  /^(?:strictly |viewings? |visits? )?(?:by|in|on|for|from|with|at)\s(?:(?:prior )?(?:appointment|arrangement|invitation)|(?:\p{L}+\s){1,4}only)(?:\s(?:only|please))?[.!]?$/iu;

const mostWordsOfLongFact = 18;
/** What these lead to was said before: "for my mum's care home", "which has four horns". */
const leansBack =
  /^(?:for|with|via|near|per|by|as|to|not|therefore|being|having|need|looking|then|that|which|who|how|what|why|where|when|one of those|[\p{L} ]{2,24}:|is|are|was|were|do|does|did|can|will|would|has|have|had|must|should)\s/iu;

/** A sentence without a verb, as people write them: "Open every day but Monday from nine to five, last entry at four". */
export function isLongFact(text: string, most = mostWordsOfLongFact): boolean {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return (
    words.length > mostWordsOfFact &&
    words.length <= most &&
    hasWholeEnds(text) &&
    namesSomething(text) &&
    !leansBack.test(text)
  );
}
