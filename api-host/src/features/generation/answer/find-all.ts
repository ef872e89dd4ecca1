/**
 * Where `wanted` is in `items`, overlapping places included. Takes linear time for any input (Knuth,
 * Morris and Pratt), which `indexOf` does not: a text that nearly matches everywhere would be
 * compared for each of its characters.
 */
export function findAll<T>(items: ArrayLike<T>, wanted: ArrayLike<T>): number[] {
  const borders = bordersOf(wanted);
  const found: number[] = [];
  let matched = 0;
  for (let at = 0; at < items.length; at += 1) {
    matched = extend(wanted, borders, matched, items[at]);
    if (matched < wanted.length) continue;
    found.push(at + 1 - matched);
    matched = borders[matched - 1] ?? 0;
  }
  return found;
}

/** For each start of `wanted`: the length of its longest end that `wanted` starts with too. */
function bordersOf<T>(wanted: ArrayLike<T>): Uint32Array {
  const borders = new Uint32Array(wanted.length);
  for (let at = 1; at < wanted.length; at += 1) {
    borders[at] = extend(wanted, borders, borders[at - 1] ?? 0, wanted[at]);
  }
  return borders;
}

/** How much of `wanted` matches once `item` follows `matched` of its items. */
function extend<T>(
  wanted: ArrayLike<T>,
  borders: Uint32Array,
  matched: number,
  item: T | undefined,
): number {
  let length = matched;
  while (length > 0 && wanted[length] !== item) length = borders[length - 1] ?? 0;
  return wanted[length] === item ? length + 1 : length;
}
