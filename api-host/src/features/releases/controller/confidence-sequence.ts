/** Successes or failures of independent trials: here, harmed page loads of all page loads. */
export interface Counts {
  readonly hits: number;
  readonly trials: number;
}

/** An interval of probabilities. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** Jeffreys' prior: the mixture that loses least against the best one known in hindsight. */
const prior = 0.5;

/**
 * Bounds of a probability that hold at every moment at once: however often and whenever somebody looks,
 * the chance that they ever exclude the truth is at most `alpha` (Ville's inequality on the beta-binomial
 * mixture martingale). An ordinary interval, looked at every few seconds, would sooner or later accuse
 * every healthy version.
 */
export function confidenceSequence({ hits, trials }: Counts, alpha: number): Bounds {
  if (trials === 0) return { low: 0, high: 1 };
  const misses = trials - hits;
  const mixture = logBeta(prior + hits, prior + misses) - logBeta(prior, prior);
  const evidence = (p: number) => mixture - hits * Math.log(p) - misses * Math.log1p(-p);
  const limit = Math.log(1 / alpha);
  const middle = hits / trials;
  return {
    low: hits === 0 ? 0 : bisect((p) => evidence(p) >= limit, 0, middle),
    high: misses === 0 ? 1 : 1 - bisect((q) => evidence(1 - q) >= limit, 0, 1 - middle),
  };
}

/** The border between where a condition holds, from `holds` upwards, and where it no longer does. */
function bisect(condition: (at: number) => boolean, holds: number, fails: number): number {
  let [left, right] = [holds, fails];
  // 60 halvings reach the precision of a double.
  for (let round = 0; round < 60; round += 1) {
    const at = (left + right) / 2;
    if (at === 0 || condition(at)) left = at;
    else right = at;
  }
  return left;
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** The logarithm of the gamma function, after Lanczos (g = 7, n = 9), for arguments above ½ or at it. */
function logGamma(argument: number): number {
  const x = argument - 1;
  const sum = lanczos.reduce(
    (total, coefficient, at) => total + coefficient / (x + at + 1),
    0.99999999999980993,
  );
  const t = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}
