import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { systemRandom } from '../../randomness';
import { StartFailure } from '../../start-failure';
import type { StoragePort } from '../../storage/storage.port';
import { memoryStorage } from '../../testing/memory-storage';
import { openTestDatabase } from '../../testing/test-database';
import { TestClock } from '../../testing/test-clock';
import { checkStorageIdentity } from './storage-identity';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const start = (storage: StoragePort, isShared = true): Promise<void> =>
  checkStorageIdentity({
    db: database.db,
    storage,
    clock: new TestClock().now,
    random: systemRandom,
    isShared,
    place: 'The folder /data/files',
  });

const isRefused = (error: unknown): boolean => {
  assert.ok(error instanceof StartFailure);
  assert.match(error.message, /^The folder \/data\/files is not the storage in which the files/);
  return true;
};

test('hosts sharing a storage start, concurrently and one after the other', async () => {
  const storage = memoryStorage();
  await Promise.all([start(storage), start(storage), start(storage)]);
  await start(storage);
});

test('a host whose storage is empty or another installation’s is refused, and writes nothing', async () => {
  await start(memoryStorage());
  const empty = memoryStorage();
  await assert.rejects(start(empty), isRefused);
  for await (const { key } of empty.list('identity/')) assert.fail(key);
  const another = memoryStorage();
  await another.create('identity/id.txt', 'of somebody else');
  await assert.rejects(start(another), isRefused);
  await assert.rejects(start(another, false), isRefused);
});

test('of hosts with separate storages that first start concurrently, one starts', async () => {
  const outcomes = await Promise.allSettled([start(memoryStorage()), start(memoryStorage())]);
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
});

test('a new database accepts a storage that has an id, as after a restore', async () => {
  const storage = memoryStorage();
  await storage.create('identity/id.txt', 'known\n');
  await start(storage);
  await start(storage);
});

test('a host with an embedded database may lose its files and start again', async () => {
  await start(memoryStorage(), false);
  const emptied = memoryStorage();
  await start(emptied, false);
  await start(emptied);
});
