import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { openEmptyDatabase } from '../testing/test-database';
import { jsonb } from './json';
import type { OpenDatabase } from './open-database';
import { isUniqueViolation } from './violations';

let database: OpenDatabase;
before(async () => {
  database = await openEmptyDatabase();
  await sql`create table things (id int constraint things_id primary key, value jsonb)`.execute(
    database.db,
  );
});
after(() => database.close());

test('both engines return the same values', async () => {
  const { rows } = await sql`
    select 7::int8 as big, count(*) as counted, '2026-01-02T03:04:05.678Z'::timestamptz as at,
      '{"a":[1]}'::jsonb as document, true as yes, 1::smallint as small, array['a','b'] as list
    from (values (1), (2)) as two`.execute(database.db);
  assert.deepEqual(rows, [
    {
      big: 7,
      counted: 2,
      at: new Date('2026-01-02T03:04:05.678Z'),
      document: { a: [1] },
      yes: true,
      small: 1,
      list: ['a', 'b'],
    },
  ]);
});

test('arrays and quotes survive a jsonb column', async () => {
  const value = [{ it: `isn't "simple" \\` }, 'ü', null];
  await sql`insert into things values (1, ${jsonb(value)})`.execute(database.db);
  const { rows } = await sql<{ value: unknown }>`select value from things where id = 1`.execute(
    database.db,
  );
  assert.deepEqual(rows[0]?.value, value);
});

test('a unique violation is recognised, and the connection still works', async () => {
  const insert = sql`insert into things (id) values (2)`;
  await insert.execute(database.db);
  await assert.rejects(insert.execute(database.db), (error) => {
    assert.ok(isUniqueViolation(error, 'things_id'));
    assert.ok(!isUniqueViolation(error, 'another'));
    return true;
  });
  await sql`select 1`.execute(database.db);
});

test('concurrent transactions take turns and a failed one is rolled back', async () => {
  const run = (id: number) =>
    database.db.transaction().execute(async (transaction) => {
      await sql`insert into things (id) values (${id})`.execute(transaction);
      if (id % 2 === 1) throw new Error('odd');
    });
  const results = await Promise.allSettled([10, 11, 12, 13, 14].map(run));
  assert.equal(results.filter(({ status }) => status === 'rejected').length, 2);
  const { rows } = await sql<{ id: number }>`
    select id from things where id >= 10 order by id`.execute(database.db);
  assert.deepEqual(rows, [{ id: 10 }, { id: 12 }, { id: 14 }]);
});
