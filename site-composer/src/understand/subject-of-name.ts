import { rankOf } from '../catalogue/words/word-vectors';
import type { FoundSubject } from './found-subject';

/** "Fairfield Allotment Society" is an allotment society, the "Museum of Lost Trades" a museum. */
export function fromName(name: string): FoundSubject | null {
  const [kind = '', ...of] = name.split(/ (?:of|for) /);
  const words = kind.toLowerCase().replace(/^the /, '').split(' ');
  const known = words.filter((word) => rankOf(word.replace(/s$/, '')) !== null);
  const last = words.at(-1) ?? '';
  if (words.length < 2 && of.length === 0) return null;
  if (known.length === 0 || known.at(-1) !== last) return null;
  const phrase =
    of.length > 0
      ? last
      : words
          .slice(-2)
          .filter((word) => known.includes(word))
          .join(' ');
  return { phrase, head: last, audience: null, application: false, sentence: -1, end: 0 };
}
