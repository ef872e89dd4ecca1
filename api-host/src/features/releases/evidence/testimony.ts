/** Who reports, from where, in which step. */
export interface Testimony {
  /** Id of the account whose session came with the report; null: nobody is signed in. */
  readonly member: string | null;
  /** See `wideNetwork`. */
  readonly network: string;
  readonly rollout: string;
  /** The candidate's share, which names the step. */
  readonly share: number;
  readonly arm: 'stable' | 'candidate';
  /** Whether it has its version as one of the rollout's audience, and not by the draw. */
  readonly ofAudience: boolean;
  readonly at: Date;
}
