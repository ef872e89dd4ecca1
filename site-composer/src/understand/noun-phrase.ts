import type { Token } from '../text/sentences';
import { colourNames, isOf } from '../catalogue/vocabulary/vocabulary';

/** A run of words that names a thing, as it stands in its sentence. */
export interface NounPhrase {
  readonly text: string;
  readonly head: string;
  readonly tokens: readonly Token[];
  /** Index of the first token behind it. */
  readonly after: number;
}

const longest = 9;

/** The thing named from `from` on, without its article and adjectives that say how a page should look. */
export function readNounPhrase(
  sentence: string,
  tokens: readonly Token[],
  from: number,
): NounPhrase | null {
  let start = from;
  while (isIntroduction(tokens[start], tokens[start + 1])) start += 1;
  let end = start;
  while (end < tokens.length && end - start < longest && belongs(tokens, end, start)) end += 1;
  while (end > start && (!isNounLike(tokens[end - 1]) || isClause(tokens, end - 1))) end -= 1;
  const phrase = tokens.slice(start, end);
  if (phrase.length === 0) return null;
  const text = sentence.slice(phrase[0]?.start ?? 0, phrase.at(-1)?.end ?? 0);
  return { text, head: headOf(phrase), tokens: phrase, after: end };
}

const mostWithPurpose = 8;

/** "rota software for veterinary practices": for whom or what it is belongs to it, where that is said in few words. */
export function withPurpose(
  phrase: NounPhrase,
  sentence: string,
  tokens: readonly Token[],
): NounPhrase {
  const first = phrase.tokens[0];
  if (!first || tokens[phrase.after]?.lower !== 'for') return phrase;
  const purpose = readNounPhrase(sentence, tokens, phrase.after + 1);
  if (!purpose || /^\d/.test(purpose.text) || isOf('people', purpose.head)) return phrase;
  const text = sentence.slice(first.start, tokens[purpose.after - 1]?.end);
  return text.split(' ').length > mostWithPurpose
    ? phrase
    : { ...phrase, text, after: purpose.after };
}

/** The last noun before "of" or "and": "school of music" is about a school. */
function headOf(phrase: readonly Token[]): string {
  const cut = phrase.findIndex(
    ({ lower }, at) => (lower === 'of' || lower === 'for') && phrase[at - 1]?.text !== '-',
  );
  const first = cut > 0 ? phrase.slice(0, cut) : phrase;
  return (first.at(-1) ?? phrase[0])?.lemma.toLowerCase() ?? '';
}

/** "solicitors practising in London", "a dog looking for a home": what they do is no part of what they are. */
function isClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.pos !== 'VERB' || !token.lower.endsWith('ing')) return false;
  const seeks = /^(?:look|search|wait|hop|ask|call)ing$/.test(token.lower);
  return (seeks && tokens[at + 1]?.lower === 'for') || /[^s]s$/.test(tokens[at - 1]?.lower ?? '');
}

function isIntroduction(token: Token | undefined, next: Token | undefined): boolean {
  if (token === undefined || next === undefined) return false;
  if (token.pos === 'DET' || token.lower === 'my' || token.lower === 'our') return true;
  if (['your', 'his', 'her', 'their', 'its', '-'].includes(token.lower)) return true;
  if (next.pos === 'PUNCT' && next.text !== '-') return false;
  // "wine bar" and "coffee house" are no colours; "blue invitation" is one.
  const thing = colourNames.has(token.lower) && !isOf('plainColours', token.lower);
  if (thing && next.pos === 'NOUN' && !isOf('siteNouns', next.lower)) return false;
  return isDecoration(token.lower) && !token.capital;
}

/** "modern", "simple", "blue": how the page should look, not what it is about. */
export function isDecoration(word: string): boolean {
  if (isOf('keptAdjectives', word)) return false;
  return isOf('genericAdjectives', word) || isOf('lookWords', word) || colourNames.has(word);
}

function belongs(tokens: readonly Token[], at: number, start: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || isOf('relatives', token.lower)) {
    return token?.lower === 'as' && false;
  }
  if (isDate(token, next) || (at > start && isOf('weekdays', token.lower))) return false;
  if (["'s", '-', '&', "'"].includes(token.lower)) return at > start;
  // "end-of-life".
  if (tokens[at - 1]?.text === '-' && next?.text === '-') return at > start;
  if (token.lower === 'of')
    return (
      at > start &&
      (isThing(next) || next?.pos === 'NUM' || isNamed(tokens, at)) &&
      !isOf('people', next?.lower ?? '')
    );
  if (token.lower === 'the') return at > start && isNamed(tokens, at - 1);
  if (token.lower === 'and') return at > start && joinsNouns(tokens, at);
  if (isOf('prepositions', token.lower)) return false;
  if (isOf('nounLike', token.lower) && at > start && isThing(tokens[at - 1])) return true;
  return isThing(token) || token.pos === 'ADJ' || token.pos === 'NUM' || isParticiple(token, next);
}

/** "launch of the Kite Weekend". */
function isNamed(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.lower === 'of' &&
    tokens[at + 1]?.lower === 'the' &&
    tokens[at + 2]?.capital === true
  );
}

/** "chess tournament 9 May": when it takes place is no part of what it is. */
function isDate(token: Token, next: Token | undefined): boolean {
  return (
    (token.pos === 'NUM' && isOf('months', next?.lower ?? '')) ||
    (token.capital && isOf('months', token.lower) && next?.pos === 'NUM')
  );
}

function isThing(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.pos === 'NOUN' || token.pos === 'PROPN' || token.lower.endsWith('ing'))
  );
}

/** "hand-made", "baked": a past participle before the noun it describes. */
function isParticiple(token: Token, next: Token | undefined): boolean {
  return (
    token.pos === 'VERB' &&
    /(?:ed|ing|made|grown|cut|run|held)$/.test(token.lower) &&
    (isThing(next) || next?.text === '-')
  );
}

function isNounLike(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (isThing(token) ||
      isOf('nounLike', token.lower) ||
      (token.pos === 'ADJ' && /(?:ner|ter|ker|der)$/.test(token.lower)) ||
      token.pos === 'NUM' ||
      (token.pos === 'ADJ' && token.capital))
  );
}

/** "bakery and café" is one thing; "website and include" is not. */
function joinsNouns(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const behind = tokens[at + 2];
  if (!next || !isThing(next) || isOf('instructionVerbs', next.lower)) return false;
  return behind === undefined || behind.pos === 'PUNCT' || behind.pos === 'ADP' || isThing(behind);
}
