import { unknownRequest } from './not-understood';
import { isForeignCommand } from './read/foreign-wording';
import { commandWords } from './read/request';
import type { Request } from './read/request';
import type { RefinedPart } from './refine-types';
import { folded } from './target/alike-words';

const wishing =
  /[\d“]|\b(?:should|must|please|need|needs|want|wants|could|can you|would|wish|instead|not|now)\b/iu;

/** "Bill has had to step down, poor knees": why something is asked for, beside what was carried out. */
export function explains(
  request: Request | undefined,
  { outcome, sentence }: RefinedPart,
): boolean {
  return (
    outcome === 'not_done' &&
    request?.action === null &&
    sentence.startsWith(unknownRequest) &&
    !wishing.test(request.asked) &&
    !request.asked
      .toLowerCase()
      .split(/[^\p{L}'’-]+/u)
      .some((word) => isAsking(word))
  );
}

/** A word that asks for a change in English; in other languages a command that is none by chance. */
const isAsking = (word: string): boolean =>
  (commandWords.has(word) &&
    !['use', 'call', 'have', 'point', 'link', 'place', 'cut'].includes(word)) ||
  (word.length > 4 && isForeignCommand(folded(word)));
