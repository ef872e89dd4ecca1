/** Waiting as a parameter, so that tests decide when time has passed. Answers how to cancel. */
export type After = (milliseconds: number, run: () => void) => () => void;

/** The machine's timers. They do not keep a process alive that has nothing else to do. */
export const systemAfter: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds).unref();
  return () => clearTimeout(timer);
};
