import * as z from 'zod/mini';

const shareText = 'A share is from 0.01% to 100%';

/** One step: a share, how long it bakes, and whether a person has to say go before the next. */
export const rolloutStep = z.strictObject({
  /** 0 only in a first step that is for the audience alone. */
  share: z.int(shareText).check(z.nonnegative(shareText), z.maximum(10_000, shareText)),
  bakeSeconds: z.int().check(z.nonnegative(), z.maximum(30 * 86_400)),
  approval: z._default(z.boolean(), false),
});
export type RolloutStep = z.infer<typeof rolloutStep>;

/**
 * Steps of a rollout; shares only rise. When the last has baked healthily the candidate becomes stable.
 */
export const rolloutSteps = z.array(rolloutStep).check(
  z.minLength(1, 'A rollout has at least one step'),
  z.maxLength(20, 'A rollout has at most 20 steps'),
  z.refine(
    (steps) => steps.every((step, at) => at === 0 || step.share > (steps[at - 1]?.share ?? 0)),
    'Shares of the steps must rise',
  ),
  z.refine(
    (steps) => steps.at(-1)?.share !== 0,
    'A step for an audience alone is followed by one with a share',
  ),
);

/** Whether the first step gives the version to the audience alone. */
export const beginsWithAudience = (steps: readonly Pick<RolloutStep, 'share'>[]): boolean =>
  steps[0]?.share === 0;

/** 1%, 10%, 50% with bake times; then everyone. */
export const defaultSteps: readonly RolloutStep[] = [
  { share: 100, bakeSeconds: 15 * 60, approval: false },
  { share: 1_000, bakeSeconds: 30 * 60, approval: false },
  { share: 5_000, bakeSeconds: 60 * 60, approval: false },
];
