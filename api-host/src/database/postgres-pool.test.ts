import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { createDatabase } from '../testing/test-database';
import { postgresPool } from './postgres-pool';
import { StartFailure } from '../start-failure';

const made = await createDatabase();
const onServer = { skip: made === null && 'needs a PostgreSQL server' };

test('a connection lost during a transaction fails that transaction only', onServer, async (t) => {
  assert.ok(made);
  const pool = await postgresPool(made.url);
  t.after(async () => {
    await pool.end();
    await made.drop();
  });
  const holder = await pool.connect();
  await holder.query('begin');
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise((resolve) => holder.once('end', resolve));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await assert.rejects(holder.query('commit'));
  holder.release();
  assert.deepEqual((await pool.query('select 1 as one')).rows, [{ one: 1 }]);
});

test('a server that accepts the connection and never responds is given up', async (t) => {
  const server = createServer(() => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  await assert.rejects(
    postgresPool(`postgres://a@127.0.0.1:${port}/b`, { answerWithinMs: 50 }),
    (error) => {
      assert.ok(error instanceof StartFailure);
      assert.match(error.message, /cannot be reached: .*did not answer within 50 ms/);
      return true;
    },
  );
});
