import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { fillEveryTable } from '../testing/row-in-every-table';
import { openEmptyDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { migrations } from './migrations';

/**
 * The last migration of each released version, newest last, and always the one before the newest:
 * a version nobody has listed is still upgraded from.
 */
const landed = [
  '0035-reference-pictures',
  '0042-suspended-accounts',
  '0045-version-bytes',
  '0057-release-owners',
  Object.keys(migrations).at(-2) ?? '',
];

/** Members' data, which must not change by itself. */
const made = ['users', 'websites', 'projects', 'project_versions', 'pictures', 'form_messages'];

for (const last of landed) {
  test(`a database as ${last} left it is upgraded with a row in every table`, async (t) => {
    assert.ok(last in migrations);
    const { db, close } = await openEmptyDatabase();
    t.after(close);
    const before = Object.entries(migrations).filter(([name]) => name <= last);
    await migrate(db, Object.fromEntries(before));
    const written = await fillEveryTable(db as unknown as Kysely<unknown>);
    assert.ok(written.size > 25);
    const rowsOf = async (table: string) => {
      const { rows } = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(whole) as row from ${sql.table(table)} whole`.execute(db);
      return rows.map(({ row }) => row);
    };
    const old = new Map<string, Record<string, unknown>[]>();
    for (const table of made) old.set(table, await rowsOf(table));

    await migrate(db);
    for (const table of written.keys()) assert.equal((await rowsOf(table)).length, 1, table);
    for (const table of made) {
      const [now = {}] = await rowsOf(table);
      const [then = {}] = old.get(table) ?? [];
      // Columns may have been added.
      const kept = Object.fromEntries(Object.keys(then).map((name) => [name, now[name]]));
      assert.deepEqual(kept, then, table);
    }
    await migrate(db);
  });
}
