/** Where browsers send beacons; without the schema library, so that the shell can know it at start. */
export const beaconPath = '/api/release-beacons';

/** Bounds of one batch; the host refuses what is larger. */
export const beaconLimits = { events: 50, bytes: 16_384, loadMs: 600_000, load: 500 } as const;

/**
 * Where a version failed:
 * `load` a file did not arrive, `evaluation` a script threw, `contract` host API, share or module do not
 * fit, `integrity` bytes differ from the record, `render` the first render threw, `chunk` a late file
 * failed inside a mounted page, `silence` nothing was heard for too long, `hang` the page load stopped answering
 * and the browser's next one tells of it.
 */
export const failurePhases = [
  'load',
  'evaluation',
  'contract',
  'integrity',
  'render',
  'chunk',
  'silence',
  'hang',
] as const;
export type FailurePhase = (typeof failurePhases)[number];

/**
 * What a page load can have wrong with it although nothing threw. What is wrong is seen in both arms, and a rollout is
 * judged by the difference. Only ever added to at the end: counts are kept by place.
 * `blank` nothing visible in the remote's area, `frame` header or sidebar not where the shell has put them, `sign-out` the
 * session ended without a click and without a 401, `redirect` a script led away from the page, `failed-call` a call of the
 * page was refused or failed, `loop` the page never comes to rest, `memory` the heap only grows, `global` a function of the
 * language is not the browser's any more.
 */
export const symptoms = [
  'blank',
  'frame',
  'sign-out',
  'redirect',
  'failed-call',
  'loop',
  'memory',
  'global',
] as const;
export type Symptom = (typeof symptoms)[number];
