import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { publishWebsite, websiteLimits } from 'shared-kit/contract';
import { openInbox } from '../features/form-messages/receive-message';
import { deployedFile, factsFile } from '../features/websites/deployment';
import { deriveThread } from '../features/websites/derived/derive-thread';
import { siteLookups } from '../features/websites/site-lookups';
import { GivenUp } from '../threads/bounded-thread';
import { call } from '../testing/call';
import { heavyPages, turnsDuring } from '../testing/heavy-pages';
import { assertFailure } from '../testing/endpoint-conformance';
import { MemoryMail } from '../testing/memory-mail';
import { memoryStorage } from '../testing/memory-storage';
import { publish, websiteContent } from '../testing/publish';
import { signIn } from '../testing/sign-in';
import type { SignedIn } from '../testing/sign-in';
import { buildTestApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { buildTestSites } from '../testing/test-sites';

/* What is made of a page is made once, when it is published, in a thread; visits and forms read it. */

const deriver = deriveThread({ milliseconds: 200_000 });
let derived = 0;
let givesUp = false;
const storage = memoryStorage();
const read: string[] = [];

/** Turns of the event loop while pages were derived. */
let turns = 0;
let host: TestApp;
let sites: FastifyInstance;
let owner: SignedIn;
before(async () => {
  const shared = {
    storage: {
      ...storage,
      get: async (key: string) => {
        read.push(key.split('/').at(-1) ?? '');
        return storage.get(key);
      },
    },
    derive: async (page: Parameters<typeof deriver.derive>[0]) => {
      derived += 1;
      if (givesUp) throw new GivenUp('the time limit');
      const { turns: taken, made } = await turnsDuring(() => deriver.derive(page));
      turns += taken;
      return made;
    },
  };
  host = await buildTestApp(shared);
  const inbox = openInbox({
    db: host.db,
    clock: host.clock.now,
    mail: new MemoryMail(),
    publicUrl: 'http://app.test',
  });
  sites = await buildTestSites({
    ...shared,
    inbox,
    ...siteLookups(host.db, host.clock.now, host.changes),
  });
  owner = await signIn(host);
});
after(async () => {
  await deriver.close();
  await sites.close();
  await host.close();
});

const form = '<form><input type="email" name="email"></form>';
const post = (path: string) =>
  sites.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    payload: 'email=a%40example.com',
  });

async function readBy(work: () => Promise<unknown>): Promise<string[]> {
  read.length = 0;
  derived = 0;
  await work();
  return [...read];
}

test('a visit of a page one has costs no look at its files', async () => {
  const { path } = await publish(host, owner);
  const { headers } = await sites.inject(path);
  const known = { 'if-none-match': String(headers.etag) };
  for (const name of ['', 'index.html']) {
    const files = await readBy(async () => {
      const answer = await sites.inject({ url: path + name, headers: known });
      assert.equal(answer.statusCode, 304);
    });
    assert.deepEqual(files, []);
  }
});

test('a visit of a font or picture reads that file alone', async () => {
  const csscode = "@font-face { font-family: K; src: url('assets/fonts/karla.woff2') }";
  const { path } = await publish(host, owner, { csscode });
  const files = await readBy(async () => {
    const answer = await sites.inject(`${path}assets/fonts/karla.woff2`);
    assert.equal(answer.statusCode, 200);
  });
  assert.deepEqual(files, ['karla.woff2']);
});

test('visits, forms, pages that are not there and icons read what is stored, and derive nothing', async () => {
  const { path } = await publish(host, owner, { htmlcode: form });
  const small = [factsFile];
  assert.deepEqual(await readBy(() => post(`${path}_form/form`)), small);
  assert.deepEqual(await readBy(() => sites.inject(`${path}_form/form/thanks`)), small);
  assert.deepEqual(await readBy(() => sites.inject(`${path}favicon.svg`)), small);
  assert.deepEqual(await readBy(() => sites.inject(`${path}nothing/here`)), small);
  const visit = await readBy(() => sites.inject(path));
  assert.deepEqual(new Set(visit), new Set(['index.html', factsFile]));
  assert.equal(derived, 0);
});

test('of a page published before it is derived once, however many come at once', async () => {
  const { id, path, slug } = await publish(host, owner, { htmlcode: form, title: 'From Before' });
  const lookups = siteLookups(host.db, host.clock.now, host.changes);
  const site = await lookups.findPublished(slug);
  assert.ok(site);
  const page = (await sites.inject(path)).body;
  const folder = deployedFile(id, site.deployment, '');
  const html = await storage.get(`${folder}index.html`);
  assert.ok(html);
  await storage.deletePrefix(folder);
  await storage.create(`${folder}index.html`, html.content);

  derived = 0;
  const visits = await Promise.all([1, 2, 3, 4].map(() => sites.inject(path)));
  for (const { body } of visits) assert.equal(body, page);
  assert.equal((await post(`${path}_form/form`)).statusCode, 200);
  assert.equal(derived, 1);
  assert.ok(await storage.exists(folder + factsFile));
});

test('a page of before that nobody can read within bounds is served as it is, without another try', async (t) => {
  const { id, path, slug } = await publish(host, owner, { title: 'Too Much' });
  const site = await siteLookups(host.db, host.clock.now, host.changes).findPublished(slug);
  const folder = deployedFile(id, site?.deployment ?? '', '');
  const html = await storage.get(`${folder}index.html`);
  await storage.deletePrefix(folder);
  await storage.create(`${folder}index.html`, html?.content ?? '');
  t.after(() => {
    givesUp = false;
  });
  givesUp = true;
  derived = 0;
  for (let visit = 0; visit < 3; visit += 1) {
    const answer = await sites.inject(path);
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.body, html?.content.toString());
  }
  assert.equal(derived, 1);
});

test('a page nobody can read within bounds is not published, and its member is told', async (t) => {
  t.after(() => {
    givesUp = false;
  });
  givesUp = true;
  const answer = await call(host, publishWebsite, { body: websiteContent() }, owner.headers);
  assertFailure(answer, 400, 'BAD_REQUEST');
  assert.match(answer.body, /too large or too deeply nested/);
});

/** In characters. */
const heavy = Math.min(240_000, websiteLimits.code);

for (const [what, make] of Object.entries(heavyPages)) {
  test(`what a page of ${what} is read for is small and stored`, async () => {
    const htmlcode = make(heavy);
    const { path } = await publish(host, owner, { htmlcode, title: what });
    const files = await readBy(() => sites.inject(path));
    assert.deepEqual([files.length, derived], [2, 0]);
    await post(`${path}_form/form`);
    assert.equal(derived, 0);
    const stored = await storage.get(deployedFile(...(await deploymentOf(path)), factsFile));
    assert.ok((stored?.content.length ?? Infinity) < 40_000, 'what is kept of it is small');
  });
}

test('the host goes on while pages are derived', async () => {
  turns = 0;
  const htmlcode = heavyPages['nested elements']?.(heavy) ?? '';
  await publish(host, owner, { htmlcode, title: 'Nested' });
  // None, had it been derived here.
  assert.ok(turns > 10, `${turns} turns`);
});

async function deploymentOf(path: string): Promise<[string, string]> {
  const site = await siteLookups(host.db, host.clock.now, host.changes).findPublished(
    path.split('/')[1] ?? '',
  );
  return [site?.id ?? '', site?.deployment ?? ''];
}
