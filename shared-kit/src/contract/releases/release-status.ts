import * as z from 'zod/mini';
import { releaseAudience } from './release-audience';
import { gateVerdict } from './release-gates';
import { releaseRules } from './release-rules';
import { rolloutStep } from './rollout-steps';
import { suiteRecord } from './suite-record';

/** One thing the compatibility check has to say, in one sentence. */
export const finding = z.object({
  /** `blocks` stops a publish or promotion, `warns` is for a person to weigh. */
  severity: z.enum(['blocks', 'warns']),
  code: z.string(),
  message: z.string(),
});
export type Finding = z.infer<typeof finding>;

/** What page loads of one arm reported, added up. `harmed` of `loads` is what the verdict compares. */
export const armHealth = z.object({
  version: z.string(),
  /** Page loads that asked for it: ready and failed. */
  loads: z.number(),
  ready: z.number(),
  failed: z.number(),
  crashed: z.number(),
  errored: z.number(),
  /** Failed or crashed. */
  harmed: z.number(),
  /** Upper bound of the load-time bucket that holds the 75th percentile; null without a load. */
  loadMsP75: z.nullable(z.number()),
  /** Page loads that had begun and were never heard of again; not among `loads`. A host before this field does not say. */
  lost: z.optional(z.number()),
  /** Page loads left before there was an outcome; not among `loads`, but a symptom may have been seen. */
  left: z.optional(z.number()),
  /** Page loads by what was wrong with them although nothing threw; only what was seen. */
  symptoms: z.optional(z.record(z.string(), z.number())),
});
export type ArmHealth = z.infer<typeof armHealth>;

/**
 * What the browsers' reports amount to. `healthy` and `failing` are shown with the confidence of the
 * plan; `inconclusive` is not enough or not clear (hold); `error` is a broken measurement (hold and alert).
 */
export const verdict = z.object({
  kind: z.enum(['healthy', 'failing', 'inconclusive', 'error']),
  /** One sentence. */
  message: z.string(),
  candidate: z.nullable(armHealth),
  stable: z.nullable(armHealth),
  /** Page loads of the audience, which are in neither arm; only of a rollout that has one. */
  audience: z.optional(armHealth),
  /** What the gates answered, where it has any and they were asked. */
  gates: z.optional(z.array(gateVerdict)),
});
export type Verdict = z.infer<typeof verdict>;

export const rolloutStates = ['running', 'paused', 'promoted', 'rolled-back'] as const;

/** A rollout as it stands. */
export const rollout = z.object({
  id: z.string(),
  remote: z.string(),
  version: z.string(),
  /** The stable version it is compared with. */
  against: z.string(),
  state: z.enum(rolloutStates),
  steps: z.array(rolloutStep),
  /** Index of the step it is at. */
  step: z.number(),
  startedAt: z.string(),
  stepStartedAt: z.string(),
  /** When the present step has baked; null once the rollout has ended. */
  bakedAt: z.nullable(z.string()),
  /** Baked and healthy; goes on when a person says so. Evaluation goes on meanwhile. */
  awaitsApproval: z.boolean(),
  verdict: z.nullable(verdict),
  /** What its build's `release.json` said when it was started; null without one. A host before this field does not say. */
  rules: z.optional(z.nullable(releaseRules)),
  /** Who gets it at every step; null where percentages decide alone. A host before this field does not say. */
  audience: z.optional(z.nullable(releaseAudience)),
  /** Baked and healthy, and held all the same: why, in one sentence. A host before this field does not say. */
  held: z.optional(z.nullable(z.string())),
});
export type Rollout = z.infer<typeof rollout>;

/** That a version was taken back, and that nobody has given it to everyone since. */
export const takenBack = z.object({
  at: z.string(),
  /** As `who` of an entry. */
  who: z.string(),
  /** One sentence. */
  why: z.string(),
});
export type TakenBack = z.infer<typeof takenBack>;

/** A published build, without its files. */
export const publishedBuild = z.object({
  remote: z.string(),
  version: z.string(),
  commit: z.nullable(z.string()),
  builtAt: z.nullable(z.string()),
  publishedAt: z.string(),
  /** As `who` of an entry. */
  publishedBy: z.string(),
  /** As `whoId` of an entry. */
  publishedById: z.optional(z.nullable(z.string())),
  /** As `tokenId` of an entry. */
  publishedByToken: z.optional(z.nullable(z.string())),
  bytes: z.number(),
  files: z.number(),
  /** Whether everyone had it once: only then can a rollback go to it. A host before this field does not say. */
  wasStable: z.optional(z.boolean()),
  /** Null: it was not taken back. A host before this field does not say. */
  takenBack: z.optional(z.nullable(takenBack)),
});
export type PublishedBuild = z.infer<typeof publishedBuild>;

