/** Work a host does again and again beside answering. */
export interface RepeatedWork {
  readonly work: () => Promise<void>;
  /** In milliseconds, between the end of one run and the beginning of the next. */
  readonly everyMs: number;
  /** Is told of a run that failed; the next one tries again, as the database may be away for a moment. */
  readonly onError: (error: unknown) => void;
}

/** Does the work at once, then again after each pause. `stop` waits for the run that is under way. */
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
