/** The time as a parameter, so that tests can move it. */
export type Clock = () => Date;

/** The machine's clock. */
export const systemClock: Clock = () => new Date();

/** Milliseconds since some moment, by a clock that only goes forward and that nobody sets. */
export type Elapsed = () => number;

/** The machine's. */
export const systemElapsed: Elapsed = () => performance.now();
