/** The time as a parameter, so that tests can move it. */
export type Clock = () => Date;

/** The machine's clock. */
export const systemClock: Clock = () => new Date();
