import { login, publishWebsite } from 'shared-kit/contract';
import { measureStreams } from '../overload/measure-streams';
import { applyLoad } from '../requests/apply-load';
import { transactionsOf } from '../../../api-host/src/testing/bench/transactions';
import { rawRequest } from '../requests/raw-connection';
import { figureOf } from '../report/write-figures';
import type { Figure } from '../report/write-figures';
import { administrator } from './bench-host';
import type { BenchHost } from './bench-host';
import { openTask, seeded } from '../../../api-host/src/testing/bench/seed-host';

const seconds = 5;

/** One round has no spread, and `compare` would take every wobble of the machine for a change. */
const rounds = 3;

const streams = 1_000;

/** Signing in and publishing: what they cost is a password's hash and files on a disk, no aim is set. */
export async function measureWrites(hosts: readonly BenchHost[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { engine, host, token } of hosts) {
    const signIn = new URL(login.path, host.appUrl);
    const publish = new URL(publishWebsite.path, host.appUrl);
    const site = {
      title: 'Bench',
      prompt: 'A website for a bakery',
      htmlcode: `<!doctype html><html lang="en"><head><title>Bench</title></head><body>${'<p>Bread every day.</p>'.repeat(500)}</body></html>`,
      csscode: 'body { margin: 0 }',
      jscode: '',
    };
    const calls = [
      ['login', signIn, rawRequest(signIn, { method: 'POST', body: administrator }), 4],
      [
        'publish',
        publish,
        rawRequest(publish, {
          method: 'POST',
          body: site,
          headers: { authorization: `Bearer ${token}` },
        }),
        4,
      ],
    ] as const;
    for (const [name, url, request, connections] of calls) {
      const taken: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const load = { url, next: () => request, seconds, connections };
        const { perSecond, p50 } = await applyLoad(load);
        taken.push(perSecond);
        console.log(
          `${name}/${engine}: ${perSecond.toFixed(1)} a second, p50 ${p50.toFixed(0)} ms`,
        );
      }
      figures.push(
        figureOf(taken, {
          name: `${name}/${engine}`,
          aim: null,
          better: 'higher',
          unit: '1/s',
          note: '4 connections',
        }),
      );
    }
  }
  return figures;
}

export async function measureMemory({ engine, host }: BenchHost): Promise<Figure> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // A process keeps memory it once had, so each round has a new one.
    await host.stop();
    await host.start();
    const { megabytesPer1000 } = await measureStreams(host, streams);
    taken.push(megabytesPer1000);
    console.log(`streams/${engine}: ${megabytesPer1000.toFixed(1)} MB per 1,000`);
  }
  return figureOf(taken, {
    name: `streams/${engine}/memory`,
    aim: null,
    better: 'lower',
    unit: 'MB',
    note: 'resident memory of 1,000 event streams',
  });
}

/** How many transactions of the database one poll of one of 10,000 open tasks costs. */
export async function measurePolling({ engine, host, databaseUrl }: BenchHost): Promise<Figure[]> {
  if (databaseUrl === null) return [];
  const requests = Array.from({ length: seeded.openTasks }, (_, n) =>
    rawRequest(new URL(`/api/claude/${openTask(n + 1)}`, host.appUrl)),
  );
  let asked = 0;
  const next = () => requests[(asked += 1) % requests.length] as Buffer;
  const url = new URL(host.appUrl);
  const load = { url, next, seconds, connections: 16 };
  // Each of them has been asked for once.
  while (asked < requests.length) await applyLoad(load);
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await transactionsOf(databaseUrl);
    asked = 0;
    await applyLoad(load);
    const during = (await transactionsOf(databaseUrl)) - before;
    const idleFrom = await transactionsOf(databaseUrl);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    const idle = (await transactionsOf(databaseUrl)) - idleFrom;
    taken.push(Math.max(0, during - idle) / asked);
    console.log(`polling/${engine}: ${asked} polls, ${during} transactions, ${idle} without polls`);
  }
  return [
    figureOf(taken, {
      name: `polling/${engine}/transactions`,
      aim: 0.01,
      better: 'lower',
      unit: 'per poll',
      note: 'of the database, while 10,000 open tasks are polled in turn',
    }),
  ];
}
