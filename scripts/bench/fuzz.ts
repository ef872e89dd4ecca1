import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { openDatabase } from '../../api-host/src/database/open-database';
import { makeBuildFolder } from '../../api-host/src/testing/build-folder';
import { brokenInvariants } from '../../api-host/src/testing/fuzz/invariants';
import { runFuzz } from '../../api-host/src/testing/fuzz/run-fuzz';
import type { FuzzReport, Tally } from '../../api-host/src/testing/fuzz/run-fuzz';
import { startHost } from '../test/host-process';
import type { RunningHost } from '../test/host-process';

/**
 * What the heap may hold more at the end than when warm, in bytes. Runs of 12,000 and 100,000 requests added 4 MB and
 * less; a leak of 1 KB for each request would add 90 MB to the longer one.
 */
const allowedGrowth = 32 * 1024 * 1024;

/** Until then caches, threads and compiled code grow as they should. */
const warmUpShare = 0.1;

const memory = z.object({ rss: z.number(), heapUsed: z.number(), external: z.number() });
type Memory = z.infer<typeof memory>;

/** What the host holds once its garbage is collected. */
async function askMemory(folder: string): Promise<Memory> {
  const ask = path.join(folder, 'ask');
  await writeFile(ask, '');
  while (existsSync(ask)) await wait(50);
  return memory.parse(JSON.parse(await readFile(path.join(folder, 'told.part'), 'utf8')));
}

const inWords = ({ rss, heapUsed, external }: Memory): string =>
  [`heap ${mb(heapUsed)}`, `buffers ${mb(external)}`, `resident ${mb(rss)}`].join(', ');
const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

const outcomes = ['2xx', '3xx', '4xx', '5xx', 'closed', 'hung'] as const;

function printTally(tally: Tally): void {
  const total = new Map<string, number>();
  const line = (name: string, row: ReadonlyMap<string, number>) =>
    console.log(
      name.padEnd(26) + outcomes.map((one) => String(row.get(one) ?? 0).padStart(8)).join(''),
    );
  console.log(' '.repeat(26) + outcomes.map((one) => one.padStart(8)).join(''));
  for (const [name, row] of [...tally].toSorted(([a], [b]) => a.localeCompare(b))) {
    line(name, row);
    for (const [outcome, count] of row) total.set(outcome, (total.get(outcome) ?? 0) + count);
  }
  line('all', total);
}

const portOf = (url: string): number => Number(new URL(url).port);

interface Run {
  readonly requests: number;
  readonly seed: number;
  readonly folder: string;
}

interface Fuzzed extends FuzzReport {
  /** What the heap holds more at the end than when warm, garbage collected both times. */
  readonly heapGrowth: number;
}

/** Prints memory when warm and at the end, and what was answered. */
async function fuzz(host: RunningHost, { requests, seed, folder }: Run): Promise<Fuzzed> {
  const { adminEmail: email, adminPassword: password } = host;
  const started = Date.now();
  const warmUp = Math.floor(requests * warmUpShare);
  let warm: Memory | null = null;
  const report = await runFuzz({
    host: {
      ports: {
        app: portOf(host.appUrl),
        sites: portOf(host.sitesUrl),
        editor: portOf(host.editorUrl),
      },
      admin: { email, password },
    },
    seed,
    requests,
    async onRequest(sent) {
      if (sent === warmUp) {
        warm = await askMemory(folder);
        console.log(`after ${sent} requests: ${inWords(warm)}`);
      }
      if (sent % 10_000 === 0)
        console.log(`${sent} sent, ${Math.round((Date.now() - started) / 1000)} s`);
    },
  });
  const end = await askMemory(folder);
  console.log(`after ${report.sent} requests: ${inWords(end)}`);
  printTally(report.tally);
  return { ...report, heapGrowth: growthSince(warm, end) };
}

const growthSince = (warm: Memory | null, end: Memory): number =>
  warm === null ? 0 : end.heapUsed - warm.heapUsed;

async function fuzzAndStop(host: RunningHost, run: Run): Promise<Fuzzed> {
  try {
    return await fuzz(host, run);
  } finally {
    await host.stop();
  }
}

/**
 * `npm run bench -- fuzz [--requests 100000] [--seed 1]`: requests nobody would send to every endpoint and
 * page of a host of its own. Fails on a fault of ours, a request without an answer, a database in which
 * something does not hold, or a heap that has grown.
 */
export async function benchFuzz(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [requests, seed] = [Number(values.requests), Number(values.seed)];
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-fuzz-'));
  const dataDir = path.join(folder, 'data');
  // Builds of its own: what it is to find does not depend on whether the suite has been built here.
  const builds = await makeBuildFolder();
  try {
    const host = await startHost({
      DATA_DIR: dataDir,
      SUITE_DIR: builds.folder,
      LOG_LEVEL: 'error',
      NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'fuzz/tell-memory.mjs')).href}`,
      FUZZ_MEMORY_FOLDER: folder,
      FUZZ_MEMORY_PARENT: String(process.pid),
    });
    const { failures, heapGrowth } = await fuzzAndStop(host, { requests, seed, folder });
    const database = await openDatabase({ databaseUrl: null, dataDir });
    const broken = await brokenInvariants(database.db);
    await database.close();
    console.log(`seed ${seed}: ${failures.length} faults, ${broken.length} broken invariants`);
    for (const one of [...failures, ...broken]) console.error(`\n${one}`);
    if (failures.length > 0) console.error(`\n${host.output().slice(-20_000)}`);
    const leaks = heapGrowth > allowedGrowth;
    if (leaks)
      console.error(`The heap grew by ${mb(heapGrowth)}; ${mb(allowedGrowth)} are allowed.`);
    if (leaks || failures.length + broken.length > 0) process.exitCode = 1;
  } finally {
    await builds.remove();
    await rm(folder, { recursive: true, force: true });
  }
}
