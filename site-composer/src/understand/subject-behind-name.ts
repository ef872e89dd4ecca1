import type { Sentence } from '../text/sentences';
import type { Token } from '../text/token';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { subjectOf } from './found-subject';
import type { FoundSubject } from './found-subject';
import { readNounPhrase } from './noun-phrase';
import { fromFragment } from './subject-of-action';

/** "GLOSS HAUS nail bar brixton", "Omar Hadley, stone carver in Wells": the words behind the name. */
export function behindName(sentence: Sentence, index: number, name: string): FoundSubject | null {
  const at = sentence.text.toLowerCase().indexOf(name.toLowerCase());
  if (at === -1) return null;
  const skipped = sentence.tokens.findIndex(({ start }) => start >= at + name.length);
  const next = sentence.tokens[skipped];
  if (skipped < 1 || !next) return null;
  if ([',', '–', '—', '('].includes(next.text)) return roleBehind(sentence, index, skipped + 1);
  if (at > 0 || next.capital || !['NOUN', 'ADJ'].includes(next.pos)) return null;
  const found = fromFragment({ ...sentence, tokens: sentence.tokens.slice(skipped) }, index);
  return found === null ? null : { ...found, end: found.end + skipped };
}

/** "Teresa Baptista, nurse in intensive care": two words with capitals, and what their bearer does. */
export function behindPerson(sentence: Sentence, index: number): FoundSubject | null {
  const { tokens } = sentence;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const bearer = tokens.slice(0, Math.max(0, comma));
  const isPerson =
    (bearer.length === 2 || bearer.length === 3) &&
    bearer.every(({ capital, pos }) => capital && pos === 'PROPN');
  return isPerson ? roleBehind(sentence, index, comma + 1) : null;
}

/** Who does something is named by it: a role, or a noun made from its verb. */
function isDoer(head: Token | undefined): boolean {
  const word = head?.lower ?? '';
  return (
    isOf('roles', word) ||
    isOf('roles', word.replace(/s$/, '')) ||
    (head?.pos === 'NOUN' && /(?:[^e]er|or|ist|ian|smith|wright|monger)s?$/.test(word))
  );
}

const most = 6;

function roleBehind(sentence: Sentence, index: number, from: number): FoundSubject | null {
  const { tokens, text } = sentence;
  if (tokens[from]?.capital === true) return null;
  const phrase = readNounPhrase(text, tokens, from);
  if (!phrase || phrase.tokens.length > most || !isDoer(phrase.tokens.at(-1))) return null;
  return subjectOf(phrase, index);
}
