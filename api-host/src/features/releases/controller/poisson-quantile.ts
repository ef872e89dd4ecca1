/** From here on the normal curve is closer than what rounding leaves of the sum. */
const manyExpected = 500;

/** Of the standard normal distribution, after Acklam's rational approximation of the tails and the middle. */
function normalQuantile(p: number): number {
  if (p > 0.5) return -normalQuantile(1 - p);
  const t = Math.sqrt(-2 * Math.log(p));
  // Abramowitz and Stegun 26.2.23: off by less than 0.00045.
  return (
    (2.515517 + 0.802853 * t + 0.010328 * t * t) /
      (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t ** 3) -
    t
  );
}

/**
 * The largest count that at least `1 - p` of all Poisson draws with this mean reach: with p = 0.05, what comes in
 * 95 of 100 cases.
 */
export function poissonQuantile(mean: number, p: number): number {
  if (mean <= 0) return 0;
  if (mean > manyExpected) {
    return Math.max(0, Math.floor(mean + normalQuantile(p) * Math.sqrt(mean)));
  }
  let probability = Math.exp(-mean);
  let below = probability;
  let count = 0;
  // `below` is the chance of at most `count`: the next count is still reached while fewer than p stay below it.
  while (below <= p) {
    count += 1;
    probability *= mean / count;
    below += probability;
  }
  return count;
}
