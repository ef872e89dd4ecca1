import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { Migration } from 'kysely';
import { StartFailure } from '../start-failure';
import { openEmptyDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { migrations } from './migrations';
import type { OpenDatabase } from './open-database';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openEmptyDatabase();
});
afterEach(() => database.close());

const tables = async () => {
  const found = await database.db.introspection.getTables();
  return found.map(({ name }) => name);
};

const makesNothing: Migration = { up: () => Promise.resolve() };
const fails: Migration = { up: () => Promise.reject(new Error('as a test wants')) };

test('an empty database gets every table, and a second start changes nothing', async () => {
  await migrate(database.db);
  const made = await tables();
  assert.ok(made.includes('users') && made.includes('sessions'));
  await migrate(database.db);
  assert.deepEqual(await tables(), made);
});

test('hosts that start concurrently migrate once', async () => {
  await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)]);
  assert.ok((await tables()).includes('users'));
});

test('a database from a newer version is refused and not changed', async () => {
  await migrate(database.db, { '0001-accounts': makesNothing, '9999-future': makesNothing });
  await assert.rejects(migrate(database.db), (error) => {
    assert.ok(error instanceof StartFailure);
    assert.match(error.message, /newer version of Sitewright \(it holds 9999-future\)/);
    return true;
  });
  assert.deepEqual(await tables(), []);
});

test('a failing migration is rolled back and says why', async () => {
  await assert.rejects(migrate(database.db, { ...migrations, '9999-broken': fails }), {
    message: 'as a test wants',
  });
  assert.deepEqual(await tables(), []);
  await migrate(database.db);
});

test('the list is in the order of its names, in which they run', () => {
  const names = Object.keys(migrations);
  assert.deepEqual(names, names.toSorted());
});
