import * as z from 'zod/mini';
import { stepApproval } from './release-approval';
import { releaseAudience } from './release-audience';
import type { ReleaseApproval } from './release-approval';
import { releaseGates } from './release-gates';
import { releaseWindow } from './release-window';
import { beginsWithAudience, rolloutSteps } from './rollout-steps';
import type { RolloutStep } from './rollout-steps';

const percentText =
  'percent is a number from 0.01 to 100, or 0 in a first step for an audience alone';
const bakeText = 'bakeMinutes is a number from 0 to 43200 (30 days)';
const loadsText = 'minimumLoads is a whole number from 50 to 1000000';

const ruledStep = z.strictObject({
  percent: z.number(percentText).check(
    z.refine((percent) => percent === 0 || percent >= 0.01, percentText),
    z.maximum(100, percentText),
  ),
  bakeMinutes: z.number(bakeText).check(z.nonnegative(bakeText), z.maximum(30 * 24 * 60, bakeText)),
  /** Whether a person has to say go before the next step, and who. */
  approval: stepApproval,
});

const toStep = ({ percent, bakeMinutes, approval }: z.infer<typeof ruledStep>): RolloutStep => ({
  share: Math.round(percent * 100),
  bakeSeconds: Math.round(bakeMinutes * 60),
  approval: approval !== false,
});

const pointsText = 'A threshold is a number of percentage points from 0 to 30';
const points = z.number(pointsText).check(z.nonnegative(pointsText), z.maximum(30, pointsText));

/** By how many points of all page loads a version may be worse than stable. */
const threshold = z
  .strictObject({
    /** Surely worse by more is failing. */
    failing: points,
    /** Surely not worse by more is healthy. */
    healthy: points,
  })
  .check(
    z.refine(({ failing, healthy }) => failing < healthy, {
      error: 'healthy must be more than failing: in between it is not clear yet',
      path: ['healthy'],
    }),
  );
export type ReleaseThreshold = z.infer<typeof threshold>;

/**
 * `release.json` in a remote's folder: the rules its rollouts follow. The build carries it, so that a version
 * always goes out by the rules it was built with. What it does not say stays the default.
 */
export const releaseRules = z
  .strictObject({
    steps: z.optional(
      z.array(ruledStep).check(
        z.minLength(1, 'A rollout has at least one step'),
        z.maxLength(20, 'A rollout has at most 20 steps'),
        z.refine(
          (steps) => rolloutSteps.safeParse(steps.map(toStep)).success,
          'percent must rise from step to step, and 0 is followed by more',
        ),
      ),
    ),
    thresholds: z.optional(
      z.strictObject({
        /** Failed or crashed. */
        harmed: z.optional(threshold),
        /** Had an unhandled error. */
        errored: z.optional(threshold),
        /** Began and were never heard of again. */
        lost: z.optional(threshold),
        /** Had one of the symptoms, each by itself. */
        symptom: z.optional(threshold),
      }),
    ),
    /** Page loads of the candidate in a step, and of either arm, before it can be healthy. */
    minimumLoads: z.optional(
      z.int(loadsText).check(z.minimum(50, loadsText), z.maximum(1_000_000, loadsText)),
    ),
    /** When it may advance; at any time where there are none. */
    windows: z.optional(
      z
        .array(releaseWindow)
        .check(
          z.minLength(1, 'Without windows leave the key out'),
          z.maxLength(20, 'There are at most 20 windows'),
        ),
    ),
    /** All of them have to pass before it advances. */
    gates: z.optional(releaseGates),
    /** Who gets it first, at every step. */
    audience: z.optional(releaseAudience),
  })
  .check(
    z.refine(
      ({ steps = [], audience }) =>
        audience !== undefined || !beginsWithAudience(steps.map(toStep)),
      {
        error: percentText,
        path: ['steps', 0, 'percent'],
      },
    ),
  );
export type ReleaseRules = z.infer<typeof releaseRules>;

/** The steps a build brings along; undefined where its file names none. */
export const stepsOfRules = (rules: ReleaseRules | null | undefined): RolloutStep[] | undefined =>
  rules?.steps?.map(toStep);

/** Whose approval a step wants; null where any release manager's will do, or none is wanted. */
export function approvalOfStep(
  rules: ReleaseRules | null | undefined,
  step: number,
): ReleaseApproval | null {
  const approval = rules?.steps?.[step]?.approval;
  return typeof approval === 'object' ? approval : null;
}

type Issue = z.core.$ZodIssue;

/** What is wrong with a `release.json`, in one sentence that names the key; null when nothing is. */
export function problemOfRules(content: unknown): string | null {
  const { error } = releaseRules.safeParse(content);
  const [first] = error?.issues ?? [];
  if (!first) return null;
  const issue = deepest(first);
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const key = [...issue.path, ...unknown].reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : `${text}${text && '.'}${String(part)}`,
    '',
  );
  if (unknown.length > 0) return `"${key}" is no key of release.json.`;
  return key === '' ? `It must be an object: ${issue.message}.` : `"${key}": ${issue.message}.`;
}

/** A key that is one of several shapes says only that it is none; what is wrong with the object is what helps. */
function deepest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const [inner] = issue.errors.at(-1) ?? [];
  return inner ? deepest({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}
