import { setTimeout as wait } from 'node:timers/promises';
import { openDrillDatabase } from './drill-database';
import { runRound } from './drill-round';
import type { Break, Round, Stage } from './drill-round';
import { FaultHost } from './fault-host';
import { rowOf } from './fault-row';
import type { FaultRow } from './fault-row';
import type { DrillSettings } from './kinds/kind';
import { tellRefusals } from './work';
import type { Work } from './work';

/** What a host does, and how it is broken meanwhile. */
export interface Scene {
  readonly environment: Readonly<Record<string, string>>;
  readonly works: (stage: Pick<Stage, 'host' | 'admin'>) => Work[];
  /** @param round from 0 */
  readonly breakIt: (stage: Omit<Stage, 'random'>, round: number) => Break;
  readonly remove?: () => Promise<void>;
}

/** All rounds of a fault on one database, each against the host the rounds before have left. */
export async function drillScene(
  fault: string,
  settings: DrillSettings,
  scene: Scene,
): Promise<FaultRow> {
  const database = await openDrillDatabase(settings);
  const host = await FaultHost.create({ ...database.environment, ...scene.environment });
  try {
    await host.start();
    const admin = host.openAsAdmin();
    const works = scene.works({ host, admin });
    for (const work of works) await work.prepare();
    const stage = { host, admin, works, random: settings.random };
    const rounds: Round[] = [];
    while (rounds.length < settings.rounds) {
      rounds.push(await runRound(stage, scene.breakIt(stage, rounds.length)));
    }
    tellRefusals(works);
    if (host.crashes > 0) console.log(host.output);
    return rowOf({ fault, database: settings.database }, rounds, host.crashes);
  } finally {
    await host.remove();
    await scene.remove?.();
    await database.drop();
  }
}

/** Polls until the host says it is ready again; a host that never does ends the drill. */
const backWithinMs = 60_000;

/** The milliseconds until the host says it is ready. */
export async function untilReady(host: FaultHost): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < backWithinMs) {
    if ((await host.health('/readyz')) === 200) break;
    await wait(20);
  }
  return performance.now() - begun;
}

/**
 * Takes something away that a host answers without, and brings it back: meanwhile the health addresses go on
 * saying that it lives and is ready, because taking it out of service would help nobody.
 */
export const withoutIt =
  (host: FaultHost, awayMs: number, take: () => void, bringBack: () => void): Break =>
  async (endWork) => {
    take();
    await wait(awayMs);
    const [alive, ready] = [await host.health('/healthz'), await host.health('/readyz')];
    endWork();
    bringBack();
    return { healthTold: alive === 200 && ready === 200, backAfterMs: await untilReady(host) };
  };
