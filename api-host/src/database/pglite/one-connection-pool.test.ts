import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import { turnsDuring } from '../../testing/heavy-pages';
import { openFromTemplate } from '../../testing/pglite-template';
import { oneConnectionPool } from './one-connection-pool';

let pglite: PGlite;
let pool: PostgresPool;
before(async () => {
  pglite = await openFromTemplate();
  // No patience: a caller that finds the connection taken fails.
  pool = oneConnectionPool(pglite, { patienceMs: 0 });
});
after(async () => {
  await pool.end();
  await pglite.close();
});

async function connectPatiently() {
  for (;;) {
    try {
      return await pool.connect();
    } catch {
      await new Promise(setImmediate);
    }
  }
}

test('a caller that waits for itself gets an error instead of a deadlock', async () => {
  const holder = await connectPatiently();
  await assert.rejects(pool.connect(), /one connection was not free within 0 ms/);
  await assert.rejects(pool.connect(), /not free/);
  holder.release();

  const next = await connectPatiently();
  const { rows } = await next.query<{ one: number }>('select 1 as one', []);
  assert.deepEqual(rows, [{ one: 1 }]);
  next.release();
});

test('the connection survives a failed query', async () => {
  const client = await connectPatiently();
  await assert.rejects(client.query('selec', []), { code: '42601' });
  await client.query('select 1', []);
  client.release();
});

test('the event loop turns once per waiting query, so that connections are accepted', async () => {
  const queries = 20;
  const client = await connectPatiently();
  const { turns } = await turnsDuring(async () => {
    for (let n = 0; n < queries; n += 1) await client.query('select 1', []);
  });
  client.release();
  assert.ok(turns >= queries, `${turns} turns for ${queries} queries`);
});

test('no part of a result is retained once it is read', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const client = await connectPatiently();
  const ask = async (queries: number): Promise<void> => {
    for (let n = 0; n < queries; n += 1) await client.query('select 1', []);
  };
  await ask(3_000);
  const before = held();
  const queries = 6_000;
  await ask(queries);
  const kept = (held() - before) / queries;
  client.release();
  // PGlite would retain 450 bytes or more of a result that it parses.
  assert.ok(kept < 200, `${kept.toFixed(0)} bytes a query`);
});
