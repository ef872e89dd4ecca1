/** Periodic background work of a host. */
export interface RepeatedWork {
  readonly work: () => Promise<void>;
  /** Milliseconds between the end of one run and the start of the next. */
  readonly everyMs: number;
  /** Called when a run fails; the next one retries, for example after a database outage. */
  readonly onError: (error: unknown) => void;
}

/** Runs the work at once, then again after each pause. `stop` waits for the current run. */
export function repeatWork({ work, everyMs, onError }: RepeatedWork): {
  stop: () => Promise<void>;
} {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    await work().catch(onError);
    if (stopped) return;
    timer = setTimeout(() => {
      running = run();
    }, everyMs);
  };
  let running = run();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
