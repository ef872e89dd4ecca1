import type { Unit } from './style-properties';

/** A number with its unit. */
export interface Measure {
  readonly number: string;
  readonly unit: string;
}

const measured = /^(-?(?:\d+\.?\d*|\.\d+))([a-z%]*)$/i;

/** Parses a value in one of these units; null for others such as `auto` or `calc(…)`. */
export function readMeasure(value: string, units: readonly Unit[]): Measure | null {
  const [, number = '', unit = ''] = measured.exec(value.trim()) ?? [];
  return number !== '' && units.some(([css]) => css === unit.toLowerCase())
    ? { number, unit: unit.toLowerCase() }
    : null;
}

/** Parses input with its own unit, or with the selected one. */
export function writeMeasure(typed: string, chosen: string): string {
  const [, number = '', unit = ''] = measured.exec(typed.trim()) ?? [];
  if (number === '') return typed.trim();
  return `${number}${unit === '' ? chosen : unit.toLowerCase()}`;
}

/** One step up or down: 1 for pixels and per cent, 0.1 for larger units. */
export function stepMeasure(
  { number, unit }: Measure,
  direction: 1 | -1,
  isLarge: boolean,
): string {
  const small = unit === 'px' || unit === '%' || unit === 'vw' || unit === 'vh' ? 1 : 0.1;
  const next = Number(number) + direction * small * (isLarge ? 10 : 1);
  return `${Number(next.toFixed(2))}${unit}`;
}
