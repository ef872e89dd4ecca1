import { rolloutSteps } from 'shared-kit/contract/releases';
import type { RolloutStep } from 'shared-kit/contract/releases';

/** A step as it is typed. */
export interface StepDraft {
  /** Tells rows apart while they are edited; nothing else. */
  readonly id: number;
  readonly percent: string;
  readonly minutes: string;
  readonly approval: boolean;
}

export const toDraft = ({ share, bakeSeconds, approval }: RolloutStep, id: number): StepDraft => ({
  id,
  percent: String(share / 100),
  minutes: String(bakeSeconds / 60),
  approval,
});

/** Numbers as people write them; anything else becomes no number, which the contract refuses. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

const toStep = ({ percent, minutes, approval }: StepDraft): RolloutStep => ({
  share: Math.round(numberOf(percent) * 100),
  bakeSeconds: Math.round(numberOf(minutes) * 60),
  approval,
});

/** The steps, or one sentence on what is wrong with them. */
export function readSteps(
  drafts: readonly StepDraft[],
): { readonly steps: RolloutStep[]; readonly problem: null } | { readonly problem: string } {
  const parsed = rolloutSteps.safeParse(drafts.map(toStep));
  if (parsed.success) return { steps: parsed.data, problem: null };
  const [issue] = parsed.error.issues;
  if (issue?.path.includes('bakeSeconds')) {
    return { problem: 'A bake time is a number of minutes, from 0 to 43,200 (30 days).' };
  }
  return { problem: `${issue?.message ?? 'The steps are not valid'}.` };
}
