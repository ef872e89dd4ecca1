export interface Input {
  id: string;
  label: string;
  type: 'number' | 'range' | 'choice' | 'check' | 'list';
  value: string;
  choices?: readonly (readonly [label: string, value: string])[];
  min?: number;
  max?: number;
  step?: string;
}

/**
 * One calculator: what is asked and how the answer is worked out. `compute` is the source of a function
 * `(v) => ({ lines, bars, line, ring, table })` that runs in the page; `v` holds numbers, texts and ticks.
 */
export interface Calculator {
  id: string;
  nav: string;
  title: string;
  asked: RegExp;
  covers: RegExp;
  inputs: readonly Input[];
  compute: string;
  hint?: string;
}

export const num = (id: string, label: string, value: number | string, step = 'any'): Input => ({
  id,
  label,
  type: 'number',
  value: String(value),
  step,
});
export const slide = (
  id: string,
  label: string,
  value: number,
  min: number,
  max: number,
  step = '1',
): Input => ({ id, label, type: 'range', value: String(value), min, max, step });
export const pick = (
  id: string,
  label: string,
  ...choices: (readonly [string, string])[]
): Input => ({ id, label, type: 'choice', value: choices[0]?.[1] ?? '', choices });
export const tick = (id: string, label: string, on = false): Input => ({
  id,
  label,
  type: 'check',
  value: on ? '1' : '',
});
/** Several lines of text, one entry per line. */
export const list = (id: string, label: string, value: string): Input => ({
  id,
  label,
  type: 'list',
  value,
});
