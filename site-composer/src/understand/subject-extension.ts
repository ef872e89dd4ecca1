import type { Sentence } from '../text/sentences';
import type { Token } from '../text/token';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import type { FoundSubject } from './found-subject';
import { readNounPhrase } from './noun-phrase';

const thin = new Set(
  'blog guide podcast newsletter magazine page course courses class classes lessons workshop workshops club group shop store school tours rescue fundraiser campaign appeal petition page diary journal quiz class talk talks service archive collection'.split(
    ' ',
  ),
);

function endsExtension({ pos, lower }: Token): boolean {
  return ['AUX', 'CCONJ', 'PRON'].includes(pos) || lower === 'for' || isOf('relatives', lower);
}

const longestOfClause = 9;

/** "Stall at Greenwich market selling felt hats": where the noun only says that something is sold, what it is. */
function dealtIn(found: FoundSubject, { tokens, text }: Sentence): FoundSubject | null {
  const last = found.phrase.toLowerCase().split(' ');
  if (last.length > 1 || !sellers.has(last[0] ?? '')) return null;
  const stop = tokens.findIndex(({ pos }, at) => at >= found.end && pos === 'PUNCT');
  const selling = tokens.findIndex(
    ({ lower }, at) => at >= found.end && dealing.has(lower) && (stop === -1 || at < stop),
  );
  const phrase = selling === -1 ? null : readNounPhrase(text, tokens, selling + 1);
  return phrase ? { ...found, phrase: phrase.text, head: phrase.head, end: phrase.after } : null;
}

const sellers = new Set(
  'stall stand shop store business company firm van kiosk booth studio workshop brand label'.split(
    ' ',
  ),
);
const dealing = new Set(['selling', 'making', 'offering', 'producing', 'stocking', 'supplying']);

/** "blog" is no subject where the sentence goes on "about baking without gluten". */
export function extended(found: FoundSubject, sentence: Sentence): FoundSubject {
  const { tokens, text } = sentence;
  const words = found.phrase.split(' ');
  const dealt = dealtIn(found, sentence);
  if (dealt) return dealt;
  const about = tokens[found.end]?.lower === 'about';
  if (words.length > 1 || !(about || thin.has(found.phrase.toLowerCase()))) return found;
  if (!['about', 'on', 'of', 'for'].includes(tokens[found.end]?.lower ?? '')) return found;
  let longest = 6;
  let end = found.end + 1;
  while (end < tokens.length && end - found.end <= longest) {
    const token = tokens[end];
    if (!token || token.pos === 'PUNCT') break;
    if (token.lower === 'who' && isOf('people', tokens[end - 1]?.lower ?? ''))
      longest = longestOfClause;
    else if (longest < longestOfClause && endsExtension(token)) break;
    end += 1;
  }
  const start = tokens[found.end]?.start ?? 0;
  const more = text.slice(start, tokens[end - 1]?.end).replace(/^(\w+) (?:my|our|the) /i, '$1 ');
  return end === found.end + 1 ? found : { ...found, phrase: `${found.phrase} ${more}`, end };
}
