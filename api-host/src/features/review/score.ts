import type { ReviewFinding, SiteReview } from 'shared-kit/contract';

/** Points lost for the first place, for each further one, and at most per rule. */
const costs: Readonly<Record<string, readonly [first: number, further: number, most: number]>> = {
  error: [14, 3, 26],
  warning: [6, 1, 12],
  note: [2, 0, 2],
};

/** Score from 0 to 100, and its verdict. */
export function scoreOf(findings: readonly ReviewFinding[]): Pick<SiteReview, 'score' | 'verdict'> {
  const lost = findings.reduce((sum, { severity, count }) => {
    const [first, further, most] = costs[severity] ?? [0, 0, 0];
    return sum + Math.min(most, first + further * (count - 1));
  }, 0);
  const score = Math.max(0, 100 - lost);
  return { score, verdict: score >= 90 ? 'Very good' : score >= 70 ? 'Good' : 'Needs work' };
}
