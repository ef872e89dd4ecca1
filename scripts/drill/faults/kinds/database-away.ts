import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../../test/postgres-server';
import { openDrillDatabase } from '../drill-database';
import { runRound } from '../drill-round';
import { untilReady } from '../drill-scene';
import type { Break, Round } from '../drill-round';
import { FaultHost } from '../fault-host';
import { rowOf, skippedRow } from '../fault-row';
import { fairWeather, openTcpProxy } from '../tcp-proxy';
import type { TcpProxy } from '../tcp-proxy';
import { tellRefusals } from '../work';
import { allWorks } from '../work/all-works';
import type { DrillSettings, FaultKind } from './kind';

/** How long the database stays away in a round: longer than a request waits for its answer at most. */
const awayMs = 3_000;

/** While the database is away the process lives and is not ready, whoever asks and however often. */
async function tellsOfAbsence(host: FaultHost): Promise<boolean> {
  const [alive, ready] = [await host.health('/healthz'), await host.health('/readyz')];
  return alive === 200 && ready === 503;
}

/** Takes the database away, waits, asks what the health addresses say, and brings it back. */
const away =
  (host: FaultHost, take: () => void, bringBack: () => void): Break =>
  async (endWork) => {
    take();
    await wait(awayMs);
    const healthTold = await tellsOfAbsence(host);
    endWork();
    bringBack();
    return { healthTold, backAfterMs: await untilReady(host) };
  };

type BreakWith = (host: FaultHost, proxy: TcpProxy) => Break;

/** Rounds against a database behind a proxy of the drill's own. */
async function runBehindProxy(fault: string, settings: DrillSettings, breakWith: BreakWith) {
  const database = await openDrillDatabase(settings);
  const url = new URL(database.url ?? '');
  const proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  const host = await FaultHost.create({ DATABASE_URL: url.href });
  try {
    return await runRounds(fault, settings, host, breakWith(host, proxy));
  } finally {
    await host.remove();
    await proxy.close();
    await database.drop();
  }
}

/** Rounds against a cluster of the drill's own, which crashes and recovers. */
async function runWithCluster(fault: string, settings: DrillSettings) {
  const server = await startPostgres();
  if (server === null) return skippedRow(fault, settings.database, 'PostgreSQL is not installed');
  const host = await FaultHost.create({ DATABASE_URL: server.url });
  try {
    return await runRounds(
      fault,
      settings,
      host,
      away(
        host,
        () => server.crash(),
        () => server.startAgain(),
      ),
    );
  } finally {
    await host.remove();
    server.stop();
  }
}

async function runRounds(fault: string, settings: DrillSettings, host: FaultHost, breakIt: Break) {
  await host.start();
  const admin = host.openAsAdmin();
  const works = allWorks(host, admin);
  for (const work of works) await work.prepare();
  const rounds: Round[] = [];
  while (rounds.length < settings.rounds) {
    rounds.push(await runRound({ host, admin, works, random: settings.random }, breakIt));
  }
  tellRefusals(works);
  if (host.crashes > 0) console.log(host.output);
  return rowOf({ fault, database: settings.database }, rounds, host.crashes);
}

const databases = ['postgres'] as const;

const behindProxy = (name: string, summary: string, breakWith: BreakWith): FaultKind => ({
  name,
  summary,
  databases,
  run: (settings) => runBehindProxy(summary, settings, breakWith),
});

/** PostgreSQL that stops, crashes, hangs or is slow. */
export const databaseKinds: readonly FaultKind[] = [
  behindProxy('database-cut', 'connections to the database cut and refused', (host, proxy) =>
    away(
      host,
      () => proxy.turn({ kind: 'refuses' }),
      () => proxy.turn(fairWeather),
    ),
  ),
  behindProxy('database-hangs', 'the database answers nothing', (host, proxy) =>
    away(
      host,
      () => proxy.turn({ kind: 'hangs' }),
      () => proxy.turn(fairWeather),
    ),
  ),
  behindProxy('database-slow', 'every answer of the database 50 ms late', (host, proxy) => {
    return async (endWork) => {
      proxy.turn({ kind: 'passes', delayMs: 50 });
      await wait(awayMs);
      const healthTold = (await host.health('/readyz')) === 200;
      endWork();
      proxy.turn(fairWeather);
      return { healthTold, backAfterMs: await untilReady(host) };
    };
  }),
  {
    name: 'database-crash',
    summary: 'the database server crashes and recovers',
    databases,
    run: (settings) => runWithCluster('the database server crashes and recovers', settings),
  },
];
