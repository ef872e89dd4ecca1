import assert from 'node:assert/strict';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { StartFailure } from '../../start-failure';
import { turnsDuring } from '../../testing/heavy-pages';
import { oneConnectionPool } from './one-connection-pool';
import { openPGliteThread } from './pglite-thread';

let parent: string;
let folder: string;
before(() => {
  parent = fs.mkdtempSync(join(tmpdir(), 'sitewright-pglite-thread-'));
  folder = join(parent, 'database');
});
after(() => fs.rmSync(parent, { recursive: true }));

test('the event loop goes on while the database computes, and what was committed is there after reopening', async () => {
  const first = await openPGliteThread(folder);
  const pool = oneConnectionPool(first.answer);
  const client = await pool.connect();
  await client.query('create table kept (value text)', []);
  const counting = 'insert into kept select count(*)::text from generate_series(1, $1::int)';
  const { turns } = await turnsDuring(() => client.query(counting, [300_000]));
  assert.ok(turns > 0, 'the host stood still meanwhile');
  client.release();
  await pool.end();
  await first.close();

  const second = await openPGliteThread(folder);
  const again = oneConnectionPool(second.answer);
  const reader = await again.connect();
  const { rows } = await reader.query<{ value: string }>('select value from kept', []);
  assert.deepEqual(rows, [{ value: '300000' }]);
  reader.release();
  await again.end();
  await second.close();
  await assert.rejects(second.answer(Buffer.alloc(0)), /thread of the embedded database ended/);
});

test('a database that cannot be opened is refused in one sentence', async () => {
  const place = join(parent, 'damaged');
  fs.cpSync(folder, place, { recursive: true });
  fs.writeFileSync(join(place, 'global/pg_control'), '');
  await assert.rejects(openPGliteThread(place), (error) => {
    assert.ok(error instanceof StartFailure, String(error));
    assert.match(error.message, /is damaged and cannot be opened/);
    return true;
  });
});
