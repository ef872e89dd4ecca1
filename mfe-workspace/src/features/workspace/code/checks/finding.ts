/** A problem in a file. Positions are character offsets. */
export interface Finding {
  readonly from: number;
  readonly to: number;
  /** An error breaks what follows it; browsers recover from a warning. */
  readonly severity: 'error' | 'warning';
  /** What is wrong and, often, what to do, for people who do not write code every day. */
  readonly message: string;
}

/** Moves a finding of an excerpt to its place in the whole file. */
export function shift({ from, to, ...rest }: Finding, by: number): Finding {
  return { ...rest, from: from + by, to: to + by };
}
