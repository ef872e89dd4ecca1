import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishWebsite } from 'shared-kit/contract';
import { findNginx, startNginx } from '../cluster/nginx';
import type { Child } from '../cluster/child';
import { openHost } from '../release/host-client';
import { freePort } from '../../api-host/src/testing/free-port';
import { findPostgres, startPostgres } from '../test/postgres-server';
import { startBenchHost } from './api/bench-host';
import type { BenchHost } from './api/bench-host';
import { transactionsOf } from '../../api-host/src/testing/bench/transactions';
import { applyLoad, askOnce } from './requests/apply-load';
import { rawRequest } from './requests/raw-connection';
import { figureOf, writeFigures } from './report/write-figures';
import { settledTag } from './sites/settled-tag';
import { startPlainNginx } from './sites/plain-nginx';

const rounds = 4;
const seconds = 3;
const connections = 16;

/** About what the composer makes: 24 KB of HTML. */
const html = `<!doctype html><html lang="en"><head><title>Bench</title></head><body>${Array.from(
  { length: 300 },
  (_, n) => `<section><h2>Bread ${n}</h2><p>Baked at ${n % 24} o’clock, every day.</p></section>`,
).join('\n')}</body></html>`;

/** A published page of the host: its address below the sites origin. */
async function publishPage({ host, token }: BenchHost): Promise<string> {
  const client = openHost(host.appUrl, { token, email: undefined, password: undefined });
  const body = {
    htmlcode: html,
    csscode: 'body{margin:0}',
    jscode: '',
    title: 'Bench',
    prompt: '',
  };
  const { link = '' } = await client.call(publishWebsite, {
    body: { ...body, slug: 'bench-page' },
  });
  if (!link.includes('bench-page')) throw new Error(`The page was published at ${link}`);
  return '/bench-page/';
}

const portOf = (address: string): number => Number(new URL(address).port);

/** A published page from the host, and from nginx in front of it, beside nginx with the same bytes as a file. */
export async function benchSites(): Promise<void> {
  if (!(await findNginx())) throw new Error('There is no nginx here; install it first');
  const postgres = (await findPostgres()) ? await startPostgres() : null;
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-bench-'));
  const started: Child[] = [];
  const hosts: BenchHost[] = [];
  try {
    const bench = await startBenchHost(
      postgres ? 'postgres' : 'pglite',
      postgres?.url ?? null,
      // All requests of the bench come from one address and want one page.
      { VISITS_AT_ONCE: '1000', GENERATION_CONCURRENCY: '1' },
      { openTasks: 0 },
    );
    hosts.push(bench);
    const page = await publishPage(bench);
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const direct = new URL(page, bench.host.sitesUrl);
    const request = rawRequest(direct, { headers });
    const { status, body } = await askOnce(direct, request);
    if (status !== 200) throw new Error(`The page answered ${status}`);

    const plainPort = await freePort();
    started.push(await startPlainNginx(folder, plainPort, body));
    const ports = { app: await freePort(), sites: await freePort(), editor: await freePort() };
    const own = {
      app: portOf(bench.host.appUrl),
      sites: portOf(bench.host.sitesUrl),
      editor: portOf(bench.host.appUrl),
    };
    started.push(await startNginx(folder, { ports, hosts: [own], buildsFolder: folder }));

    const plain = new URL(`http://127.0.0.1:${plainPort}/page.html`);
    const scaled = new URL(`http://127.0.0.1:${ports.sites}${page}`);
    const known = rawRequest(direct, {
      headers: { ...headers, 'if-none-match': await settledTag(direct, request) },
    });
    const turns = [
      { name: 'page/host', url: direct, next: () => request, expected: 200, aim: 0.35 },
      { name: 'page/behind-nginx', url: scaled, next: () => request, expected: 200, aim: 0.95 },
      { name: 'unchanged/host', url: direct, next: () => known, expected: 304, aim: null },
    ] as const;
    const ratios = turns.map(() => [] as number[]);
    const askPlain = rawRequest(plain);
    for (let round = 0; round <= rounds; round += 1) {
      const load = { seconds: round === 0 ? 1 : seconds, connections };
      const base = await applyLoad({ ...load, url: plain, next: () => askPlain });
      for (const [index, turn] of turns.entries()) {
        const { perSecond } = await applyLoad({ ...load, ...turn });
        if (round === 0) continue;
        ratios[index]?.push(perSecond / base.perSecond);
        console.log(
          `${turn.name}: ${perSecond.toFixed(0)} a second, nginx ${base.perSecond.toFixed(0)} (${(perSecond / base.perSecond).toFixed(3)})`,
        );
      }
    }
    const figures = turns.map(({ name, aim }, index) =>
      figureOf(ratios[index] ?? [], {
        name,
        aim,
        better: 'higher',
        unit: 'ratio',
        note: `requests a second, of nginx with the same ${body.length} bytes as a file`,
      }),
    );
    if (postgres) {
      const before = await transactionsOf(postgres.url);
      const { perSecond } = await applyLoad({
        url: direct,
        next: () => known,
        expected: 304,
        seconds: 5,
        connections,
      });
      const during = (await transactionsOf(postgres.url)) - before;
      console.log(`unchanged: ${during} transactions for ${(perSecond * 5).toFixed(0)} answers`);
      figures.push(
        figureOf([during / (perSecond * 5)], {
          name: 'unchanged/transactions',
          aim: 0.01,
          better: 'lower',
          unit: 'per answer',
          note: 'of the database while an unchanged page is asked for, the host’s own work included',
        }),
      );
    }
    console.log(`Figures in ${await writeFigures('sites', figures)}`);
  } finally {
    for (const child of started) await child.end('SIGTERM');
    for (const { host } of hosts) await host.remove();
    postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
