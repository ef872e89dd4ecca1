import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { deleteUser, deleteWebsite } from 'shared-kit/contract';
import { siteLookups } from '../features/websites/site-lookups';
import { diskStorage } from '../storage/disk-storage';
import { call } from '../testing/call';
import { publish } from '../testing/publish';
import { signIn } from '../testing/sign-in';
import { buildTestApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { buildTestSites } from '../testing/test-sites';

let folder: string;
let host: TestApp;
let sites: FastifyInstance;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-publish-'));
  const storage = diskStorage(folder);
  host = await buildTestApp({ storage });
  sites = await buildTestSites({ storage, ...siteLookups(host.db, host.clock.now, host.changes) });
});
after(async () => {
  await sites.close();
  await host.close();
  await rm(folder, { recursive: true });
});

test('what a member publishes is visited, replaced and gone, on the real database and disk', async () => {
  const owner = await signIn(host);
  const { id, path } = await publish(host, owner, { htmlcode: '<p>first</p>' });
  assert.match((await sites.inject(path)).body, /<p>first<\/p>/);

  assert.equal((await publish(host, owner, { id, htmlcode: '<p>second</p>' })).path, path);
  assert.match((await sites.inject(path)).body, /<p>second<\/p>/);

  await call(host, deleteWebsite, { params: { id } }, owner.headers);
  assert.equal((await sites.inject(path)).statusCode, 404);
});

test('the sites of a deleted member are gone for visitors at once, with their files', async () => {
  const admin = await signIn(host, { role: 'admin' });
  const owner = await signIn(host);
  const { id, path } = await publish(host, owner);
  const visits = () => Promise.all(['', 'styles.css'].map((name) => sites.inject(path + name)));
  for (const visit of await visits()) assert.equal(visit.statusCode, 200);
  const stored = async () =>
    (await readdir(folder, { recursive: true })).filter((file) => file.includes(id));
  assert.notDeepEqual(await stored(), []);

  await call(host, deleteUser, { params: { id: owner.user.id } }, admin.headers);
  for (const visit of await visits()) assert.equal(visit.statusCode, 404);
  assert.deepEqual(await stored(), []);
});
