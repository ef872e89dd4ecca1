import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { reportHealth } from 'shared-kit/contract/releases';
import { findPostgres, startPostgres } from '../test/postgres-server';
import { applyLoad } from './requests/apply-load';
import { rawRequest } from './requests/raw-connection';
import { startBare } from './requests/start-bare';
import { figureOf, writeFigures } from './report/write-figures';

const rounds = 3;
const seconds = 4;

/** Reports come from as many browsers, each of which waits for its batch. */
const connections = 512;

/** Issue 14: reports a second on one host with PostgreSQL. */
const aim = 2_000;

/** More than a host takes in all rounds: a page load that reports twice costs less. */
const prepared = 60_000;

/** A host in a process of its own, and the reports of page loads it has handed out. */
async function startReportHost(databaseUrl: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-reports-'));
  const file = path.join(folder, 'reports.jsonl');
  const program = fileURLToPath(
    new URL('../../api-host/src/testing/bench/report-host.ts', import.meta.url),
  );
  const child = spawn(process.execPath, ['--import', 'tsx', program, file, String(prepared)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = new URL(reportHealth.path, `http://127.0.0.1:${line.toString().trim()}`);
  const bodies = (await readFile(file, 'utf8')).split('\n');
  return {
    url,
    requests: bodies.map((body, at) => requestOf(url, body, at)),
    stop: async () => {
      child.stdin.end();
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/** Each from an address of its own, as a reverse proxy names it: one address may send 600 a minute. */
function requestOf(url: URL, body: string, at: number): Buffer {
  const address = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
  const headers = { 'x-forwarded-for': address };
  return rawRequest(url, { method: 'POST', headers, body: JSON.parse(body) as object });
}

/** How many reports of page loads a host with PostgreSQL takes in, beside a bare Fastify route in the same run. */
export async function benchReports(): Promise<void> {
  const postgres = (await findPostgres()) ? await startPostgres() : null;
  if (!postgres) throw new Error('This bench needs PostgreSQL.');
  try {
    const host = await startReportHost(postgres.url);
    const bare = await startBare('{"message":"Thank you","counted":2}');
    try {
      await measure(host, bare.url);
    } finally {
      await bare.stop();
      await host.stop();
    }
  } finally {
    postgres.stop();
  }
}

async function measure(
  { url, requests }: { readonly url: URL; readonly requests: readonly Buffer[] },
  bare: URL,
): Promise<void> {
  const taken: number[] = [];
  const ratios: number[] = [];
  const askBare = rawRequest(bare);
  let used = 0;
  const next = (): Buffer => {
    const request = requests[used];
    if (!request) throw new Error(`More than ${prepared} reports were taken: prepare more.`);
    used += 1;
    return request;
  };
  for (let round = 0; round <= rounds; round += 1) {
    const load = { seconds: round === 0 ? 1 : seconds, connections };
    const base = await applyLoad({ ...load, url: bare, next: () => askBare });
    const own = await applyLoad({ ...load, url, next });
    // The first round warms up.
    if (round === 0) continue;
    taken.push(own.perSecond);
    ratios.push(own.perSecond / base.perSecond);
    console.log(
      `${own.perSecond.toFixed(0)} reports a second, p50 ${own.p50.toFixed(0)} ms, p99 ${own.p99.toFixed(0)} ms; bare ${base.perSecond.toFixed(0)} (${(own.perSecond / base.perSecond).toFixed(3)})`,
    );
  }
  const about = { better: 'higher', note: `${connections} connections, during a rollout` } as const;
  const figures = [
    figureOf(taken, { ...about, name: 'reports/postgres', aim, unit: '1/s' }),
    figureOf(ratios, {
      ...about,
      name: 'reports-to-bare/postgres',
      aim: null,
      unit: 'ratio',
      note: 'reports a second, of a bare Fastify route with the same answer',
    }),
  ];
  console.log(`Figures in ${await writeFigures('reports', figures)}`);
}
