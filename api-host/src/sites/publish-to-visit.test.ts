import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { deleteUser, deleteWebsite, publishWebsite } from 'shared-kit/contract';
import { findMoved, findPublished } from '../features/websites/addresses.repository';
import { findShared } from '../features/websites/share-links.repository';
import { diskStorage } from '../storage/disk-storage';
import { call } from '../testing/call';
import { signIn } from '../testing/sign-in';
import { testAddresses } from '../testing/test-addresses';
import { buildTestApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { buildSitesApp } from './sites-app';

let folder: string;
let host: TestApp;
let sites: FastifyInstance;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-publish-'));
  const storage = diskStorage(folder);
  host = await buildTestApp({ storage });
  sites = await buildSitesApp({
    storage,
    findPublished: (slug) => findPublished(host.db, slug),
    findMoved: (slug) => findMoved(host.db, slug),
    findShared: (token) => findShared(host.db, token, host.clock.now()),
    appOrigin: 'http://localhost:3000',
    addresses: testAddresses,
    log: { level: 'silent' },
  });
});
after(async () => {
  await sites.close();
  await host.close();
  await rm(folder, { recursive: true });
});

test('what a member publishes is visited, replaced and gone, on the real database and disk', async () => {
  const { headers } = await signIn(host);
  const publish = async (htmlcode: string, id?: string) => {
    const body = { htmlcode, csscode: '', jscode: '', title: 'Journey', prompt: '', id };
    const answer = await call(host, publishWebsite, { body }, headers);
    return publishWebsite.response.parse(answer.json());
  };
  const { id = '', link = '' } = await publish('<p>first</p>');
  const { pathname } = new URL(link);
  assert.match((await sites.inject(pathname)).body, /<p>first<\/p>/);

  assert.equal((await publish('<p>second</p>', id)).link, link);
  assert.match((await sites.inject(pathname)).body, /<p>second<\/p>/);

  await call(host, deleteWebsite, { params: { id } }, headers);
  assert.equal((await sites.inject(pathname)).statusCode, 404);
});

test('the sites of a deleted member are gone for visitors at once, with their files', async () => {
  const admin = await signIn(host, { role: 'admin' });
  const { user, headers } = await signIn(host);
  const body = { htmlcode: '<p>mine</p>', csscode: 'p{}', jscode: '', title: 'Left', prompt: '' };
  const answer = await call(host, publishWebsite, { body }, headers);
  const { id = '', link = '' } = publishWebsite.response.parse(answer.json());
  const { pathname } = new URL(link);
  const visits = () => Promise.all(['', 'styles.css'].map((name) => sites.inject(pathname + name)));
  for (const visit of await visits()) assert.equal(visit.statusCode, 200);
  const stored = async () =>
    (await readdir(folder, { recursive: true })).filter((path) => path.includes(id));
  assert.notDeepEqual(await stored(), []);

  await call(host, deleteUser, { params: { id: user.id } }, admin.headers);
  for (const visit of await visits()) assert.equal(visit.statusCode, 404);
  assert.deepEqual(await stored(), []);
});
