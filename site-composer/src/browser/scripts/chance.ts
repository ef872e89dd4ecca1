/** Shuffles a list into a new one. */
export function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  return things
    .map((thing) => ({ thing, rank: Math.random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing);
}
