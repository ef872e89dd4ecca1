import type { MarkedText } from './marked/marked-text';

/** "No card" among what is offered keeps no card off the page. */
export function isSaid(marked: MarkedText, phrase: string, word: string): boolean {
  const said = marked.of('fact', 'item', 'feature', 'note').map(({ text }) => text);
  if ([phrase, ...said].some((text) => text.toLowerCase().includes(word))) return true;
  // "A swarm is not an emergency" rules nothing out: it is told to visitors.
  const clauses = marked.clauses.filter(({ text }) => text.toLowerCase().includes(word));
  const ruledOut = marked.of('not').some(({ text }) => text.toLowerCase().includes(word));
  return !ruledOut && clauses.length > 0 && clauses.every(({ told }) => told >= surelyTold);
}

/** What is ruled out in a clause this surely for visitors is part of what it tells. */
const surelyTold = 0.6;
