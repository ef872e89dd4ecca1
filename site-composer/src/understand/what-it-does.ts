import type { MarkedText } from './marked/marked-text';
import { readTokens } from '../text/sentences';

const relative =
  /\b(?:that|which|who) (\p{Ll}+s(?: [^\s.!?;:,()]+){2,18}?)(?=\s*(?:[.!?;:()\n]|, (?:called|named|with|for|in)\b|,? (?:called|named) |$))/u;

const longestRead = 1_500;

/**
 * What a thing does, from the clause that hangs on it: "a charity that cooks hot meals for homeless people" → "cooks hot meals for
 * homeless people". English only.
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
  const before = of('subject', 'name').some(({ start }) => start < at + found[0].length);
  const builds = of('section', 'style', 'color', 'button').some(
    ({ start, end }) => start < at + found[0].length && end > at,
  );
  return before && !builds ? found[1].trim() : null;
}
