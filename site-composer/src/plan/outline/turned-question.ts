import { asSentence, capitalised } from '../../text/casing';
import { readTokens } from '../../text/tokens';
import type { Token } from '../../text/token';

interface Turned {
  readonly question: string;
  readonly answer: string;
}

const longest = 170;
const longestAsked = 80;
const mostWordsOfSubject = 4;
const auxiliary = /^(?:is|are|can|could|will|do|does|may|have|has)$/u;
/** What has to be is no answer to anybody; what has not is. */
const isDuty = (sentence: string): boolean =>
  /\b(?:must|should)\b/iu.test(sentence) && !/\b(?:not|n['’]t)\b/iu.test(sentence);
const negated = /^(?:n['’]?t|not)$/u;
const past =
  /^(?:.*ed|was|were|began|made|built|had|came|went|took|ran|grew|got|bought|found|left|sold|taught|said|did|met|wrote|kept)$/u;
/** Neither a question nor anything that hangs on what was said before it. */
const leans = /^(?:it|this|that|these|those|there|he|she|they|here|so|but|and|if|when|because)\b/iu;

/**
 * A statement of the owner's as a question of a visitor's with its answer: "You don't need to be strong" → "Do I need to be strong?
 * No, you don't need to be strong." English only; null for any other sentence.
 */
export function turnedQuestion(text: string): Turned | null {
  const sentence = text.trim().replace(/[.!]$/u, '');
  if (sentence.length > longest || leans.test(sentence) || /[?:;]/u.test(sentence)) return null;
  const tokens = readTokens(sentence).filter(({ text: word }) => word.trim() !== '');
  const at = tokens.findIndex(({ lower, pos }) => auxiliary.test(stem(lower)) || pos === 'VERB');
  const verb = tokens[at];
  if (verb === undefined || isDuty(sentence) || at === 0 || at > mostWordsOfSubject) return null;
  const subject = tokens.slice(0, at);
  if (!isSubject(subject)) return null;
  const isAuxiliary = auxiliary.test(stem(verb.lower));
  const isNot = /n['’]?t$/u.test(verb.lower) || negated.test(tokens[at + 1]?.lower ?? '');
  const rest = tokens.slice(at + (negated.test(tokens[at + 1]?.lower ?? '') ? 2 : 1));
  if (!tellsThing(rest) || (isBeing(verb) && !isNot && isNamedBy(subject, rest))) return null;
  const asked = isAuxiliary ? askWith(verb, subject, rest) : askDo(verb, subject, rest);
  if (asked === null || asked.length > longestAsked) return null;
  const opening = isNot ? 'No' : 'Yes';
  return {
    question: `${asked}?`,
    answer: asSentence(`${opening}, ${uncapitalised(sentence, subject)}`),
  };
}

const stem = (word: string): string =>
  word
    .replace(/^ca$/u, 'can')
    .replace(/^wo$/u, 'will')
    .replace(/n['’]?t$/u, (cut, at: number) => (at === 0 ? cut : ''));

const isSubject = (tokens: readonly Token[]): boolean =>
  tokens.every(
    ({ pos, lower }) =>
      /^(?:NOUN|PROPN|DET|ADJ|NUM)$/u.test(pos) || /^(?:i|we|you|our|my|your)$/u.test(lower),
  ) && (/^(?:i|we|you)$/u.test(tokens[0]?.lower ?? '') ? tokens.length === 1 : true);

/** "I mean it" is of nothing by itself. */
const tellsThing = (rest: readonly Token[]): boolean =>
  rest.some(({ pos }) => /^(?:NOUN|PROPN|ADJ|NUM|VERB)$/u.test(pos));

const isBeing = ({ lower }: Token): boolean => /^(?:is|are|am)$/u.test(stem(lower));

/** "My assistant is Oonagh", "We are bakers": who somebody is, is no question that is answered by yes. */
const isNamedBy = (subject: readonly Token[], rest: readonly Token[]): boolean =>
  /^(?:i|we|my|our)$/u.test(subject[0]?.lower ?? '') ||
  /^(?:NOUN|PROPN|DET|NUM)$/u.test(rest[0]?.pos ?? '');

function askWith(verb: Token, subject: readonly Token[], rest: readonly Token[]): string {
  const who = swapped(subject, true);
  const word = stem(verb.lower);
  const own = who === 'I' && word === 'are' ? 'am' : word === 'am' ? 'are' : word;
  return `${capitalised(own)} ${who} ${clauseOf(rest)}`;
}

/** "We take cards" → "Do you take cards". */
function askDo(verb: Token, subject: readonly Token[], rest: readonly Token[]): string | null {
  if (!/^(?:i|we|you)$/u.test(subject[0]?.lower ?? '') || past.test(verb.lower)) return null;
  return `Do ${swapped(subject)} ${verb.lower} ${clauseOf(rest)}`;
}

/** Up to the first comma, as somebody else would say it. */
function clauseOf(tokens: readonly Token[]): string {
  const end = tokens.findIndex(({ text }) => text === ',');
  return swapped(end === -1 ? tokens : tokens.slice(0, end));
}

const others: Readonly<Record<string, string>> = {
  you: 'I',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  we: 'you',
  i: 'you',
  us: 'you',
  me: 'you',
  our: 'your',
  my: 'your',
  ours: 'yours',
};

/** What the owner says of themselves and of visitors, as visitors say it. */
function swapped(tokens: readonly Token[], isStart = false): string {
  return tokens
    .map((token, at) => {
      const { text, lower } = token;
      const before = tokens[at - 1];
      const isObject =
        lower === 'you' && !isStart && (!before || /^(?:VERB|ADP)$/u.test(before.pos));
      const other = isObject ? 'me' : others[lower];
      const word = other ?? text;
      const plain =
        isStart && at === 0 && other === undefined && !isName(token)
          ? word.charAt(0).toLowerCase() + word.slice(1)
          : word;
      return /^[,.'’)]|^n['’]t$/u.test(text) ? plain : ` ${plain}`;
    })
    .join('')
    .trim();
}

/** A sentence that goes on behind "No,": names and "I" keep their capitals. */
function uncapitalised(sentence: string, [first]: readonly Token[]): string {
  return first === undefined ||
    first.lower === 'i' ||
    /^\p{Lu}\p{Lu}/u.test(first.text) ||
    isName(first)
    ? sentence
    : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** The tagger takes every capital at the start of a sentence for a name; one that ends like a plural is a thing. */
const isName = ({ pos, lower }: Token): boolean => pos === 'PROPN' && !lower.endsWith('s');
