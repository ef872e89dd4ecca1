import { partsOf } from './formulas';
import type { Part } from './formulas';
import type { Postfix, Reading, Term } from './solve';
import type { State, Task } from './state';
import { tellingStems } from './terms';
import { stem } from '../tools/quantities';
import type { Wanted } from './sheet';

const allStems = (words: string): string[] =>
  (words.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map(stem);

/** The figure an operand names: the one that shares most of its words. */
function termNamed(terms: readonly Term[], task: Task, words: string): Term | null {
  const said = allStems(words);
  let best: { term: Term; score: number } | null = null;
  for (const term of terms) {
    if (term.isKnown) continue;
    const label =
      task.sheet.quantities[term.id]?.words ?? task.sheet.wanted[term.id - 1_000]?.label ?? '';
    const own = allStems(label);
    const shared = said.filter((word) => own.includes(word)).length;
    if (shared === 0) continue;
    const score = shared * 2 - (own.length + said.length) * 0.3;
    if (score > (best?.score ?? -Infinity)) best = { term, score };
  }
  return best?.term ?? null;
}

const ofAmount = /^(?:that |the )?percent(?:age)? of (?:the )?(.+)$/iu;

interface Read {
  readonly postfix: Postfix;
  readonly used: readonly number[];
}

function operandOf(task: Task, state: State, wanted: Wanted, part: Part): Read | null {
  if ('number' in part) return { postfix: [part.number], used: [] };
  if (!('words' in part)) return null;
  const of = ofAmount.exec(part.words);
  if (of) {
    const base = termNamed(state.terms, task, of[1] ?? '');
    const at = task.sheet.quantities.findIndex(
      ({ percent, words }) =>
        percent !== null &&
        tellingStems(words).some((word) => tellingStems(wanted.label).includes(word)),
    );
    if (!base || at < 0) return null;
    const place = task.inputs.indexOf(task.sheet.quantities[at] ?? (undefined as never));
    return { postfix: [...base.written, `i${place}`, 100, '/', '*'], used: [base.id, at] };
  }
  const term = termNamed(state.terms, task, part.words);
  return term ? { postfix: term.written, used: [term.id] } : null;
}

/** Multiplication binds closer than sums; "2 times length plus width" in words goes round all of it. */
function groupOf(task: Task, state: State, wanted: Wanted, text: string): Read | null {
  const parts = partsOf(text);
  const used: number[] = [];
  const output: (number | string)[] = [];
  const waiting: string[] = [];
  const isRound = /^(?:2|two|twice)\s(?:times\s)?.+\splus\s[^,]+$/iu.test(text);
  // Signs of one rank are taken from the right: the sum comes before what goes round it.
  const rank = (sign: string): number => (isRound ? 0 : sign === '*' || sign === '/' ? 2 : 1);
  for (const part of parts) {
    if ('sign' in part) {
      while (waiting.length > 0 && rank(waiting.at(-1) ?? '+') >= Math.max(1, rank(part.sign)))
        output.push(waiting.pop() ?? '+');
      waiting.push(part.sign);
      continue;
    }
    const read = operandOf(task, state, wanted, part);
    if (read === null) return null;
    output.push(...read.postfix);
    used.push(...read.used);
  }
  return { postfix: [...output, ...waiting.toReversed()], used };
}

/** A result by its formula in words; behind a comma the sign takes all that stands before it. */
export function followFormula(
  task: Task,
  state: State,
  wanted: Wanted,
  formula: string,
): Reading[] {
  const groups = formula
    .replace(/[,\s]*\(?(?:always |rounded|round)\b.*$/iu, '')
    .split(/,\s*(?=(?:times|divided by|plus|minus|multiplied by)\s)/iu);
  const used: number[] = [];
  const postfix: (number | string)[] = [];
  for (const [at, group] of groups.entries()) {
    const sign = at === 0 ? null : partsOf(` ${group}`)[0];
    const rest =
      at === 0 ? group : group.replace(/^(?:times|divided by|plus|minus|multiplied by)\s/iu, '');
    const read = groupOf(task, state, wanted, rest);
    if (read === null) return [];
    postfix.push(...read.postfix, ...(sign && 'sign' in sign ? [sign.sign] : []));
    used.push(...read.used);
  }
  return [{ postfix, used: new Set(used), cost: 0 }];
}
