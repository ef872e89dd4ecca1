import { createServer } from 'node:http';
import { freePort } from '../../api-host/src/testing/free-port';
import { findPostgres, startPostgres } from '../test/postgres-server';
import { startBenchHost } from './api/bench-host';
import type { BenchHost } from './api/bench-host';
import { measureMemory, measurePolling, measureWrites } from './api/other-calls';
import { compareReads } from './api/read-ratios';
import { writeFigures } from './report/write-figures';

/** A model that never answers: open generations stay open for as long as they are polled. */
async function startSilentModel() {
  const server = createServer(() => {});
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const environment = {
    GENERATION_PROVIDER: 'openai-compatible',
    GENERATION_MODEL: 'silent',
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    OPENAI_API_KEY: 'none',
  };
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { environment, stop };
}

/**
 * What the API host answers a second on both databases, beside a bare Fastify route with the same bytes in the same
 * run. `npm run bench -- api profile tasks` measures those reads alone and leaves no figures.
 */
export async function benchApi(): Promise<void> {
  const only = process.argv.slice(3);
  const postgres = (await findPostgres()) ? await startPostgres() : null;
  if (!postgres) console.log('There is no PostgreSQL here: the embedded database alone.');
  const model = await startSilentModel();
  const hosts: BenchHost[] = [];
  try {
    hosts.push(await startBenchHost('pglite', null, model.environment));
    if (postgres) hosts.push(await startBenchHost('postgres', postgres.url, model.environment));
    const figures = await compareReads(hosts, only);
    if (only.length > 0) return;
    for (const host of hosts) figures.push(...(await measurePolling(host)));
    figures.push(...(await measureWrites(hosts)));
    for (const host of hosts) figures.push(await measureMemory(host));
    console.log(`Figures in ${await writeFigures('api', figures)}`);
  } finally {
    for (const { host } of hosts) await host.remove();
    postgres?.stop();
    model.stop();
  }
}
