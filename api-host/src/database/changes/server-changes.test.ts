import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createDatabase } from '../../testing/test-database';
import { toldOf, untilHeard } from '../../testing/two-hosts';
import { openDatabase } from '../open-database';

const made = await createDatabase();
const onServer = { skip: made === null && 'needs a PostgreSQL server' };

test(
  'while the notification connection is down, nothing is served from the cache',
  onServer,
  async (t) => {
    assert.ok(made);
    const database = await openDatabase({ databaseUrl: made.url, dataDir: '' });
    t.after(async () => {
      await database.close();
      await made.drop();
    });
    await untilHeard(database);
    const lost = toldOf(database, null);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'sitewright changes' and datname = current_database()`.execute(
      database.db,
    );
    await lost;
    assert.equal(database.changes.isHeard, false);
    await untilHeard(database);
    const told = toldOf(database, 'user:1');
    await sql`select pg_notify('sitewright_changes', 'user:1')`.execute(database.db);
    await told;
  },
);
