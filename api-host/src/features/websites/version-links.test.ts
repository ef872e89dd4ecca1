import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import {
  deleteUser,
  endSharedPreview,
  endVersionLink,
  listVersionLinks,
  saveVersion,
  shareLinkLimit,
  shareVersion,
} from 'shared-kit/contract';
import { buildSitesApp } from '../../sites/sites-app';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { memoryStorage } from '../../testing/memory-storage';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { testAddresses } from '../../testing/test-addresses';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { collectOrphans } from '../storage-care/orphans';
import { findMoved, findPublished } from './addresses.repository';
import { deriveHere } from './derived/derive-page';
import { findShared } from './share-links.repository';

const storage = memoryStorage();
let current: TestApp;
let sites: FastifyInstance;
before(async () => {
  current = await buildTestApp({ storage });
  sites = await buildSitesApp({
    storage,
    derive: deriveHere,
    addresses: testAddresses,
    findPublished: (slug) => findPublished(current.db, slug),
    findMoved: (slug) => findMoved(current.db, slug),
    findShared: (token) => findShared(current.db, token, current.clock.now()),
    appOrigin: 'http://app.test',
    log: { level: 'silent' },
  });
});
after(async () => {
  await sites.close();
  await current.close();
});
const host = () => current;

const dayMs = 86_400_000;

/** Saves the next version of a project. */
async function save({ headers }: SignedIn, project_id: string, base: number, html: string) {
  const body = { base, html, css: '', js: '', prompt: '' };
  const answer = await call(current, saveVersion, { params: { project_id }, body }, headers);
  assert.equal(answer.statusCode, 200, answer.body);
}

async function project(owner: SignedIn): Promise<string> {
  const id = randomUUID();
  await save(owner, id, 0, '<p>first</p>');
  return id;
}

const send = ({ headers }: SignedIn, project_id: string, number = 1) => {
  const body = { days: 7, title: 'Draft' } as const;
  return call(current, shareVersion, { params: { project_id, number }, body }, headers);
};

async function share(owner: SignedIn, projectId: string, number = 1) {
  const { link, share: made } = shareVersion.response.parse(
    (await send(owner, projectId, number)).json(),
  );
  return { link, path: new URL(link).pathname, share: made.id };
}

const badProject = {
  why: 'an invalid project id',
  params: { project_id: 'a b' },
  message: 'project_id must be 1 to 64 letters, digits, “-” or “_”',
};

testConformance({
  host,
  endpoint: shareVersion,
  owned: true,
  request: async (caller) => ({
    params: { project_id: await project(caller), number: 1 },
    body: { days: 30, title: 'Draft' } as const,
  }),
  bad: [
    {
      why: 'an invalid lifetime',
      body: { days: 2, title: 'Draft' },
      message: 'days must be 1, 7 or 30',
    },
    { why: 'no title', body: { days: 7, title: ' ' }, message: 'Title is required' },
  ],
  success: ({ link, share: made }) => {
    assert.match(link, /^http:\/\/sites\.test\/_share\/[\w-]{43}\/$/);
    assert.equal(made.version, 1);
    assert.equal(Date.parse(made.expires_at) - Date.parse(made.created_at), 30 * dayMs);
  },
});

testConformance({
  host,
  endpoint: listVersionLinks,
  owned: true,
  request: async (caller) => {
    const project_id = await project(caller);
    await share(caller, project_id);
    return { params: { project_id } };
  },
  bad: [badProject],
  success: (answer) => {
    assert.deepEqual(
      answer.links.map(({ version }) => version),
      [1],
    );
    assert.doesNotMatch(JSON.stringify(answer), /_share|hash|token/);
  },
});

testConformance({
  host,
  endpoint: endVersionLink,
  owned: true,
  request: async (caller) => {
    const project_id = await project(caller);
    return { params: { project_id, share: (await share(caller, project_id)).share } };
  },
  bad: [
    {
      why: 'an invalid link id',
      params: { project_id: 'p', share: 'seven' },
      message: 'share must be a UUID',
    },
  ],
  success: ({ message }) => assert.equal(message, 'The share link has ended'),
});

testConformance({
  host,
  endpoint: endSharedPreview,
  caller: { role: 'admin' },
  refused: [{}, { flags: { oto_6: 1 } }],
  request: async (caller) => ({
    body: { link: `${(await share(caller, await project(caller))).link}about.html?from=mail` },
  }),
  bad: [
    {
      why: 'the URL of another page',
      body: { link: 'http://sites.test/bakery/' },
      message: 'This is not the address of a shared preview',
    },
  ],
  success: ({ message }) => assert.equal(message, 'The share link has ended'),
});

test('a link shows its version of a project that was never published, until it expires', async () => {
  const owner = await signIn(current);
  const id = await project(owner);
  const { path } = await share(owner, id);
  await save(owner, id, 1, '<p>second</p>');
  const newer = await share(owner, id, 2);

  const page = await sites.inject(path);
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /<title>Draft<\/title>[^]*<p>first<\/p>/);
  assert.equal(page.headers['x-robots-tag'], 'noindex, nofollow');
  assert.match(String(page.headers['content-security-policy']), /^sandbox (?!.*same-origin)/);
  assert.match((await sites.inject(newer.path)).body, /<p>second<\/p>/);
  assert.equal((await sites.inject(`${path}styles.css`)).statusCode, 200);

  current.clock.advance(7 * dayMs);
  const over = await sites.inject(path);
  assert.equal(over.statusCode, 410);
  assert.match(over.body, /This preview has ended/);
});

test('a link ended by an operator shows nothing any more, and ends only once', async () => {
  const [admin, owner] = [await signIn(current, { role: 'admin' }), await signIn(current)];
  const { link, path } = await share(owner, await project(owner));
  const end = () => call(current, endSharedPreview, { body: { link } }, admin.headers);
  assert.equal((await end()).statusCode, 200);
  assert.equal((await sites.inject(path)).statusCode, 410);
  assertFailure(await end(), 404, 'NOT_FOUND');
});

const filesOf = async (home: string): Promise<number> => {
  let files = 0;
  for await (const _file of storage.list(`sites/${home}/`)) files += 1;
  return files;
};

test('the number of links is limited; ended ones leave no files, active ones are not orphans', async () => {
  const owner = await signIn(current);
  const id = await project(owner);
  const made = [];
  for (let count = 0; count < shareLinkLimit; count += 1) made.push(await share(owner, id));
  const { message } = assertFailure(await send(owner, id), 409, 'CONFLICT');
  assert.match(message, /^A project has at most 20 share links/);
  const [first, second] = made.map((one) => one.share);
  const params = { project_id: id, share: first ?? '' };
  await call(current, endVersionLink, { params }, owner.headers);
  assert.equal((await send(owner, id)).statusCode, 200);
  assert.equal(await filesOf(first ?? ''), 0);

  const later = () => new Date(Date.now() + 100 * dayMs);
  await collectOrphans({ db: current.db, storage, clock: later }, { remove: true, graceHours: 24 });
  assert.equal(await filesOf(second ?? ''), 3);
});

test('the links of a deleted member are deleted with their files', async () => {
  const [admin, owner] = [await signIn(current, { role: 'admin' }), await signIn(current)];
  const { path, share: made } = await share(owner, await project(owner));
  const params = { id: owner.user.id };
  const answer = await call(current, deleteUser, { params }, admin.headers);
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal((await sites.inject(path)).statusCode, 404);
  assert.equal(await filesOf(made), 0);
});
