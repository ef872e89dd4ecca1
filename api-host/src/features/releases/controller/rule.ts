/** How much worse counts as worse, and how much has to be seen. */
export interface Rule {
  /** Chance, over a whole rollout and however often it is judged, to accuse a version no worse. */
  readonly alpha: number;
  /** Page loads of the candidate, and of the stable version beside it, before anything is failing. */
  readonly failingSample: number;
  /** The same before anything is healthy. */
  readonly healthySample: number;
  /** Per measure: worse by more than `tolerance` is failing, surely not worse than `margin` is healthy. */
  readonly harmed: Allowance;
  readonly errored: Allowance;
  readonly lost: Allowance;
  /** Of every symptom. */
  readonly symptom: Allowance;
}

/** Worse by more than `tolerance` is failing, surely not worse than `margin` is healthy. */
export interface Allowance {
  readonly tolerance: number;
  readonly margin: number;
}

/** See docs/decisions: release-verdicts. */
export const defaultRule: Rule = {
  alpha: 0.01,
  failingSample: 10,
  healthySample: 200,
  harmed: { tolerance: 0.005, margin: 0.02 },
  errored: { tolerance: 0.02, margin: 0.05 },
  lost: { tolerance: 0.02, margin: 0.1 },
  symptom: { tolerance: 0.03, margin: 0.15 },
};
