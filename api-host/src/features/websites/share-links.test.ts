import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import {
  createShareLink,
  deleteWebsite,
  editWebsite,
  listShareLinks,
  revokeShareLink,
  shareLinkLimit,
  suspendWebsite,
  takeWebsiteOffline,
} from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { memoryStorage } from '../../testing/memory-storage';
import { publish, websiteContent } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';
import { buildTestSites } from '../../testing/test-sites';
import { siteLookups } from './site-lookups';

const storage = memoryStorage();
let sites: FastifyInstance;
const host = sharedTestApp({ storage }, async ({ db, clock, changes }) => {
  sites = await buildTestSites({ storage, ...siteLookups(db, clock.now, changes) });
});
after(() => sites.close());

const publishLive = async (caller: SignedIn): Promise<string> =>
  (await publish(host(), caller, { htmlcode: '<p>live</p>' })).id;

const edit = (owner: SignedIn, id: string, htmlcode: string) =>
  call(host(), editWebsite, { body: websiteContent({ id, htmlcode }) }, owner.headers);

async function share({ headers }: SignedIn, id: string, days: 1 | 7 | 30 = 1) {
  const answer = await call(host(), createShareLink, { params: { id }, body: { days } }, headers);
  const { link, share: made } = createShareLink.response.parse(answer.json());
  return { path: new URL(link).pathname, share: made.id };
}

const list = async ({ headers }: SignedIn, id: string) =>
  listShareLinks.response.parse(
    (await call(host(), listShareLinks, { params: { id } }, headers)).json(),
  ).links;

const badId = { why: 'an invalid id', params: { id: 'x' }, message: 'id must be a UUID' };

testConformance({
  host,
  endpoint: createShareLink,
  owned: true,
  request: async (caller) => ({
    params: { id: await publishLive(caller) },
    body: { days: 7 as const },
  }),
  bad: [
    badId,
    {
      why: 'an invalid number of days',
      body: { days: 365 },
      message: 'days must be 1, 7 or 30',
    },
  ],
  success: ({ share: made, link }) => {
    assert.match(link, /^http:\/\/sites\.test\/_share\/[\w-]{43}\/$/);
    assert.equal(Date.parse(made.expires_at) - Date.parse(made.created_at), 7 * 86_400_000);
  },
});

testConformance({
  host,
  endpoint: listShareLinks,
  owned: true,
  request: async (caller) => {
    const id = await publishLive(caller);
    await share(caller, id);
    return { params: { id } };
  },
  bad: [badId],
  success: (answer) => {
    assert.equal(answer.links.length, 1);
    assert.doesNotMatch(JSON.stringify(answer), /_share|hash|token/);
  },
});

testConformance({
  host,
  endpoint: revokeShareLink,
  owned: true,
  request: async (caller) => {
    const id = await publishLive(caller);
    return { params: { id, share: (await share(caller, id)).share } };
  },
  bad: [
    {
      why: 'an invalid link id',
      params: { id: randomUUID(), share: 'seven' },
      message: 'share must be a UUID',
    },
  ],
  success: ({ message }) => assert.equal(message, 'The share link has ended'),
});

test('a link shows what was saved when it was created, published or not, and is not listed', async () => {
  const owner = await signIn(host());
  const id = await publishLive(owner);
  await edit(owner, id, '<p>draft</p>');
  await call(host(), takeWebsiteOffline, { params: { id } }, owner.headers);
  const { path } = await share(owner, id);
  await edit(owner, id, '<p>later</p>');

  const page = await sites.inject(path);
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /<p>draft<\/p>/);
  assert.equal(page.headers['x-robots-tag'], 'noindex, nofollow');
  assert.equal(page.headers['referrer-policy'], 'no-referrer');
  assert.equal(page.headers['cache-control'], 'private, no-store');
  assert.match(String(page.headers['content-security-policy']), /^sandbox (?!.*same-origin)/);
  for (const file of ['styles.css', 'script.js', 'index.html']) {
    assert.equal((await sites.inject(path + file)).statusCode, 200, file);
  }
  const bare = await sites.inject(path.slice(0, -1));
  assert.deepEqual([bare.statusCode, bare.headers.location], [308, path]);
  for (const wrong of [`${path}none`, `${path}assets/images/..%2f..%2fa.webp`, '/_share/x/']) {
    const answer = await sites.inject(wrong);
    assert.equal(answer.statusCode, 404, wrong);
    assert.equal(answer.headers['referrer-policy'], 'no-referrer');
  }
});

