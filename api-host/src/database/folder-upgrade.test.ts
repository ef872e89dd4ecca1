import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Kysely } from 'kysely';
import { getModelConnection } from 'shared-kit/contract';
import { fileEncryptionKey } from '../secrets/encryption-key';
import { secretBox } from '../secrets/secret-box';
import { emailKey } from '../features/accounts/email-key';
import { hashPassword } from '../features/accounts/passwords';
import { folderKeys } from '../features/releases/keys/signing-keys';
import { allFiles, inDatabase } from '../testing/compare-places';
import { makePlace, placeAdmin, placePassword, runHost } from '../testing/host-place';
import { fillEveryTable } from '../testing/row-in-every-table';
import { migrate } from './migrate';
import { migrations } from './migrations';

/** The oldest version with everything that this test writes: accounts that can be suspended. */
const last = '0042-suspended-accounts';
const address = 'http://127.0.0.1:9/v1';

test('a data folder of an earlier version is upgraded: its accounts, files, keys and secrets', async (t) => {
  const place = await makePlace();
  let close = async (): Promise<void> => {};
  t.after(async () => {
    await close();
    await place.drop();
  });
  const { dataDir } = place.env;
  const files = join(dataDir, 'files');
  const keyFile = join(dataDir, 'encryption-key');
  mkdirSync(join(files, 'sites', 'kept', 'assets'), { recursive: true });
  writeFileSync(join(files, 'sites', 'kept', 'index.html'), '<h1>Kept</h1>');
  writeFileSync(join(files, 'sites', 'kept', 'assets', 'a.webp'), Buffer.from([0, 255, 1]));
  const box = secretBox(fileEncryptionKey(keyFile));
  const sealed = box.seal('sk-of-before', `connected_model connected openai-compatible ${address}`);
  folderKeys(join(dataDir, 'release-keys'));
  const before = {
    files: await allFiles(files),
    keys: await allFiles(join(dataDir, 'release-keys')),
    secret: fileEncryptionKey(keyFile).find(),
  };
  await inDatabase(place.env, async (db) => {
    const known = Object.entries(migrations).filter(([name]) => name <= last);
    await migrate(db, Object.fromEntries(known));
    await fillEveryTable(db as unknown as Kysely<unknown>);
    await db
      .updateTable('users')
      .set({
        email: placeAdmin,
        email_key: emailKey(placeAdmin),
        role: 'admin',
        password_hash: await hashPassword(placePassword),
        suspended_at: null,
      })
      .execute();
    const model = { provider: 'openai-compatible', address, sealed_key: sealed } as const;
    await db.updateTable('connected_model').set(model).execute();
  });

  const host = await runHost(place);
  close = host.close;
  const { status } = getModelConnection.response.parse(await host.send(getModelConnection));
  assert.equal(status.connection?.key_state, 'saved');
  assert.deepEqual(await allFiles(join(dataDir, 'release-keys')), before.keys);
  assert.deepEqual(fileEncryptionKey(keyFile).find(), before.secret);
  const now = new Set(await allFiles(files));
  assert.deepEqual(
    before.files.filter((file) => !now.has(file)),
    [],
  );
});
