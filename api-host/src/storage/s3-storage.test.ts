import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { serveS3 } from '../testing/s3-server';
import type { S3Server } from '../testing/s3-server';
import { describeStorage } from '../testing/storage-suite';
import { openStorage } from './open-storage';
import { s3Storage } from './s3-storage';
import { StorageAway } from './storage-away';

describeStorage('S3 storage', async () => {
  const server = await serveS3();
  return { storage: s3Storage(server.settings), close: server.close };
});

let server: S3Server;
before(async () => {
  server = await serveS3();
});
after(() => server.close());

test('a prefix with many files is deleted page by page', async () => {
  const storage = s3Storage(server.settings);
  const keys = Array.from({ length: 20 }, (_, n) => `many/files/${n}.css`);
  for (const key of keys) await storage.put(key, key);
  await storage.put('many/files-beside.css', 'stays');
  await storage.deletePrefix('many/files/');
  for (const key of keys) assert.equal(await storage.exists(key), false, key);
  assert.equal(await storage.exists('many/files-beside.css'), true);
});

test('requests to an overloaded store are retried; if it stays so, the error has the reason', async () => {
  const storage = s3Storage(server.settings);
  server.failNext(2, 503);
  await storage.put('busy/a.css', 'a');
  assert.equal((await storage.get('busy/a.css'))?.content.toString(), 'a');
  server.failNext(20, 503);
  await assert.rejects(storage.get('busy/a.css'), (error) => {
    assert.ok(error instanceof StorageAway);
    assert.match(error.message, /answered 503 SlowDown/);
    return true;
  });
  server.failNext(0, 503);
});

test('a store that does not respond, or disconnects inside a file, is unavailable', async (t) => {
  const nobody = s3Storage({ ...server.settings, endpoint: 'http://localhost:9' });
  await assert.rejects(nobody.get('a.css'), StorageAway);
  await assert.rejects(nobody.put('a.css', 'a'), StorageAway);
  const cutting = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half', () => response.destroy());
  });
  await new Promise<void>((resolve) => cutting.listen(0, 'localhost', resolve));
  t.after(() => cutting.close());
  const address = cutting.address();
  assert.ok(address !== null && typeof address === 'object');
  const endpoint = `http://localhost:${address.port}`;
  await assert.rejects(s3Storage({ ...server.settings, endpoint }).get('a.css'), StorageAway);
});

test('without conditional writes, the existence of the file is checked', async () => {
  const old = await serveS3();
  old.forgetConditions();
  const storage = s3Storage(old.settings);
  assert.equal(await storage.create('old/a.css', 'first'), true);
  assert.equal(await storage.create('old/a.css', 'second'), false);
  assert.equal((await storage.get('old/a.css'))?.content.toString(), 'first');
  await old.close();
});

test('a key with a concurrent write is retried a limited number of times', async () => {
  const storage = s3Storage(server.settings);
  server.failNext(2, 409);
  assert.equal(await storage.create('conflict/a.css', 'a'), true);
  server.failNext(20, 409);
  await assert.rejects(storage.create('conflict/b.css', 'b'), /answered 409/);
  server.failNext(0, 409);
});

test('a wrong secret and a missing bucket fail startup, naming the bucket and not the secret', async () => {
  const wrong = { ...server.settings, secretAccessKey: 'not the secret' };
  await assert.rejects(openStorage(wrong, '/unused'), ({ name, message }: Error) => {
    assert.equal(name, 'StartFailure');
    assert.match(message, /^The bucket sites at .* cannot be used\. .* 403 SignatureDoesNotMatch/);
    assert.doesNotMatch(message, /not the secret/);
    return true;
  });
  const missing = { ...server.settings, bucket: 'gone' };
  await assert.rejects(openStorage(missing, '/unused'), /404 NoSuchBucket/);
  await assert.rejects(s3Storage(missing).get('a.css'), /NoSuchBucket/, 'not just “no such file”');
});

test('an unreachable store fails startup', async () => {
  const settings = { ...server.settings, endpoint: 'http://localhost:9' };
  await assert.rejects(openStorage(settings, '/unused'), { name: 'StartFailure' });
});
