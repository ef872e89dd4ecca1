import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { projectId } from './project-id';
import { baseVersion, versionNumber } from './version-number';
import { wholeVersion } from './version.endpoints';

/** Something the final review has found, in words for the member. */
export const reviewFinding = z.object({
  /** Names the finding to `fixFinding`. */
  rule: z.string(),
  /** `error`, `warning` or `note`; tolerates what later hosts add. */
  severity: z.string(),
  message: z.string(),
  /** The first place it is about, in a few words of the page. */
  detail: z.nullable(z.string()),
  file: z.string(),
  line: z.nullable(z.number()),
  count: z.number(),
  /** What a button that repairs it says; null where only a person can. */
  fix: z.nullable(z.string()),
});
export type ReviewFinding = z.infer<typeof reviewFinding>;

/** The final review of a website. */
export const siteReview = z.object({
  /** 0 to 100. */
  score: z.number(),
  /** What the score means, in a word or two. */
  verdict: z.string(),
  findings: z.array(reviewFinding),
  /** What was repaired before the website was shown. */
  repaired: z.array(z.string()),
  /** What was asked for and could not be done. */
  undone: z.array(z.string()),
});
export type SiteReview = z.infer<typeof siteReview>;

const versionParams = z.strictObject({ project_id: projectId, number: versionNumber });

/** The final review of a version: as it was kept with it, or made now for one that has none. */
export const getReview = defineEndpoint({
  operation: 'getReview',
  method: 'GET',
  path: '/api/projects/:project_id/versions/:number/review',
  authentication: 'bearer',
  summary: 'Read the final review of a version',
  fallback: 'Edit Project failed',
  params: versionParams,
  response: z.object({ message: z.string(), review: siteReview }),
});

/**
 * Repairs one finding of a version, as a new version. 409 CONFLICT as in `saveVersion`; 400 where the
 * version has no such finding or it has no repair.
 */
export const fixFinding = defineEndpoint({
  operation: 'fixFinding',
  method: 'POST',
  path: '/api/projects/:project_id/versions/:number/fix',
  authentication: 'bearer',
  summary: 'Repair a finding of the final review',
  fallback: 'Edit Project failed',
  params: versionParams,
  body: z.strictObject({
    base: baseVersion(0),
    rule: z.string().check(z.minLength(1, 'rule is required'), z.maxLength(60)),
  }),
  response: z.object({ message: z.string(), version: wholeVersion }),
});
