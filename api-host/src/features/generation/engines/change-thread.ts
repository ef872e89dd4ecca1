import { BoundedThread, GivenUp } from '../../../threads/bounded-thread';
import type { ThreadBounds } from '../../../threads/bounded-thread';
import { GenerationFailure } from '../generation-failure';
import type { GenerationJob } from '../generation-engine.port';
import { systemAfter } from '../tasks/timers';
import type { ChangedSite } from './change-site';

/** Message to the thread; structured-cloneable. */
export interface ChangeAsk {
  readonly job: GenerationJob;
  readonly today: Date;
}

/** A page of 1 MB takes a few seconds; the limit stops pages crafted to be slow. */
const defaultBounds: ThreadBounds = { milliseconds: 60_000, megabytes: 512, after: systemAfter };

/** Changes given pages in a worker thread: their cost is unknown before they are parsed. */
export function changeThread(bounds: Partial<ThreadBounds> = {}) {
  const script = new URL('change-thread-end.ts', import.meta.url);
  const thread = new BoundedThread(script, { ...defaultBounds, ...bounds });
  return {
    change: async (job: GenerationJob, today: Date): Promise<ChangedSite | null> => {
      try {
        return await thread.ask<ChangedSite | null>({ job, today } satisfies ChangeAsk);
      } catch (error) {
        if (!(error instanceof GivenUp)) throw error;
        throw new GenerationFailure('TIME_LIMIT', error.message);
      }
    },
    close: () => thread.close(),
  };
}
