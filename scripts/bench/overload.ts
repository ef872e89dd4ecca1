import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { freePort } from '../../api-host/src/testing/free-port';
import { FaultHost } from '../drill/faults/fault-host';
import { findPostgres, startPostgres } from '../test/postgres-server';
import type { Engine } from './api/bench-host';
import { loadHost } from './overload/load-host';
import type { Amounts } from './overload/load-host';

const usual = { websites: '10000', users: '100000', streams: '5000', readers: '500' } as const;

/** A model that never answers: its generation goes on for as long as event streams are measured. */
async function startSilentModel(): Promise<{ url: string; stop(): void }> {
  const server = createServer(() => {});
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/v1`, stop };
}

/** Resolves to what did not hold. */
async function loadEngine(engine: Engine, amounts: Amounts, modelUrl: string): Promise<string[]> {
  const server = engine === 'postgres' && (await findPostgres()) ? await startPostgres() : null;
  if (engine === 'postgres' && !server) throw new Error('There is no PostgreSQL here');
  const databaseUrl = server?.url ?? null;
  const host = await FaultHost.create({
    DATABASE_URL: databaseUrl ?? '',
    STREAMS_PER_MEMBER: '99999',
    STREAMS_PER_NETWORK: '99999',
    // Those of before may not have left yet.
    STREAMS_PER_HOST: String(2 * amounts.streams),
    GENERATION_PROVIDER: 'openai-compatible',
    GENERATION_MODEL: 'silent',
    OPENAI_BASE_URL: modelUrl,
    OPENAI_API_KEY: 'none',
  });
  console.log(engine);
  try {
    return await loadHost(host, databaseUrl, amounts);
  } finally {
    await host.remove();
    server?.stop();
  }
}

/**
 * What a host does with three times as many clients as it can serve, with very many users, websites and event streams,
 * and with clients that do not read: `npm run bench -- overload [--database pglite|postgres] [--streams 5000] …`.
 * Exit code 1 when something acknowledged is lost, an accepted call takes longer than its bound, or a stream is not told.
 */
export async function benchOverload(): Promise<void> {
  const option = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      database: { type: 'string' },
      websites: option(usual.websites),
      users: option(usual.users),
      streams: option(usual.streams),
      readers: option(usual.readers),
    },
  });
  const amounts: Amounts = {
    websites: Number(values.websites),
    users: Number(values.users),
    streams: Number(values.streams),
    readers: Number(values.readers),
  };
  const model = await startSilentModel();
  const findings: string[] = [];
  try {
    for (const engine of ['pglite', 'postgres'] as const) {
      if ((values.database ?? engine) !== engine) continue;
      findings.push(...(await loadEngine(engine, amounts, model.url)));
    }
  } finally {
    model.stop();
  }
  console.log(findings.length === 0 ? 'Everything held.' : `Did not hold: ${findings.join('; ')}`);
  if (findings.length > 0) process.exitCode = 1;
}
