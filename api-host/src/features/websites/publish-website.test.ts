import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  deleteWebsite,
  editWebsite,
  listWebsites,
  publishWebsite,
  undeleteDays,
} from 'shared-kit/contract';
import type { StoragePort } from '../../storage/storage.port';
import { call } from '../../testing/call';
import { assertFailure } from '../../testing/endpoint-conformance';
import { memoryStorage } from '../../testing/memory-storage';
import { publish, websiteContent } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { deployedFile } from './deployment';
import { findPublished } from './addresses.repository';
import { keptDeployments } from './deployments.repository';
import { removeGoneWebsites } from './remove-gone';

let host: TestApp;
let files: StoragePort;
/** The storage method that fails; set by tests. */
let broken: keyof StoragePort | null = null;

before(async () => {
  files = memoryStorage();
  host = await buildTestApp({ storage: breakable(files) });
});
after(() => host.close());

const noLog = { warn: () => undefined };

function breakable(storage: StoragePort): StoragePort {
  const refuse = (name: keyof StoragePort) => {
    if (broken === name) throw new Error('The disk is full');
  };
  return {
    ...storage,
    create: async (key, content) => {
      refuse('create');
      return storage.create(key, content);
    },
    deletePrefix: async (prefix) => {
      refuse('deletePrefix');
      await storage.deletePrefix(prefix);
    },
  };
}

async function deployed(slug: string, name = 'index.html'): Promise<string | null> {
  const published = await findPublished(host.db, slug);
  if (published === undefined) return null;
  const file = await files.get(deployedFile(published.id, published.deployment, name));
  return file?.content.toString() ?? null;
}

test('publishing writes the three files', async () => {
  const { slug } = await publish(host, await signIn(host), { title: 'Three files' });
  const html = (await deployed(slug)) ?? '';
  assert.match(html, /^<!doctype html>/);
  assert.match(html, /<title>Three files<\/title>/);
  assert.match(html, /<link rel="stylesheet" href="styles.css">/);
  assert.match(html, /<script src="script.js"><\/script>/);
  assert.equal(await deployed(slug, 'styles.css'), 'h1{}');
  assert.equal(await deployed(slug, 'script.js'), 'let a;');
});

test('publishing again replaces the files under the same address and keeps the old ones for a while', async () => {
  const caller = await signIn(host);
  const site = await publish(host, caller, { title: 'Again' });
  const { id, slug } = site;
  const first = await findPublished(host.db, slug);
  const again = await publish(host, caller, { id, title: 'Another title', csscode: 'new' });
  assert.deepEqual(again, site);
  assert.equal(await deployed(slug, 'styles.css'), 'new');
  const old = deployedFile(id, first?.deployment ?? '', 'index.html');
  assert.equal(await files.exists(old), true);
  for (let n = 1; n < keptDeployments; n += 1) {
    host.clock.advance(1000);
    await publish(host, caller, { id, csscode: `new ${n}` });
  }
  assert.equal(await files.exists(old), false);
});

test('publishing the same content again leaves a working page', async () => {
  const caller = await signIn(host);
  const { id, slug } = await publish(host, caller, { title: 'Same' });
  await publish(host, caller, { id, title: 'Same' });
  assert.equal(await deployed(slug, 'script.js'), 'let a;');
});

test('sites published concurrently under one title get different addresses', async () => {
  const people = await Promise.all([signIn(host), signIn(host), signIn(host)]);
  const sites = await Promise.all(
    [...people, ...people].map((person) => publish(host, person, { title: 'Crowd' })),
  );
  assert.deepEqual(sites.map(({ slug }) => slug).toSorted(), [
    'crowd',
    'crowd-2',
    'crowd-3',
    'crowd-4',
    'crowd-5',
    'crowd-6',
  ]);
});

test('the address of a deleted site is never reused: browsers keep what its page stored', async () => {
  const caller = await signIn(host);
  const { id } = await publish(host, caller, { title: 'Phoenix' });
  await call(host, deleteWebsite, { params: { id } }, caller.headers);
  assert.equal((await publish(host, await signIn(host), { title: 'Phoenix' })).slug, 'phoenix-2');
  host.clock.advance(undeleteDays * 86_400_000);
  await removeGoneWebsites({ db: host.db, storage: files, clock: host.clock.now }, noLog);
  assert.equal((await publish(host, await signIn(host), { title: 'Phoenix' })).slug, 'phoenix-3');
});

test('deleting takes the page down at once and deletes row and files days later', async () => {
  const caller = await signIn(host);
  const { id, slug } = await publish(host, caller, { title: 'Gone' });
  const published = await findPublished(host.db, slug);
  await call(host, deleteWebsite, { params: { id } }, caller.headers);
  assert.equal(await findPublished(host.db, slug), undefined);
  const file = deployedFile(id, published?.deployment ?? '', 'index.html');
  assert.equal(await files.exists(file), true);
  host.clock.advance(undeleteDays * 86_400_000);
  await removeGoneWebsites({ db: host.db, storage: files, clock: host.clock.now }, noLog);
  assert.equal(await files.exists(file), false);
});

test('saving an edit leaves the published files unchanged', async () => {
  const caller = await signIn(host);
  const { id, slug } = await publish(host, caller, { title: 'Kept' });
  const body = websiteContent({ id, title: 'Kept', csscode: 'edited' });
  await call(host, editWebsite, { body }, caller.headers);
  assert.equal(await deployed(slug, 'styles.css'), 'h1{}');
});

test('when the files cannot be written nothing is published', async (t) => {
  t.after(() => {
    broken = null;
  });
  const caller = await signIn(host);
  const { id, slug } = await publish(host, caller, { title: 'Full disk' });
  broken = 'create';
  for (const change of [{}, { id, csscode: 'new' }]) {
    const answer = await call(
      host,
      publishWebsite,
      { body: websiteContent(change) },
      caller.headers,
    );
    assertFailure(answer, 500, 'INTERNAL');
  }
  const list = await call(host, listWebsites, {}, caller.headers);
  assert.equal(list.json<{ message: unknown[] }>().message.length, 1);
  assert.equal(await deployed(slug, 'styles.css'), 'h1{}');
});

test('when old files cannot be removed the new ones are still published', async (t) => {
  t.after(() => {
    broken = null;
  });
  const caller = await signIn(host);
  const { id, slug } = await publish(host, caller, { title: 'Stuck files' });
  broken = 'deletePrefix';
  await publish(host, caller, { id, csscode: 'new' });
  assert.equal(await deployed(slug, 'styles.css'), 'new');
  const answer = await call(host, deleteWebsite, { params: { id } }, caller.headers);
  assert.equal(answer.statusCode, 200);
  assert.equal(await findPublished(host.db, slug), undefined);
});

test('a site deleted during its republication stays deleted', async () => {
  const caller = await signIn(host);
  const { id } = await publish(host, caller, { title: 'Two tabs' });
  const [publishing] = await Promise.all([
    call(host, publishWebsite, { body: websiteContent({ id, title: 'Two tabs' }) }, caller.headers),
    call(host, deleteWebsite, { params: { id } }, caller.headers),
  ]);
  const list = await call(host, listWebsites, {}, caller.headers);
  assert.deepEqual(list.json<{ message: unknown[] }>().message, []);
  assert.ok([200, 404].includes(publishing.statusCode), publishing.body);
});
