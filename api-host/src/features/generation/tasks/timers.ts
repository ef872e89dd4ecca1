/** Injectable timer, so that tests control time. Returns a function that cancels. */
export type After = (milliseconds: number, run: () => void) => () => void;

/** The system's timers. They do not keep the process alive. */
export const systemAfter: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds).unref();
  return () => clearTimeout(timer);
};