test('the forms of a shared draft do not deliver and say so', async () => {
  const owner = await signIn(host());
  const id = await publishLive(owner);
  const form = '<form method="post" data-deliver><textarea name="text"></textarea></form>';
  await edit(owner, id, form);
  const { path } = await share(owner, id);
  assert.ok((await sites.inject(path)).body.includes(form));
  const sent = await sites.inject({ method: 'POST', url: path, payload: { text: 'Hi' } });
  assert.equal(sent.statusCode, 405);
  assert.match(sent.body, /Nothing was sent or saved/);
});

test('links that expired, were ended or belong to a deleted website show a plain page', async () => {
  const owner = await signIn(host());
  const id = await publishLive(owner);
  const kept = await share(owner, id, 30);
  const [short, withdrawn] = [await share(owner, id, 1), await share(owner, id, 1)];
  const params = { id, share: withdrawn.share };
  await call(host(), revokeShareLink, { params }, owner.headers);
  assertFailure(await call(host(), revokeShareLink, { params }, owner.headers), 404, 'NOT_FOUND');
  host().clock.advance(86_400_000);

  for (const { path } of [short, withdrawn]) {
    const answer = await sites.inject(path);
    assert.equal(answer.statusCode, 410);
    assert.match(answer.body, /This preview has ended/);
    assert.equal(answer.headers['x-robots-tag'], 'noindex');
  }
  assert.equal((await sites.inject(kept.path)).statusCode, 200);
});

test('ended links leave no files, and free places up to the limit', async () => {
  const owner = await signIn(host());
  const id = await publishLive(owner);
  const shared = await Promise.all(
    Array.from({ length: shareLinkLimit }, () => share(owner, id, 1)),
  );
  const params = { id };
  const more = () => call(host(), createShareLink, { params, body: { days: 1 } }, owner.headers);
  assertFailure(await more(), 409, 'CONFLICT');
  const first = shared[0]?.share ?? '';
  await call(host(), revokeShareLink, { params: { id, share: first } }, owner.headers);
  assert.equal((await more()).statusCode, 200);
  assert.equal((await list(owner, id)).length, shareLinkLimit);

  const folders = new Set<string>();
  for await (const { key } of storage.list(`sites/${id}/`)) folders.add(key.split('/')[2] ?? '');
  assert.equal(folders.size, shareLinkLimit + 1, 'the live deployment and what the links show');
});

test('concurrent requests do not exceed the limit, and refused ones leave no files', async () => {
  const owner = await signIn(host());
  const id = await publishLive(owner);
  const answers = await Promise.all(
    Array.from({ length: shareLinkLimit + 6 }, () =>
      call(host(), createShareLink, { params: { id }, body: { days: 1 } }, owner.headers),
    ),
  );
  const made = answers.filter(({ statusCode }) => statusCode === 200);
  assert.equal(made.length, shareLinkLimit);
  assert.equal((await list(owner, id)).length, shareLinkLimit);
  const folders = new Set<string>();
  for await (const { key } of storage.list(`sites/${id}/`)) folders.add(key.split('/')[2] ?? '');
  assert.equal(folders.size, shareLinkLimit + 1, 'the live deployment and what the links show');
});

test('a link ends with its website, and shows that it was suspended', async () => {
  const [admin, owner] = [await signIn(host(), { role: 'admin' }), await signIn(host())];
  const id = await publishLive(owner);
  const { path } = await share(owner, id);
  const row = await host()
    .db.selectFrom('websites')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const body = { address: row.slug, reason: 'Fraud' };
  const page = await sites.inject(`/${row.slug}/`);
  await call(host(), suspendWebsite, { body }, admin.headers);

  for (const address of [
    path,
    `${path}styles.css`,
    `/${row.slug}`,
    `/${row.slug}/`,
    `/${row.slug}/script.js`,
    `/${row.slug}/social.png`,
    `/${row.slug}/none`,
  ]) {
    // Revalidations by a browser do not count.
    const headers = { 'if-none-match': String(page.headers.etag) };
    const answer = await sites.inject({ url: address, headers });
    assert.equal(answer.statusCode, 410, address);
    assert.match(answer.body, /This website was taken down/);
    assert.doesNotMatch(answer.body, /Fraud/, 'the reason is for the owner');
    assert.equal(answer.headers['cache-control'], 'no-store');
  }
  const refused = await call(
    host(),
    createShareLink,
    { params: { id }, body: { days: 1 } },
    owner.headers,
  );
  assertFailure(refused, 403, 'FORBIDDEN');

  await call(host(), takeWebsiteOffline, { params: { id } }, owner.headers);
  assert.equal((await sites.inject(`/${row.slug}/`)).statusCode, 410, 'offline or not');
  await call(host(), deleteWebsite, { params: { id } }, owner.headers);
  assert.match((await sites.inject(path)).body, /This preview has ended/);
});
