import { say } from '../answers/say';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { rewritten } from './edit-text';
import type { Rewrite } from './edit-text';
import { brief } from './outcome-of';
import { linesOf, piecesOf, sentenceBorder } from './page-units';
import type { Piece } from './page-units';

const border = /[,;]\s+/gu;
const joined = /^(?:and|or|but|und|oder|et|ou|y|o|e|en|of)\s/iu;
/** The first of two clauses carries the other, and goes with it or not at all. */
const fewestAfterFirst = 3;

/** "not doing kirriemuir any more": one of several clauses of a sentence, with the comma that parts it. */
export function clauseRemoved(
  site: Site,
  isMeant: (words: readonly string[]) => boolean,
): Outcome | null {
  const found = linesOf(site).flatMap((line): (Rewrite & { said: string })[] =>
    piecesOf(line.text.value, sentenceBorder).flatMap((sentence) => {
      const clauses = piecesOf(sentence.said, border);
      const at = clauses.findIndex(({ said }) => isMeant(tellingWords(said)));
      const clause = clauses[at];
      if (!clause || isMeant(tellingWords(without(clauses, at)))) return [];
      if (clauses.length < (at === 0 ? fewestAfterFirst : 2)) return [];
      const words = rejoined(sentence.said, clauses, at);
      return [
        { text: line.text, start: sentence.start, end: sentence.end, words, said: clause.said },
      ];
    }),
  );
  const [first] = found;
  if (!first || new Set(found.map(({ said }) => said)).size > 1) return null;
  return {
    site: rewritten(site, found),
    sentence: say(site, 'removed', brief(first.said.replace(/[.!?]+$/u, ''))),
    isWhole: true,
    holds: (now) => linesOf(now).every(({ text }) => !text.value.includes(first.said)),
  };
}

const without = (clauses: readonly Piece[], at: number): string =>
  clauses
    .filter((_, index) => index !== at)
    .map(({ said }) => said)
    .join(', ');

/** What is left, with its own commas, a capital in front and its full stop. */
function rejoined(sentence: string, clauses: readonly Piece[], at: number): string {
  const [clause, next, before] = [clauses[at], clauses[at + 1], clauses[at - 1]];
  if (!clause) return sentence;
  if (next) {
    const left = sentence.slice(0, clause.start) + sentence.slice(next.start);
    return at === 0 ? left.charAt(0).toUpperCase() + left.slice(1) : left;
  }
  const end = /[.!?…]+$/u.exec(sentence)?.[0] ?? '';
  const [word] = joined.exec(clause.said) ?? [];
  if (word === undefined || !before || at < 2) return sentence.slice(0, before?.end) + end;
  // "contracts, certificates, and menus": the last that is left is joined as the last was.
  return `${sentence.slice(0, clauses[at - 2]?.end)} ${word.trim()} ${before.said}${end}`;
}
