/** Pairs of indices in two lists. */
export type Pair = readonly [number, number];

/** Limit of steps; above it only common start and end are matched. */
const maxSteps = 4_000_000;

/** The longest common subsequence of two lists of keys, as pairs in order. */
export function align(before: readonly string[], after: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) {
    pairs.push([start, start]);
    start += 1;
  }
  const tail: Pair[] = [];
  let [b, a] = [before.length, after.length];
  while (b > start && a > start && before[b - 1] === after[a - 1]) {
    b -= 1;
    a -= 1;
    tail.push([b, a]);
  }
  return [...pairs, ...middle(before, after, start, b, a), ...tail.toReversed()];
}

function middle(
  before: readonly string[],
  after: readonly string[],
  start: number,
  beforeEnd: number,
  afterEnd: number,
): Pair[] {
  const [rows, columns] = [beforeEnd - start, afterEnd - start];
  if (rows === 0 || columns === 0 || rows * columns > maxSteps) return [];
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[start + row] === after[start + column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (before[start + row] === after[start + column]) {
      pairs.push([start + row, start + column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
