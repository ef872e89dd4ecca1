import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { layOutDrillSuite } from '../../drill-suite';
import { openDrillDatabase } from '../drill-database';
import { runRound } from '../drill-round';
import type { Break, Round, Stage } from '../drill-round';
import { FaultHost } from '../fault-host';
import { rowOf } from '../fault-row';
import { tellRefusals } from '../work';
import type { Work } from '../work';

import { allWorks } from '../work/all-works';
import { factWork } from '../work/fact-work';
import { formWork } from '../work/form-work';
import { generationWork } from '../work/generation-work';
import { projectWork } from '../work/project-work';
import { releaseWork } from '../work/release-work';
import { siteWork } from '../work/site-work';
import type { DrillSettings, FaultKind } from './kind';

/** How long an acknowledgement is waited for before the host is killed without one. */
const patienceMs = 10_000;

/** What a host does while it is killed. */
interface Scene {
  readonly environment: Readonly<Record<string, string>>;
  readonly works: (stage: Pick<Stage, 'host' | 'admin'>) => Work[];
  readonly remove?: () => Promise<void>;
}

/** Kills the host as soon as it has acknowledged a change, in the middle of the others, and starts it again. */
const killAndStart =
  (host: FaultHost, work: Work | undefined): Break =>
  async (endWork) => {
    await Promise.race([work?.progress.next(), wait(patienceMs)]);
    endWork();
    await host.kill();
    const isSilent = (await host.health('/healthz')) === null;
    return { healthTold: isSilent, backAfterMs: await host.start() };
  };

async function killDuring(fault: string, settings: DrillSettings, scene: Scene) {
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
      rounds.push(await runRound(stage, killAndStart(host, works[rounds.length % works.length])));
    }
    tellRefusals(works);
    return rowOf({ fault, database: settings.database }, rounds, host.crashes);
  } finally {
    await host.remove();
    await database.drop();
    await scene.remove?.();
  }
}

const both = ['pglite', 'postgres'] as const;

const killing = (
  name: string,
  summary: string,
  scene: () => Scene | Promise<Scene>,
): FaultKind => ({
  name,
  summary,
  databases: both,
  run: async (settings) => killDuring(summary, settings, await scene()),
});

/** `kill -9` of the host in the middle of everything people do. */
export const killKinds: readonly FaultKind[] = [
  killing('kill-all', 'kill -9 during everything at once', () => ({
    environment: {},
    works: ({ host, admin }) => allWorks(host, admin),
  })),
  killing('kill-writes', 'kill -9 during writes', () => ({
    environment: {},
    works: ({ host, admin }) => [
      projectWork(admin),
      factWork(admin),
      formWork(admin, host.sitesUrl),
    ],
  })),
  killing('kill-publish', 'kill -9 during publishing', () => ({
    environment: {},
    works: ({ host, admin }) => [siteWork(admin, host.sitesUrl), siteWork(admin, host.sitesUrl)],
  })),
  killing('kill-generation', 'kill -9 during generations', () => ({
    environment: {},
    works: ({ admin }) => [generationWork(admin)],
  })),
  killing('kill-release', 'kill -9 during a release', async () => {
    const suite = await layOutDrillSuite(null);
    return {
      environment: { SUITE_DIR: suite.folder },
      works: ({ admin }) => [releaseWork(admin, suite.candidate)],
      remove: () => rm(suite.folder, { recursive: true }),
    };
  }),
];
