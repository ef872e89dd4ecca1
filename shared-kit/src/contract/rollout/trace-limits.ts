/**
 * Bounds of what is told of something thrown: characters of its message and of a file's path, frames of a stack, and
 * stacks of one page load, so that a batch with all of them stays below `beaconLimits.bytes`.
 */
export const traceLimits = { message: 200, file: 100, frames: 8, perPageLoad: 6 } as const;
