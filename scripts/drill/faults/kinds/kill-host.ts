import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { layOutDrillSuite } from '../../drill-suite';
import type { Break } from '../drill-round';
import { drillScene } from '../drill-scene';
import type { Scene } from '../drill-scene';
import type { FaultHost } from '../fault-host';
import type { Work } from '../work';
import { allWorks } from '../work/all-works';
import { factWork } from '../work/fact-work';
import { formWork } from '../work/form-work';
import { generationWork } from '../work/generation-work';
import { projectWork } from '../work/project-work';
import { releaseWork } from '../work/release-work';
import { siteWork } from '../work/site-work';
import type { FaultKind } from './kind';

/** How long an acknowledgement is waited for before the host is killed without one. */
const patienceMs = 10_000;

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

/** What a host does while it is killed. */
type KilledScene = Omit<Scene, 'breakIt'>;

const both = ['pglite', 'postgres'] as const;

const killing = (
  name: string,
  summary: string,
  scene: () => KilledScene | Promise<KilledScene>,
): FaultKind => ({
  name,
  summary,
  databases: both,
  run: async (settings) =>
    drillScene(summary, settings, {
      ...(await scene()),
      breakIt: ({ host, works }, round) => killAndStart(host, works[round % works.length]),
    }),
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
