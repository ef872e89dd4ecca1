import type { Quantity, Wanted } from './sheet';
import type { Unit } from './units';

/** What was read so far. */
export interface Draft {
  readonly quantities: Quantity[];
  readonly ticks: string[];
  readonly wanted: Wanted[];
  minimum: number | null;
  base: Unit | null;
  baseWords: string;
  sentence: number;
}
