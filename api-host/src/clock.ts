/** The current time, injectable so that tests can control it. */
export type Clock = () => Date;

/** The system clock. */
export const systemClock: Clock = () => new Date();

/** Milliseconds of a monotonic clock, since an arbitrary moment. */
export type Elapsed = () => number;

/** The system's monotonic clock. */
export const systemElapsed: Elapsed = () => performance.now();
