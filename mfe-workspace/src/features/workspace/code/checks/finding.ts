/** Something in a file that keeps it, or a part of it, from working; places count characters. */
export interface Finding {
  readonly from: number;
  readonly to: number;
  /** An error breaks what follows; with a warning browsers make do. */
  readonly severity: 'error' | 'warning';
  /** What is wrong and often what to do, in words for people who do not write code every day. */
  readonly message: string;
}

/** A finding of a piece of a file, at its place in the whole file. */
export function shift({ from, to, ...rest }: Finding, by: number): Finding {
  return { ...rest, from: from + by, to: to + by };
}
