import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { takenBackVersions } from '../features/releases/record/taken-back.repository';
import { openEmptyDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { migrations } from './migrations';
import type { OpenDatabase } from './open-database';

let database: OpenDatabase;
let serial = 0;

/** A record as of the previous release: stable and candidate of the one remote. */
async function addEntry(action: string, stable: string, candidate?: string): Promise<void> {
  serial += 1;
  const release = (version: string) => ({ version });
  const shop = {
    stable: release(stable),
    ...(candidate === undefined ? {} : { candidate: { release: release(candidate) } }),
  };
  const record = JSON.stringify({ remotes: { shop } });
  await sql`insert into release_entries (serial, at, action, who, remote, what, why, record)
    values (${serial}, now(), ${action}, 'controller', 'shop', 'what', ${`why ${serial}`}, ${record}::jsonb)`.execute(
    database.db,
  );
}

before(async () => {
  database = await openEmptyDatabase();
  const known = Object.entries(migrations).filter(([name]) => name < '0051');
  await migrate(database.db, Object.fromEntries(known));
  await addEntry('seed', '1.0.0');
  await addEntry('start', '1.0.0', '1.1.0');
  await addEntry('rollback', '1.0.0');
  await addEntry('start', '1.0.0', '1.2.0');
  await addEntry('promote', '1.2.0');
  await addEntry('rollback', '1.0.0');
  await addEntry('start', '1.0.0', '1.3.0');
  await addEntry('rollback', '1.0.0');
  await addEntry('start', '1.0.0', '1.3.0');
  await addEntry('promote', '1.3.0');
  await migrate(database.db);
});
after(() => database.close());

test('earlier rollbacks are marked, except versions released to everyone again', async () => {
  const marks = await takenBackVersions(database.db);
  const said = Object.fromEntries(
    [...marks].map(([version, { why, who }]) => [version, [who, why]]),
  );
  assert.deepEqual(said, {
    'shop 1.1.0': ['controller', 'why 3'],
    'shop 1.2.0': ['controller', 'why 6'],
  });
});
