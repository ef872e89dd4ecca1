import { randomUUID } from 'node:crypto';
import { createProject, login } from 'shared-kit/contract';
import { FaultHost } from '../../drill/faults/fault-host';
import { openHost } from '../../release/host-client';
import { seeded, seedHost } from '../../../api-host/src/testing/bench/seed-host';

export type Engine = 'pglite' | 'postgres';

/** A compiled host with members, projects and open generations, and a session of its administrator. */
export interface BenchHost {
  readonly engine: Engine;
  readonly host: FaultHost;
  readonly token: string;
  /** Null where the database is embedded. */
  readonly databaseUrl: string | null;
}

export const administrator = { email: 'admin@example.com', password: 'correct horse' };

/** @param environment beside what operators would leave as it is */
export async function startBenchHost(
  engine: Engine,
  databaseUrl: string | null,
  environment: Readonly<Record<string, string>>,
  amounts: { readonly openTasks: number } = seeded,
): Promise<BenchHost> {
  const host = await FaultHost.create({
    DATABASE_URL: databaseUrl ?? '',
    // As operators run it: FaultHost asks for errors alone.
    LOG_LEVEL: 'info',
    // The load may be anything here; what a host refuses is another bench's.
    REQUESTS_AT_ONCE: '1000',
    STREAMS_PER_MEMBER: '99999',
    STREAMS_PER_NETWORK: '99999',
    WEBSITES_PER_MEMBER: '99999',
    ...environment,
  });
  await seedHost({ databaseUrl, dataDir: host.dataDir }, amounts);
  await host.start();
  const signedIn = openHost(host.appUrl, {
    token: undefined,
    email: undefined,
    password: undefined,
  });
  const { token } = await signedIn.call(login, { body: administrator });
  const client = openHost(host.appUrl, { token, email: undefined, password: undefined });
  for (let n = 0; n < seeded.projects; n += 1) {
    await client.call(createProject, {
      body: { id: randomUUID(), prompt: `A website for bakery number ${n}` },
    });
  }
  return { engine, host, token, databaseUrl };
}
