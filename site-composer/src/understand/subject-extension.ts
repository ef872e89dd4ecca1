import type { Sentence } from '../text/sentences';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import type { FoundSubject } from './found-subject';

const thin = new Set(
  'blog guide podcast newsletter magazine page course courses class classes lessons workshop workshops club group shop store school tours rescue page diary journal quiz class talk talks service archive collection'.split(
    ' ',
  ),
);
const longest = 6;

/** "blog" is no subject where the sentence goes on "about baking without gluten". */
export function extended(found: FoundSubject, sentence: Sentence): FoundSubject {
  const { tokens, text } = sentence;
  const words = found.phrase.split(' ');
  if (words.length > 1 || !thin.has(found.phrase.toLowerCase())) return found;
  if (!['about', 'on', 'of', 'for'].includes(tokens[found.end]?.lower ?? '')) return found;
  let end = found.end + 1;
  while (end < tokens.length && end - found.end <= longest) {
    const token = tokens[end];
    if (!token || ['PUNCT', 'AUX', 'CCONJ', 'PRON'].includes(token.pos)) break;
    if (isOf('relatives', token.lower)) break;
    end += 1;
  }
  const start = tokens[found.end]?.start ?? 0;
  const more = text
    .slice(start, tokens[end - 1]?.end)
    .replace(/^(\w+) (?:my|our|the|a|an) /i, '$1 ');
  return end === found.end + 1 ? found : { ...found, phrase: `${found.phrase} ${more}`, end };
}
