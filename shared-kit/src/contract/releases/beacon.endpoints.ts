import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { beaconLimits, beaconPath, failurePhases, symptoms } from '../rollout/beacon-limits';
import { buildVersion, remoteName } from './build-manifest';
import { failureTrace } from './failure-trace';

/** Which version ran, and as what. A run under an override is not reported at all. */
const subject = {
  remote: remoteName,
  version: buildVersion,
  arm: z.enum(['stable', 'candidate', 'fallback']),
  /**
   * The remote's rollout in the record the page runs by, whichever arm it got: stable loads that name a
   * rollout are its concurrent comparison.
   */
  rollout: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/, 'rollout is not valid'))),
};

const phase = z.enum(failurePhases);

/** A code such as `http-404`; never a message, which could hold what a member typed. */
const cause = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'cause must be a code in kebab-case'));

/** What was thrown, where something was: kept with the version and grouped. */
const trace = z.optional(failureTrace);

/** Milliseconds as a browser has measured them. */
const milliseconds = z.int().check(z.nonnegative(), z.maximum(beaconLimits.loadMs));

/**
 * One thing a page load has to say about one remote. Per page load and remote: exactly one `ready` or
 * `failed`, before it at most one `started`, after it at most one `crash`, one `error`, one `vitals` and one of every
 * `symptom`, so that counts are numbers of page loads.
 */
export const beaconEvent = z.discriminatedUnion('kind', [
  /** The remote's page has rendered; `loadMs` from asking for it until then. */
  z.strictObject({
    kind: z.literal('ready'),
    ...subject,
    loadMs: milliseconds,
  }),
  /** It could not be used: the shell has fallen back or shows its card. */
  z.strictObject({ kind: z.literal('failed'), ...subject, phase, cause, trace }),
  /**
   * It failed after `ready` had gone out: its error boundary has caught something, or, with phase and cause,
   * a late file failed.
   */
  z.strictObject({
    kind: z.literal('crash'),
    ...subject,
    phase: z.optional(phase),
    cause: z.optional(cause),
    trace,
  }),
  /** An unhandled error or rejection whose script is this remote's. */
  z.strictObject({ kind: z.literal('error'), ...subject, trace }),
  /**
   * The page is about to run it; said only during a rollout of the remote. Half a minute without an outcome counts as a
   * page load that was lost: a tab that hangs or crashes says nothing any more.
   */
  z.strictObject({ kind: z.literal('started'), ...subject }),
  /** The person has left before there was an outcome: nothing was lost. */
  z.strictObject({ kind: z.literal('left'), ...subject }),
  /** Something is wrong with a page that has not thrown. */
  z.strictObject({ kind: z.literal('symptom'), ...subject, symptom: z.enum(symptoms), cause }),
  /** What the visitor felt; each where the browser can tell. */
  z.strictObject({
    kind: z.literal('vitals'),
    ...subject,
    /** From asking for the page, for the first one from the navigation, until its content was visible. */
    contentMs: z.optional(milliseconds),
    /** The largest contentful paint, since the navigation; of the first page only. */
    lcpMs: z.optional(milliseconds),
    /** How much longer than 50 ms scripts kept the page from answering, added up over its first ten seconds. */
    blockedMs: z.optional(milliseconds),
    /** The slowest answer to an interaction. */
    inpMs: z.optional(milliseconds),
    /** Cumulative layout shift times 1,000. */
    shift: z.optional(z.int().check(z.nonnegative(), z.maximum(100_000))),
  }),
]);
export type BeaconEvent = z.infer<typeof beaconEvent>;

/**
 * What browsers report of the versions they run, batched, in a way that survives the page. Anybody may send
 * it; what counts carries the page load the host has signed (`HandedOutLoad`), each thing once per page load and
 * remote. A bearer token is optional: with it the page load is a member's, which promotions rest on. A report
 * that counts nowhere gets the same answer, with `counted` 0.
 *
 * @throws 413 beyond 16 KB, 429 beyond 600 batches a minute or 50,000 a day of one address
 */
export const reportHealth = defineEndpoint({
  operation: 'reportHealth',
  method: 'POST',
  path: beaconPath,
  authentication: 'none',
  summary: 'Report how versions of remotes fare in a browser',
  fallback: 'The report could not be sent',
  bodyBytes: beaconLimits.bytes,
  body: z.strictObject({
    /** `load` of the page's `HandedOutLoad`; without it nothing counts. */
    load: z.optional(z.string().check(z.maxLength(beaconLimits.load, 'load is not valid'))),
    events: z
      .array(beaconEvent)
      .check(z.minLength(1), z.maxLength(beaconLimits.events, 'Send at most 50 events at once')),
  }),
  response: z.object({ message: z.string(), counted: z.number() }),
});
