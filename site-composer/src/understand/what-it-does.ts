import type { MarkedText } from './marked/marked-text';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { readTokens } from '../text/tokens';

const relative =
  /\b(?:that|which|who|(?<=\s[-–—] |: )it) (\p{Ll}+s(?: [^\s.!?;:,()]+){2,18}?)(?=\s*(?:[.!?;:()\n]|, (?:called|named|with|for|in)\b|,? (?:called|named) |$))/u;

const longestRead = 1_500;
const longestBefore = 24;

/** Whether the words before a clause end with whoever comes. */
function ofPeople(before: string): boolean {
  const last = /\p{L}+(?=\s$)/u.exec(before)?.[0].toLowerCase() ?? '';
  return isOf('people', last) || /^(?:any|every|some)(?:body|one)$|^(?:those|people)$/.test(last);
}

/** Whether the words before a clause end with a noun, or a mark behind one. */
function hangsOnNoun(before: string): boolean {
  const last = readTokens(before.replace(/[\s,–—-]+$/u, '')).at(-1);
  return last?.pos === 'NOUN' || last?.pos === 'PROPN';
}

/**
 * What a thing does, from the clause that hangs on it: "a charity that cooks hot meals for homeless people" → "cooks hot meals for
 * homeless people"; "CalfWatch - it texts farmers when a cow starts calving". English only.
 */
export function whatItDoes({ text, of }: Pick<MarkedText, 'text' | 'of'>): string | null {
  const found = relative.exec(text.slice(0, longestRead));
  if (found?.[1] === undefined) return null;
  const [first] = readTokens(`it ${found[1]}`).slice(1);
  if (first?.pos !== 'VERB' && first?.pos !== 'AUX') return null;
  if (
    /^(?:is|has|was|does|lets|allows|shows|includes|contains|needs|says|looks|feels)\b/.test(
      found[1],
    )
  )
    return null;
  const at = found.index;
  // "Works out who owes whom" asks who, and hangs on nothing.
  if (found[0].startsWith('who ') && !hangsOnNoun(text.slice(Math.max(0, at - longestBefore), at)))
    return null;
  // "For anybody who thinks they can't sing" says whom it is for.
  if (ofPeople(text.slice(Math.max(0, at - longestBefore), at))) return null;
  const before = of('subject', 'name').some(({ start }) => start < at + found[0].length);
  const builds = of('section', 'style', 'color', 'button').some(
    ({ start, end }) => start < at + found[0].length && end > at,
  );
  return before && !builds ? found[1].trim() : null;
}
