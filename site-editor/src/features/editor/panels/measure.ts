import type { Unit } from './style-properties';

/** A number and the unit it is of. */
export interface Measure {
  readonly number: string;
  readonly unit: string;
}

const measured = /^(-?(?:\d+\.?\d*|\.\d+))([a-z%]*)$/i;

/** A value as a number of one of these units; null where it is something else, as `auto` or `calc(…)`. */
export function readMeasure(value: string, units: readonly Unit[]): Measure | null {
  const [, number = '', unit = ''] = measured.exec(value.trim()) ?? [];
  return number !== '' && units.some(([css]) => css === unit.toLowerCase())
    ? { number, unit: unit.toLowerCase() }
    : null;
}

/** What was typed with its unit: its own, or the one that is chosen beside it. */
export function writeMeasure(typed: string, chosen: string): string {
  const [, number = '', unit = ''] = measured.exec(typed.trim()) ?? [];
  if (number === '') return typed.trim();
  return `${number}${unit === '' ? chosen : unit.toLowerCase()}`;
}

/** One step up or down: whole pixels and per cents, tenths of the larger units. */
export function stepMeasure(
  { number, unit }: Measure,
  direction: 1 | -1,
  isLarge: boolean,
): string {
  const small = unit === 'px' || unit === '%' || unit === 'vw' || unit === 'vh' ? 1 : 0.1;
  const next = Number(number) + direction * small * (isLarge ? 10 : 1);
  return `${Number(next.toFixed(2))}${unit}`;
}
