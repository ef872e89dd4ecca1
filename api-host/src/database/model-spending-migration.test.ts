import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { spendingSince } from '../features/generation/connection/model-spending.repository';
import { openEmptyDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { migrations } from './migrations';
import type { OpenDatabase } from './open-database';

let database: OpenDatabase;
const userId = randomUUID();

async function addTask(id: string, finishedAt: string | null, usage: object | null) {
  await sql`insert into generation_tasks
      (id, user_id, mode, prompt, html, css, js, status, steps, engine, usage, created_at, finished_at)
    values (${id}, ${userId}, 0, 'a bakery', '', '', '', 'done', '[]',
      '{"kind":"model","label":"Anthropic","model":"m"}',
      ${usage === null ? null : JSON.stringify(usage)}::jsonb, now(), ${finishedAt}::timestamptz)`.execute(
    database.db,
  );
}

/** A database as of the release before spending was stored, then migrated to this release. */
before(async () => {
  database = await openEmptyDatabase();
  const known = Object.entries(migrations).filter(([name]) => name < '0033');
  await migrate(database.db, Object.fromEntries(known));
  await sql`insert into users (id, name, email, email_key, password_hash, role, created_at, updated_at)
    values (${userId}, 'Some Body', 'some@body.example', 'some@body.example', 'x', 'user', now(), now())`.execute(
    database.db,
  );
  const tokens = { input_tokens: 1_000, output_tokens: 500 };
  await addTask('a', '2026-01-05T23:30:00Z', { ...tokens, cost: 0.5, currency: 'USD' });
  await addTask('b', '2026-01-05T01:00:00Z', { ...tokens, cost: 0.25, currency: 'USD' });
  await addTask('c', '2026-01-06T00:30:00Z', { ...tokens, cost: null, currency: null });
  await addTask('d', '2026-01-06T00:30:00Z', null);
  await addTask('e', null, null);
  await migrate(database.db);
});
after(() => database.close());

test('the spending of existing generations is imported, by day', async () => {
  assert.deepEqual(await spendingSince(database.db, new Date('2026-01-01T00:00:00Z')), [
    { day: '2026-01-06', generations: 1, input_tokens: 1_000, output_tokens: 500, costs: [] },
    {
      day: '2026-01-05',
      generations: 2,
      input_tokens: 2_000,
      output_tokens: 1_000,
      costs: [{ currency: 'USD', amount: 0.75 }],
    },
  ]);
});
