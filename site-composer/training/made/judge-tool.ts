import { calculations } from '../../src/browser/scripts/calculations';
import { evaluate } from '../../src/browser/scripts/evaluate';
import type { PagePlan, ToolPlan } from '../../src/model/page';
import { partsOf } from './read-cases';
import type { MadeCase } from './read-cases';

interface Entry {
  readonly label: string;
  readonly value: number | null;
  readonly kind: string;
}

interface Works {
  readonly entries: readonly Entry[];
  readonly compute: (values: readonly number[]) => readonly number[];
}

/** The inputs and the computation of a tool that computes; null of any other. */
function worksOf(tool: ToolPlan | null): Works | null {
  if (tool?.type === 'worksheet')
    return {
      entries: tool.inputs.map(({ label, value, kind = 'number' }) => ({ label, value, kind })),
      compute: (values) =>
        tool.results.map(
          ({ postfix }) =>
            evaluate({ postfix, minimum: null, whole: false }, values)?.value ?? Number.NaN,
        ),
    };
  if (tool?.type === 'formula')
    return {
      entries: tool.inputs.map((label) => ({ label, value: null, kind: 'number' })),
      compute: (values) => [evaluate(tool, values)?.value ?? Number.NaN],
    };
  if (tool?.type !== 'calculator') return null;
  const calculation = calculations[tool.calculator];
  return calculation
    ? {
        entries: calculation.inputs.map(({ label, value }) => ({ label, value, kind: 'number' })),
        compute: calculation.compute,
      }
    : null;
}

const plain = (text: string): string => text.toLowerCase();

/** Where the input with one of these words is: the one with the fewest other letters. */
function placeOf(entries: readonly Entry[], words: string, taken = new Set<number>()): number {
  for (const word of words.split('/')) {
    const found = entries
      .map(({ label }, at) => ({ at, label: plain(label) }))
      .filter(({ at, label }) => !taken.has(at) && label.includes(plain(word.trim())))
      .toSorted((one, other) => one.label.length - other.label.length)[0];
    if (found) return found.at;
  }
  return -1;
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.006;

export interface ToolVerdict {
  readonly inputs: number;
  readonly rightInputs: number;
  readonly cases: number;
  readonly rightCases: number;
  /** A tool stands there which does something else than what was described. */
  readonly isWrong: boolean;
  readonly detail: string;
}

export const toolOf = ({ sections }: PagePlan): ToolPlan | null =>
  sections.flatMap((section) => (section.kind === 'tool' ? [section.tool] : []))[0] ?? null;

/** Whether a calculator asks for what was described and computes what the cases say. */
export function judgeCalculator(one: MadeCase, plan: PagePlan): ToolVerdict {
  const tool = toolOf(plan);
  const works = worksOf(tool);
  const entries = works?.entries ?? [];
  const wanted = (one.blocks['inputs'] ?? []).map((line) => line.split('|'));
  const taken = new Set<number>();
  const places = new Map<string, number>();
  const right = wanted.filter(([words = '', start = '']) => {
    const at = placeOf(entries, words, taken);
    places.set(words, at);
    if (at < 0) return false;
    taken.add(at);
    const entry = entries[at];
    if (start === 'tick' || start === 'choice') return entry?.kind === start;
    return start === '' ? entry?.kind === 'number' : isNear(entry?.value ?? -1, Number(start));
  });
  const cases = one.blocks['cases'] ?? [];
  const passed = cases.filter((line) => {
    const [given = '', results = ''] = line.split('->');
    const values = entries.map(({ value }) => value ?? 0);
    for (const part of partsOf([given])) {
      const [words = '', value = ''] = part.split('=');
      const known = [...places].find(([name]) => name.split('/').includes(words));
      const at = known?.[1] ?? placeOf(entries, words);
      if (at < 0) return false;
      values[at] = Number(value);
    }
    const found = works?.compute(values) ?? [];
    return results
      .trim()
      .split(' ')
      .every((result) => found.some((value) => isNear(value, Number(result))));
  });
  return {
    inputs: wanted.length,
    rightInputs: right.length,
    cases: cases.length,
    rightCases: passed.length,
    isWrong: tool !== null && passed.length === 0,
    detail: `${tool?.type ?? 'none'}: ${entries.map(({ label, value, kind }) => `${label}${kind === 'number' ? '' : ` (${kind})`}=${value ?? ''}`).join(', ')}${tool?.type === 'worksheet' ? ` => ${tool.results.map(({ label, postfix }) => `${label}: ${postfix.join(' ')}`).join(' | ')}` : ''}`,
  };
}

/** Whether the described part stands there with what it is to hold; of an application that cannot be made, its own sentences. */
export function judgeOther(one: MadeCase, plan: PagePlan): { isRight: boolean; isWrong: boolean } {
  const [type = ''] = one.blocks['tool'] ?? [];
  const tool = toolOf(plan);
  const text = plain(JSON.stringify(type === 'none' ? plan.sections : tool));
  const holds = partsOf(one.blocks['holds']).every((words) => text.includes(plain(words)));
  if (type === 'none') {
    const page = plain(JSON.stringify(plan.sections));
    const isInvented = /waiting list|not open yet|wait for it|hear of it first|be the first/u.test(
      page,
    );
    const notes = plain([...plan.notes.slice(0, 2), plan.unfulfilled[0] ?? ''].join(' '));
    const isTold = /not made|does not work|nothing .* works/u.test(notes);
    return { isRight: tool === null && holds && !isInvented && isTold, isWrong: tool !== null };
  }
  return { isRight: tool?.type === type && holds, isWrong: tool !== null && tool.type !== type };
}
