import { setTimeout as wait } from 'node:timers/promises';
import { getProfile } from 'shared-kit/contract';
import type { HostClient } from '../../release/host-client';
import type { FaultHost } from './fault-host';
import { addFindings } from './work';
import type { Findings, Work } from './work';

/** What one round of a fault came to. */
export interface Round {
  readonly findings: Findings;
  /** Whether the health addresses said what was true, during the fault and after it. */
  readonly healthTold: boolean;
  /** From the end of the fault until the host answered again that it is ready. */
  readonly backAfterMs: number;
}

/** What a fault is let loose on. */
export interface Stage {
  readonly host: FaultHost;
  readonly admin: HostClient;
  readonly works: readonly Work[];
  /** From 0 to 1. */
  readonly random: () => number;
}

/**
 * Breaks something and mends it again; answers what the health addresses said and how long it took to be back.
 * It calls `endWork` before it mends: what is written afterwards would hide what was lost.
 */
export type Break = (
  endWork: () => void,
) => Promise<{ readonly healthTold: boolean; readonly backAfterMs: number }>;

/** Work goes on for a moment that differs from round to round before anything is broken. */
const undisturbedMs = { least: 150, most: 1_200 };

/** A ready host serves: it reads a session and a row, not only `select 1`. */
export async function isServing({ host, admin }: Pick<Stage, 'host' | 'admin'>): Promise<boolean> {
  const isReady = (await host.health('/readyz')) === 200;
  return isReady && (await admin.call(getProfile, {}).then(Boolean, () => false));
}

/** Lets the works run, breaks something in the middle, and looks for everything acknowledged. */
export async function runRound(stage: Stage, breakIt: Break): Promise<Round> {
  const { works, random } = stage;
  const over = new AbortController();
  const wasServing = await isServing(stage);
  const running = works.map((work) => work.run(over.signal));
  await wait(undisturbedMs.least + random() * (undisturbedMs.most - undisturbedMs.least));
  const { healthTold, backAfterMs } = await breakIt(() => over.abort()).finally(() => over.abort());
  await Promise.all(running);
  const isBack = await isServing(stage);
  const found: Findings[] = [];
  for (const work of works) {
    found.push(
      await work.check().catch((error: unknown) => ({
        acknowledged: 0,
        found: 0,
        problems: [`${work.name} could not be looked at: ${String(error)}`],
      })),
    );
  }
  return {
    findings: addFindings(found),
    healthTold: wasServing && healthTold && isBack,
    backAfterMs,
  };
}
