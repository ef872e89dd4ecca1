import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import { TestClock } from '../../../testing/test-clock';
import { openForTwoHosts, toldOf } from '../../../testing/two-hosts';
import type { SharedDatabase } from '../../../testing/two-hosts';
import { keepTasks } from './kept-tasks';
import { TaskSignals } from './task-signals';

let shared: SharedDatabase;
before(async () => {
  shared = await openForTwoHosts();
  await sql`
    insert into users (id, name, email, email_key, password_hash, role, created_at, updated_at)
    values ('6f1c8f3e-0000-4000-8000-000000000001', 'Ana', 'ana@example.com', 'ana@example.com', 'x',
      'user', now(), now())`.execute(shared.first.db);
});
after(() => shared.close());

let questions = 0;
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    questions += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

const addTask = (id: string, waitingSince: string) =>
  sql`
    insert into generation_tasks
      (id, user_id, mode, prompt, html, css, js, status, steps, engine, created_at)
    values (${id}, '6f1c8f3e-0000-4000-8000-000000000001', 0, 'a bakery', '', '', '', 'queued', '[]',
      '{"kind":"composer","label":"Offline composer","model":null}', ${waitingSince})`.execute(
    shared.first.db,
  );

test('a cached open generation is read again once it has changed, on this host or another', async () => {
  const clock = new TestClock();
  const signals = new TaskSignals();
  const { db, changes } = shared.second;
  const find = keepTasks({ db: db.withPlugin(counting), changes, clock: clock.now, signals });
  const added = toldOf(shared.second, 'task:second');
  await addTask('first', '2026-01-01T00:00:00Z');
  await addTask('second', '2026-01-01T00:00:01Z');
  await added;
  assert.equal((await find('second'))?.ahead, 1);
  await find('first');
  await find('second');
  questions = 0;
  for (let n = 0; n < 100; n += 1) {
    assert.equal((await find('second'))?.ahead, 1);
    assert.equal((await find('first'))?.ahead, 0);
  }
  assert.equal(questions, 0);

  const told = toldOf(shared.second, 'task:first');
  await shared.first.db
    .updateTable('generation_tasks')
    .set({ status: 'running' })
    .where('id', '=', 'first')
    .execute();
  await told;
  clock.advance(1_000);
  assert.equal((await find('first'))?.status, 'running');
  assert.equal((await find('second'))?.ahead, 0);

  await shared.second.db
    .updateTable('generation_tasks')
    .set({ status: 'cancelled' })
    .where('id', '=', 'second')
    .execute();
  // As the stop endpoint does before it responds.
  signals.changed('second');
  assert.equal((await find('second'))?.status, 'cancelled');
});

test('an unknown generation is not found', async () => {
  const { db, changes } = shared.first;
  const clock = new TestClock();
  const find = keepTasks({ db, changes, clock: clock.now, signals: new TaskSignals() });
  assert.equal(await find('nobody'), undefined);
});
