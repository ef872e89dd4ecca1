/** Upper bounds in milliseconds of the buckets load times are counted in; the last is everything above. */
export const loadTimeBounds = [
  250, 500, 750, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000, 8_000, 15_000, 600_000,
] as const;

/** The bucket of a load time. */
export function bucketOfLoad(loadMs: number): number {
  const at = loadTimeBounds.findIndex((bound) => loadMs <= bound);
  return at < 0 ? loadTimeBounds.length - 1 : at;
}

/** Upper bound of the bucket that holds the 75th percentile; null without a load. */
export function percentile75(counts: readonly number[]): number | null {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * 0.75;
  if (wanted === 0) return null;
  let seen = 0;
  const at = counts.findIndex((count) => (seen += count) >= wanted);
  return loadTimeBounds[at] ?? null;
}
