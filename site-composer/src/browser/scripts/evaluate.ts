/**
 * A formula in postfix order: numbers, `i0`, `i1` for what was entered, `+ - * /`, `max`, `<` and `=` (1 where it is so), and `ceil`.
 * Never code.
 */
export type Postfix = readonly (number | string)[];

export interface FormulaRules {
  readonly postfix: Postfix;
  /** The least that is charged or needed. */
  readonly minimum: number | null;
  /** Bags and tins are bought whole. */
  readonly whole: boolean;
}

const operators: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
  max: (one, other) => Math.max(one, other),
  '<': (one, other) => (one < other ? 1 : 0),
  '=': (one, other) => (one === other ? 1 : 0),
};

/** 0.1 + 0.2 must not need one bag more. */
const roundedUp = (value: number): number => Math.ceil(Number(value.toFixed(9)));

/** The result, or null while something is missing or it is no number (a division by nothing). */
export function evaluate(
  { postfix, minimum, whole }: FormulaRules,
  values: readonly number[],
): { value: number; isMinimum: boolean } | null {
  const stack: number[] = [];
  for (const part of postfix) {
    if (typeof part === 'number') stack.push(part);
    else if (part.startsWith('i')) stack.push(values[Number(part.slice(1))] ?? Number.NaN);
    else if (part === 'ceil') stack.push(roundedUp(stack.pop() ?? Number.NaN));
    else {
      const other = stack.pop() ?? Number.NaN;
      stack.push(operators[part]?.(stack.pop() ?? Number.NaN, other) ?? Number.NaN);
    }
  }
  const [result] = stack;
  if (stack.length !== 1 || result === undefined || !Number.isFinite(result)) return null;
  const value = whole ? roundedUp(result) : result;
  const isMinimum = minimum !== null && value < minimum;
  return { value: isMinimum ? minimum : value, isMinimum };
}
