/** A formula in postfix order: numbers, `+ - * /`, and `i0`, `i1` for what was entered. Never code. */
export type Postfix = readonly (number | string)[];

export interface FormulaRules {
  readonly postfix: Postfix;
  /** The least that is charged or needed. */
  readonly minimum: number | null;
  /** Bags and tins are bought whole. */
  readonly whole: boolean;
}

function apply(operator: string, one: number, other: number): number {
  if (operator === '+') return one + other;
  if (operator === '-') return one - other;
  return operator === '*' ? one * other : one / other;
}

/** The result, or null while something is missing or it is no number (a division by nothing). */
export function evaluate(
  { postfix, minimum, whole }: FormulaRules,
  values: readonly number[],
): { value: number; isMinimum: boolean } | null {
  const stack: number[] = [];
  for (const part of postfix) {
    if (typeof part === 'number') stack.push(part);
    else if (part.startsWith('i')) stack.push(values[Number(part.slice(1))] ?? Number.NaN);
    else {
      const other = stack.pop() ?? Number.NaN;
      stack.push(apply(part, stack.pop() ?? Number.NaN, other));
    }
  }
  const [result] = stack;
  if (stack.length !== 1 || result === undefined || !Number.isFinite(result)) return null;
  // 0.1 + 0.2 must not need one bag more.
  const value = whole ? Math.ceil(Number(result.toFixed(9))) : result;
  const isMinimum = minimum !== null && value < minimum;
  return { value: isMinimum ? minimum : value, isMinimum };
}
