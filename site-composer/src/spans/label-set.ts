/** Labels of spans as states of a chain: 0 is outside, then beginning and inside of each label. */
export interface LabelSet<Label extends string> {
  readonly labels: readonly Label[];
  readonly stateCount: number;
  beginOf(this: void, label: Label): number;
  insideOf(this: void, label: Label): number;
  /** The label of a state; null outside. */
  labelOf(this: void, state: number): Label | null;
  /** Whether one state may follow another; 0 stands before the first token, too. */
  mayFollow(this: void, before: number, after: number): boolean;
}

export const isBegin = (state: number): boolean => state > 0 && state % 2 === 1;

/**
 * @param holders labels of sentences in which a span of another label may stand
 * @param held labels that may stand in one
 */
export function labelSet<Label extends string>(
  labels: readonly Label[],
  holders: readonly Label[] = [],
  held: readonly Label[] = [],
): LabelSet<Label> {
  const labelOf = (state: number): Label | null =>
    state === 0 ? null : (labels[(state - 1) >> 1] ?? null);
  return {
    labels,
    stateCount: 1 + 2 * labels.length,
    beginOf: (label) => 1 + 2 * labels.indexOf(label),
    insideOf: (label) => 2 + 2 * labels.indexOf(label),
    labelOf,
    mayFollow: (before, after) => {
      if (after === 0 || isBegin(after)) return true;
      const label = labelOf(after);
      const previous = labelOf(before);
      if (label === null || previous === null) return false;
      return label === previous || (holders.includes(label) && held.includes(previous));
    },
  };
}
