import type { Quantity, Sheet } from './sheet';
import type { Postfix, Term } from './solve';

/** One way to understand the whole description. */
export interface State {
  readonly results: readonly Postfix[];
  readonly terms: readonly Term[];
  readonly used: ReadonlySet<number>;
  readonly cost: number;
}

export interface Task {
  readonly sheet: Sheet;
  readonly inputs: readonly Quantity[];
}
