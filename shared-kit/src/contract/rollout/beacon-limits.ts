/** Where browsers send beacons; without the schema library, so that the shell can know it at start. */
export const beaconPath = '/api/release-beacons';

/** Bounds of one batch; the host refuses what is larger. */
export const beaconLimits = { events: 50, bytes: 16_384, loadMs: 600_000, load: 500 } as const;

/**
 * Where a version failed:
 * `load` a file did not arrive, `evaluation` a script threw, `contract` host API, share or module do not
 * fit, `integrity` bytes differ from the record, `render` the first render threw, `chunk` a late file
 * failed inside a mounted page, `silence` nothing was heard for too long.
 */
export const failurePhases = [
  'load',
  'evaluation',
  'contract',
  'integrity',
  'render',
  'chunk',
  'silence',
] as const;
export type FailurePhase = (typeof failurePhases)[number];
