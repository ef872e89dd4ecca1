import { getProfile, listProjects, listUsers } from 'shared-kit/contract';
import { applyLoad, askOnce } from '../requests/apply-load';
import { rawRequest } from '../requests/raw-connection';
import { startBare } from '../requests/start-bare';
import { figureOf } from '../report/write-figures';
import type { Figure } from '../report/write-figures';
import type { BenchHost } from './bench-host';
import { openTask, seeded } from '../../../api-host/src/testing/bench/seed-host';

const rounds = 3;
const seconds = 3;
const connections = 16;

/** How much of what it can do a host is asked for when its latency is looked at. */
const busyShare = 0.7;

/** Shares of a bare route's requests a second that authenticated reads should reach (issue 16). */
const aims = { postgres: 0.5, pglite: 0.25 } as const;

const reads = {
  profile: () => getProfile.path,
  projects: () => `${listProjects.path}?which=all`,
  users: () => `${listUsers.path}?page=1`,
  tasks: (n: number) => `/api/claude/${openTask(1 + (n % seeded.openTasks))}`,
} as const;

type Read = keyof typeof reads;

/** Requests as a browser sends them, each time another one where there are many. */
function requestsOf({ host, token }: BenchHost, read: Read): () => Buffer {
  const make = (n: number) =>
    rawRequest(new URL(reads[read](n), host.appUrl), {
      headers: { authorization: `Bearer ${token}` },
    });
  const prepared = Array.from({ length: read === 'tasks' ? seeded.openTasks : 1 }, (_, n) =>
    make(n),
  );
  let number = 0;
  return () => prepared[(number += 1) % prepared.length] as Buffer;
}

async function compareRead(hosts: readonly BenchHost[], read: Read): Promise<Figure[]> {
  const [first] = hosts;
  if (!first) return [];
  const sample = await askOnce(new URL(first.host.appUrl), requestsOf(first, read)());
  const bare = await startBare(sample.body.toString());
  const askBare = rawRequest(bare.url);
  const ratios = new Map(hosts.map((host) => [host, [] as number[]]));
  const perSecond = new Map(hosts.map((host) => [host, 0]));
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const load = { seconds: round === 0 ? 1 : seconds, connections };
      const base = await applyLoad({ ...load, url: bare.url, next: () => askBare });
      for (const host of hosts) {
        const url = new URL(host.host.appUrl);
        const own = await applyLoad({ ...load, url, next: requestsOf(host, read) });
        // The first round warms up.
        if (round === 0) continue;
        ratios.get(host)?.push(own.perSecond / base.perSecond);
        perSecond.set(host, own.perSecond);
        console.log(
          `${read}/${host.engine}: ${own.perSecond.toFixed(0)} a second, bare ${base.perSecond.toFixed(0)} (${(own.perSecond / base.perSecond).toFixed(3)})`,
        );
      }
    }
  } finally {
    await bare.stop();
  }
  const figures: Figure[] = [];
  for (const host of hosts) {
    figures.push(
      figureOf(ratios.get(host) ?? [], {
        name: `${read}/${host.engine}`,
        aim: aims[host.engine],
        better: 'higher',
        unit: 'ratio',
        note: 'requests a second, of a bare Fastify route with the same bytes',
      }),
      await latencyOf(host, read, perSecond.get(host) ?? 0),
    );
  }
  return figures;
}

async function latencyOf(host: BenchHost, read: Read, perSecond: number): Promise<Figure> {
  const rate = perSecond * busyShare;
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const load = { url: new URL(host.host.appUrl), next: requestsOf(host, read) };
    taken.push((await applyLoad({ ...load, seconds, connections, rate })).p99);
  }
  return figureOf(taken, {
    name: `${read}/${host.engine}/p99`,
    aim: null,
    better: 'lower',
    unit: 'ms',
    note: `99th percentile at ${rate.toFixed(0)} requests a second, 70 % of what it can do`,
  });
}

/** Every read on every host beside a bare route, turn by turn. */
export async function compareReads(
  hosts: readonly BenchHost[],
  only: readonly string[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const read of Object.keys(reads) as Read[]) {
    if (only.length > 0 && !only.includes(read)) continue;
    figures.push(...(await compareRead(hosts, read)));
  }
  return figures;
}
