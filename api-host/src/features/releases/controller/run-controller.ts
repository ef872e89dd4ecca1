import type { FastifyBaseLogger } from 'fastify';
import { forgetHealth } from '../health/health-counts.repository';
import { readArms } from '../health/health.repository';
import type { ReleaseDeps } from '../release-deps';
import { controlReleases } from './release-controller';
import { tellOutside } from './webhook';
import type { PostNotice } from './webhook';

/** How often rollouts are looked at, which bounds the time to detect from the first bad reports. */
const everyMs = 2_000;
const forgetEveryMs = 3_600_000;

interface RunnerDeps extends Pick<ReleaseDeps, 'db' | 'clock'> {
  readonly log: FastifyBaseLogger;
  readonly post: PostNotice | null;
}

/** Starts looking after rollouts, on this host as on all others; `stop` waits for the last look. */
export function startReleaseController(deps: RunnerDeps): { stop: () => Promise<void> } {
  const { db, clock, log, post } = deps;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let forgotten = 0;
  const look = async () => {
    await controlReleases({ db, clock, readArms, log });
    await tellOutside({ db, clock, post, log });
    const now = clock();
    if (now.getTime() - forgotten < forgetEveryMs) return;
    forgotten = now.getTime();
    await forgetHealth(db, now);
  };
  const loop = (): Promise<void> =>
    look()
      // The database may be away for a moment; the next look tries again.
      .catch((error: unknown) => log.error({ err: error }, 'release controller failed'))
      .then(() => {
        if (stopped) return;
        timer = setTimeout(() => {
          looking = loop();
        }, everyMs);
      });
  let looking = loop();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
