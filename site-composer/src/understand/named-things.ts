import type { Sentence } from '../text/sentences';
import type { Token } from '../text/token';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { readNounPhrase, withPurpose } from './noun-phrase';
import type { NounPhrase } from './noun-phrase';

const mostOfSentence = 6;
const mostOfLabel = 2;
/** A run of adjectives is read again from each of them: bounded, or a text of colours alone would take its square. */
const mostTokens = 80;
/** What stands behind one of these is what the sentence is about; behind others, where, when or whose it is. */
const introducing = new Set(['for', 'about', 'on', 'of', 'called', 'like']);

/**
 * Noun phrases a sentence names, in order, without the page's name, places, times and priced items.
 */
export function namedThings(sentence: Sentence, name: string | null): NounPhrase[] {
  const { text } = sentence;
  const tokens = sentence.tokens.slice(0, mostTokens);
  const ownName = name?.toLowerCase() ?? '';
  const named: NounPhrase[] = [];
  for (let at = 0; at < tokens.length && named.length < mostOfSentence; at += 1) {
    // "Three promises: mend the road, …": what stands behind the colon are parts; "Tool: …" only has a label.
    if (tokens[at]?.text === ':' && at > mostOfLabel) break;
    const phrase = readNounPhrase(text, tokens, at);
    if (!phrase) continue;
    at = phrase.after;
    const first = phrase.tokens[0];
    if (!first || phrase.tokens.some(({ lower }) => isOf('siteNouns', lower))) continue;
    if (isPriced(tokens, phrase.after) || ownName.includes(phrase.text.toLowerCase())) continue;
    // Somebody's or some place's name, which no page is about unless it says so.
    const isProper = first.pos === 'PROPN' && first.capital && first !== tokens[0];
    if (isThing(phrase) && !isProper && !isBehindPreposition(tokens, first))
      named.push(withPurpose(withClause(phrase, { text, tokens }), text, tokens));
  }
  return named;
}

/** A figure that begins no date. */
function isPriced(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.lower ?? '';
  const isDate = isOf('months', next) || isOf('weekdays', next);
  return /^[$€£\d]/.test(tokens[at]?.text ?? '') && !isDate;
}

/** Neither a figure nor an action. */
function isThing({ tokens }: NounPhrase): boolean {
  return (
    !/^\d/.test(tokens[0]?.text ?? '') && tokens.some(({ pos }) => /^(?:NOUN|PROPN)$/.test(pos))
  );
}

function isBehindPreposition(tokens: readonly Token[], first: Token): boolean {
  let at = tokens.indexOf(first) - 1;
  while (tokens[at]?.pos === 'DET' || tokens[at]?.pos === 'ADJ') at -= 1;
  const before = tokens[at];
  return before?.pos === 'ADP' && !introducing.has(before.lower);
}

const longestOfClause = 8;

/** "women who swim in Loch Morlich": people are told apart by what they do. */
function withClause(
  phrase: NounPhrase,
  { text, tokens }: Pick<Sentence, 'text' | 'tokens'>,
): NounPhrase {
  const last = phrase.tokens.at(-1);
  if (!last || tokens[phrase.after]?.lower !== 'who' || !isOf('people', last.lower)) return phrase;
  let after = phrase.after + 1;
  while (
    after < tokens.length &&
    after - phrase.after < longestOfClause &&
    tokens[after]?.pos !== 'PUNCT'
  )
    after += 1;
  return { ...phrase, text: text.slice(last.start, tokens[after - 1]?.end), after };
}
