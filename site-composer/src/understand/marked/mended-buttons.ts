import type { SaidClause, Span } from '../../spans/find-spans';
import { readSentences } from '../../text/sentences';
import { readTokens } from '../../text/tokens';
import { findLook } from '../find-look';

const surelyTold = 0.6;

/** "Reps: Shaz depot one" tells visitors something; the words of a button are told to us. */
export const isToldButton = (span: Span, clauses: readonly SaidClause[]): boolean =>
  span.label === 'button' &&
  (clauseOf(clauses, span)?.told ?? 0) >= surelyTold &&
  !asksReader(span.text);

/** "Adopt a cow" says what to do. */
function asksReader(words: string): boolean {
  const [first] = readTokens(`${words.charAt(0).toLowerCase()}${words.slice(1)}`);
  return first?.pos === 'VERB' && first.lower === first.lemma;
}

const perhapsTold = 0.3;
const ofLook =
  /\b(?:look|feel|vibes?|design|layout|theme|aesthetic|brand(?:ing|ed)?|site|website|page|tone|voice|fonts?|colou?rs?|tones?|palette|background|images?|photos?|pictures?|copy|text)\b/iu;

/** "Documentary style, no posed shots" is how somebody works: it names nothing that a page can look like. */
export function isManner(span: Span, clauses: readonly SaidClause[]): boolean {
  if (span.label !== 'style' || !span.text.includes(' ') || ofLook.test(span.text)) return false;
  if ((clauseOf(clauses, span)?.told ?? 0) < perhapsTold) return false;
  const { moods, scheme, typeface, colours } = findLook(readSentences(`${span.text}.`));
  return moods.length + Object.keys(colours).length === 0 && scheme === null && typeface === null;
}

/** "Solar." by itself is what a thing is, and no town. */
export function isQuality(span: Span, clauses: readonly SaidClause[]): boolean {
  if (span.label !== 'place' || span.text.includes(' ')) return false;
  const clause = clauseOf(clauses, span);
  const isAlone = clause !== undefined && clause.text.trim() === span.text.trim();
  return isAlone && readTokens(span.text.toLowerCase())[0]?.pos === 'ADJ';
}

const clauseOf = (clauses: readonly SaidClause[], span: Span): SaidClause | undefined =>
  clauses.find(({ start, end }) => start <= span.start && end >= span.end);
