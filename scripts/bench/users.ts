import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import * as z from 'zod/mini';
import { fillWithUsers } from '../../api-host/src/testing/many-users';
import { startHost } from '../test/host-process';
import type { RunningHost } from '../test/host-process';

/** What the users screen is made for; `npm run bench -- users 20000` takes another number. */
const defaultPeople = 100_000;

const idleRequests = 200;
const repeats = 5;

async function signIn({ appUrl, adminEmail, adminPassword }: RunningHost): Promise<string> {
  const answer = await fetch(`${appUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}

/** Milliseconds and bytes of one call. */
async function time(url: string, token?: string): Promise<{ ms: number; bytes: number }> {
  const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const start = performance.now();
  const answer = await fetch(url, { headers });
  const { byteLength: bytes } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return { ms: performance.now() - start, bytes };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function latencies(url: string, goOn: (asked: number) => boolean): Promise<number[]> {
  const found: number[] = [];
  while (goOn(found.length)) found.push((await time(url)).ms);
  return found;
}

async function medianCall(url: string, token: string): Promise<number> {
  const found: number[] = [];
  for (let n = 0; n < repeats; n += 1) found.push((await time(url, token)).ms);
  return quantile(found, 0.5);
}

async function measure(host: RunningHost, people: number): Promise<void> {
  const token = await signIn(host);
  const health = `${host.appUrl}/readyz`;
  const list = `${host.appUrl}/api/users`;
  await latencies(health, (asked) => asked < idleRequests / 4);
  const idle = await latencies(health, (asked) => asked < idleRequests);

  let running = true;
  const whole = time(list, token).finally(() => {
    running = false;
  });
  const busy = await latencies(health, () => running);
  const { ms, bytes } = await whole;
  console.log(`${people} users: everything in ${ms.toFixed(0)} ms, ${(bytes / 1e6).toFixed(1)} MB`);
  for (const [name, share] of [
    ['median', 0.5],
    ['99th percentile', 0.99],
  ] as const) {
    const ratio = quantile(busy, share) / quantile(idle, share);
    console.log(
      `  /readyz meanwhile, ${name}: ${ratio.toFixed(1)} times idle (${quantile(busy, share).toFixed(1)} ms, ${busy.length} requests)`,
    );
  }
  const longest = Math.max(...busy);
  console.log(`  the longest /readyz took ${((100 * longest) / ms).toFixed(1)}% of the whole list`);
  const questions = {
    'first page': '?page=1',
    'last page': `?page=${Math.floor(people / 10)}`,
    'search that finds one': '?search=user4711@',
    'search that finds 2%': '?search=example7.',
    'search that finds all': '?search=user',
  };
  for (const [name, query] of Object.entries(questions)) {
    const page = await medianCall(list + query, token);
    console.log(`  ${name}: 1/${(ms / page).toFixed(0)} of it (${page.toFixed(1)} ms)`);
  }
}

/** The users screen's calls with very many users, and what the plain list costs everybody else. */
export async function benchUsers(): Promise<void> {
  const people = Number(process.argv[3] ?? defaultPeople);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sitewright-bench-'));
  try {
    await fillWithUsers({ databaseUrl: null, dataDir }, people);
    const host = await startHost({ DATA_DIR: dataDir });
    try {
      await measure(host, people);
    } finally {
      await host.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
