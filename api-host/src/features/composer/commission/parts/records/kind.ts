import type { Column } from '../../../apps/records/record-kind';

type Cell = string | number;
/** What one record of a kind has, with samples that fit. */
export type Kind = readonly [
  about: RegExp,
  one: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
];
