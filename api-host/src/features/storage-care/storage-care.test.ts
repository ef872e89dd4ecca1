import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addPicture, collectOrphans, deleteWebsite, undeleteWebsite } from 'shared-kit/contract';
import sharp from 'sharp';
import { s3Storage } from '../../storage/s3-storage';
import type { StoragePort } from '../../storage/storage.port';
import { call } from '../../testing/call';
import { testConformance } from '../../testing/endpoint-conformance';
import { serveS3 } from '../../testing/s3-server';
import type { S3Server } from '../../testing/s3-server';
import { publish } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { collectOrphans as collect } from './orphans';

let server: S3Server;
let files: StoragePort;
let host: TestApp;
before(async () => {
  server = await serveS3();
  files = s3Storage(server.settings);
  host = await buildTestApp({ storage: files });
});
after(async () => {
  await host.close();
  await server.close();
});

testConformance({
  host: () => host,
  endpoint: collectOrphans,
  caller: { role: 'admin' },
  refused: [{}, { flags: { oto_6: 1 } }],
  request: () => ({ body: { remove: false } }),
  bad: [
    { why: 'no remove flag', body: {}, message: 'remove is required' },
    {
      why: 'a grace period of 0',
      body: { remove: true, graceHours: 0 },
      message: 'graceHours must be at least 1',
    },
  ],
  success: ({ removed }) => assert.equal(removed, false),
});

const hour = 3_600_000;
const uuid = '0190c3f0-0000-4000-8000-00000000000a';
const hash = 'ab'.repeat(16);
const orphans = {
  deployments: `sites/${uuid}/${hash}-00112233/`,
  pictures: `pictures/${hash}/`,
  builds: 'builds/shop/9.9.9/',
};

/** What the command would do this many hours from now. */
const runAt = (hours: number, remove = false) =>
  collect(
    { db: host.db, storage: files, clock: () => new Date(Date.now() + hours * hour) },
    { remove, graceHours: 24 },
  );

async function keysOf(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(prefix)) keys.push(key);
  return keys;
}

/** The three files of the page, and the data derived from it. */
const filesOfDeployment = 4;

test('orphans of each kind are counted, and deleted on request; the rest stays', async () => {
  const owner = await signIn(host);
  const { id: website } = await publish(host, owner);
  const content = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const upload = { project_id: 'p1', file: 'a.png', content: content.toString('base64') };
  await call(host, addPicture, { body: upload }, owner.headers);
  const [deployed = ''] = await keysOf(`sites/${website}/`);
  const all = {
    ...orphans,
    thumbnails: `${deployed.split('/').slice(0, 3).join('/')}/thumbnail/${hash}/`,
  };
  const kept = [...(await keysOf('sites/')), ...(await keysOf('pictures/'))];
  for (const prefix of Object.values(all)) {
    await files.create(`${prefix}a.css`, '12345');
    await files.create(`${prefix}deep/b.css`, '12345');
  }
  await files.create('sites/not-a-deployment.txt', 'of another kind');

  assert.deepEqual(
    (await runAt(23)).map(({ items }) => items),
    [0, 0, 0, 0],
    'within the grace',
  );
  const found = await runAt(25);
  for (const [kind, prefix] of Object.entries(all)) {
    const expected = { kind, items: 1, files: 2, bytes: 10, examples: [prefix] };
    assert.deepEqual(
      found.find((one) => one.kind === kind),
      expected,
    );
    assert.equal((await keysOf(prefix)).length, 2, 'only told');
  }

  await runAt(25, true);
  for (const prefix of Object.values(all)) assert.deepEqual(await keysOf(prefix), []);
  for (const key of kept) assert.ok(await files.exists(key), key);
  assert.ok(kept.some((key) => key.includes(website)));
  assert.ok(await files.exists('sites/not-a-deployment.txt'));
  assert.ok((await runAt(25)).every(({ files: count }) => count === 0));
});

test('a folder still being written to stays, however old its first files are', async () => {
  const prefix = `sites/${uuid}/${hash}-44556677/`;
  const times = [new Date(Date.now() - 100 * hour), new Date()];
  const listing = async function* () {
    for (const writtenAt of times) yield { key: `${prefix}a.css`, bytes: 1, writtenAt };
  };
  const deleted: string[] = [];
  const storage = {
    ...files,
    list: (wanted: string) => (wanted === 'sites/' ? listing() : files.list(wanted)),
    deletePrefix: async (gone: string) => void deleted.push(gone),
  };
  const clock = () => new Date();
  await collect({ db: host.db, storage, clock }, { remove: true, graceHours: 24 });
  assert.deepEqual(deleted, []);
});

test('a website published while files are listed keeps all of them', async () => {
  const owner = await signIn(host);
  let id = '';
  const during = {
    ...files,
    async *list(prefix: string) {
      // Listing a big bucket takes minutes: the files are included, and the row is inserted
      // meanwhile.
      if (prefix === 'sites/') ({ id } = await publish(host, owner));
      yield* files.list(prefix);
    },
  };
  const clock = () => new Date(Date.now() + 48 * hour);
  await collect({ db: host.db, storage: during, clock }, { remove: true, graceHours: 24 });
  assert.equal((await keysOf(`sites/${id}/`)).length, filesOfDeployment);
});

test('a soft-deleted website keeps its files', async () => {
  const owner = await signIn(host);
  const { id } = await publish(host, owner);
  await call(host, deleteWebsite, { params: { id } }, owner.headers);
  await runAt(48, true);
  assert.equal((await keysOf(`sites/${id}/`)).length, filesOfDeployment);
  const back = await call(host, undeleteWebsite, { params: { id } }, owner.headers);
  assert.equal(back.statusCode, 200);
});
