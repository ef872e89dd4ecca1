import type { FastifyBaseLogger } from 'fastify';
import { repeatWork } from '../../../repeated-work';
import { forgetHealth } from '../health/health-counts.repository';
import { gateAsker } from '../gates/ask-gate';
import { askOpenGates } from '../gates/ask-gates';
import { forgetGateVerdicts } from '../gates/gate-verdicts.repository';
import type { EvidenceLimits } from '../evidence/weights';
import { forgetAlarms } from './alarms.repository';
import { watchStable } from './watch-stable';
import { readTraffic } from '../health/traffic.repository';
import type { ReleaseDeps } from '../release-deps';
import { evidenceReader } from './read-evidence';
import { controlReleases } from './release-controller';
import { tellOutside } from './webhook';
import type { PostNotice } from './webhook';

/** How often rollouts are looked at, which bounds the time to detect from the first bad reports. */
const everyMs = 2_000;
const forgetEveryMs = 3_600_000;

/** As long as the health they were made of is kept. */
const forgetAlarmsMs = 30 * 24 * 60 * 60_000;

interface RunnerDeps extends Pick<ReleaseDeps, 'db' | 'clock'> {
  readonly log: FastifyBaseLogger;
  readonly post: PostNotice | null;
  readonly limits: EvidenceLimits;
  readonly gateOrigins: readonly string[];
}

/** Starts looking after rollouts, on this host as on all others; `stop` waits for the last look. */
export function startReleaseController(deps: RunnerDeps): { stop: () => Promise<void> } {
  const { db, clock, log, post, limits, gateOrigins } = deps;
  const readEvidence = evidenceReader(clock, limits);
  const lookAtStable = watchStable({ db, clock, log });
  let alarmed = false;
  let forgotten = 0;
  const look = async () => {
    await controlReleases({ db, clock, readEvidence, log });
    await lookAtStable();
    await tellOutside({ db, clock, post, log });
    const now = clock();
    const traffic = await readTraffic(db, now);
    // Said when it begins: while it lasts the release screen and the metrics say it.
    if (traffic.alarm !== null && !alarmed) log.warn({ traffic }, traffic.alarm);
    alarmed = traffic.alarm !== null;
    if (now.getTime() - forgotten < forgetEveryMs) return;
    forgotten = now.getTime();
    await forgetHealth(db, now);
    const monthAgo = new Date(now.getTime() - forgetAlarmsMs);
    await forgetAlarms(db, monthAgo);
    await forgetGateVerdicts(db, monthAgo);
  };
  const looking = repeatWork({
    work: look,
    everyMs,
    onError: (error) => log.error({ err: error }, 'release controller failed'),
  });
  const askGate = gateAsker(gateOrigins);
  // Beside the look, not within: a gate that hangs would put off taking back what fails.
  const asking = repeatWork({
    work: () => askOpenGates({ db, clock, askGate }),
    everyMs,
    onError: (error) => log.error({ err: error }, 'asking release gates failed'),
  });
  return {
    stop: async () => {
      await Promise.all([looking.stop(), asking.stop()]);
    },
  };
}