/** One line of the audit trail: who changed what, why, and on which evidence. */
export const releaseEntry = z.object({
  serial: z.number(),
  at: z.string(),
  action: z.enum([
    'seed',
    'follow-build',
    'start',
    'step',
    'promote',
    'pause',
    'resume',
    'rollback',
    'freeze',
    'unfreeze',
  ]),
  /** The email the account has now, or `controller` or `host`; of a service token `token <id> of <email>`. */
  who: z.string(),
  /**
   * Id of the account; null for the host itself, and for what was noted before ids were: then `who` is the
   * email of that time. A host before this field does not say.
   */
  whoId: z.optional(z.nullable(z.string())),
  /** Id of the service token it was done with; `whoId` is who created that. A host before this field does not say. */
  tokenId: z.optional(z.nullable(z.string())),
  remote: z.nullable(z.string()),
  /** What changed, in one sentence. */
  what: z.string(),
  why: z.string(),
  evidence: z.nullable(verdict),
});
export type ReleaseEntry = z.infer<typeof releaseEntry>;

/** Null: it may be done now. Otherwise one sentence on what stands in the way. */
const ability = z.nullable(z.string());

/** What the caller may do now. The host decides; a screen shows it and works nothing out itself. */
export const releaseAbilities = z.object({
  freeze: ability,
  unfreeze: ability,
  /** To run a build in one's own session. A host before these fields does not say. */
  try: z.optional(ability),
  /** To add and remove owners. */
  setOwners: z.optional(ability),
  remotes: z.record(
    z.string(),
    z.object({
      start: ability,
      promote: ability,
      pause: ability,
      resume: ability,
      rollBack: ability,
      /** To create, see and revoke its tokens. A host before this field does not say. */
      tokens: z.optional(ability),
    }),
  ),
});
export type ReleaseAbilities = z.infer<typeof releaseAbilities>;

/** How many reports of page loads came in, and whether they can be from browsers. */
export const reportTraffic = z.object({
  /** Over how many minutes the rest is counted. */
  minutes: z.number(),
  /** Page loads handed out. */
  pages: z.number(),
  counted: z.number(),
  /** What a page load had said before; counts nowhere. */
  repeated: z.number(),
  /** Without a signed page load, or of versions it cannot have been given; counts nowhere. */
  invalid: z.number(),
  /** One sentence on what is implausible; null when nothing is. */
  alarm: z.nullable(z.string()),
});
export type ReportTraffic = z.infer<typeof reportTraffic>;

/** What is wrong with a version everyone runs. It changes nothing by itself: a person decides. */
export const stableAlarm = z.object({
  remote: z.string(),
  version: z.string(),
  since: z.string(),
  /** One sentence with the numbers. */
  message: z.string(),
  /** The version a rollback would go to; null where there is none that everyone had and that fits. */
  goBackTo: z.nullable(z.string()),
});
export type StableAlarm = z.infer<typeof stableAlarm>;

/** Everything the release screen and `status` show. */
export const releaseStatus = z.object({
  /** The host's clock: what remains of a bake must not depend on the one of the browser. */
  at: z.optional(z.string()),
  /** A host from before does not say; then everything may be tried, and is judged when it is. */
  abilities: z.optional(releaseAbilities),
  record: suiteRecord,
  rollouts: z.array(rollout),
  /**
   * The latest rollout of a remote where it was taken back within a week and nothing was started since, with
   * the evidence it was taken back on. A host from before does not say.
   */
  takenBack: z.optional(z.array(z.extend(rollout, { ended: takenBack }))),
  /** A host from before does not say. */
  alarms: z.optional(z.array(stableAlarm)),
  /** Which team a remote belongs to, where its build says so. A host from before does not say. */
  owners: z.optional(z.record(z.string(), z.string())),
  /** Health of what is live without a rollout, over the last hour, by remote. */
  health: z.record(z.string(), z.array(armHealth)),
  /** A host from before does not say. */
  traffic: z.optional(reportTraffic),
});
export type EndedRollout = NonNullable<z.infer<typeof releaseStatus>['takenBack']>[number];
export type ReleaseStatus = z.infer<typeof releaseStatus>;
