import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  changeAddress,
  checkAddress,
  deleteWebsite,
  getPublication,
  listDeletedWebsites,
  listWebsites,
  putBackDeployment,
  takeWebsiteOffline,
  takeWebsiteOnline,
  undeleteDays,
  undeleteWebsite,
} from 'shared-kit/contract';
import type { Publication } from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { publish } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';
import { memoryStorage } from '../../testing/memory-storage';
import { findMoved, findPublished } from './addresses.repository';
import { removeGoneWebsites } from './remove-gone';

const host = sharedTestApp();

const badIds = [{ why: 'an invalid id', params: { id: 'seven' }, message: 'id must be a UUID' }];
const badAddresses = [
  ['no address', '', 'Address is required'],
  ['an underscore', 'my_site', 'Use letters, digits and single hyphens, such as corner-bakery'],
  ['a path', '../admin', 'Use letters, digits and single hyphens, such as corner-bakery'],
  ['a long one', 'x'.repeat(61), 'Use at most 60 characters'],
] as const;

async function publishLater(caller: SignedIn, title: string, id?: string): Promise<string> {
  host().clock.advance(1000);
  return (await publish(host(), caller, { title, ...(id && { id }) })).id;
}

async function read({ headers }: SignedIn, id: string): Promise<Publication> {
  const answer = await call(host(), getPublication, { params: { id } }, headers);
  return getPublication.response.parse(answer.json()).publication;
}

const titles = ({ deployments }: Publication) =>
  deployments.map(({ title, live }) => (live ? `${title} (live)` : title));

async function move({ headers }: SignedIn, id: string, address: string) {
  return call(host(), changeAddress, { params: { id }, body: { address } }, headers);
}

testConformance({
  host,
  endpoint: getPublication,
  request: async (caller) => ({ params: { id: await publishLater(caller, 'Read Me') } }),
  owned: true,
  bad: badIds,
  success: ({ publication }) => {
    assert.match(publication.link, new RegExp(`/${publication.address}/$`));
    assert.equal(publication.state, 'online');
    assert.deepEqual(titles(publication), ['Read Me (live)']);
  },
});

testConformance({
  host,
  endpoint: putBackDeployment,
  request: async (caller) => {
    const id = await publishLater(caller, 'First');
    await publishLater(caller, 'Second', id);
    const { deployments } = await read(caller, id);
    return { params: { id, deployment: deployments.at(-1)?.id ?? '' } };
  },
  owned: true,
  bad: [
    {
      why: 'a path instead of a name',
      params: { id: randomUUID(), deployment: '..%2F..' },
      message: 'deployment is not valid',
    },
  ],
  success: ({ publication }) => {
    assert.deepEqual(titles(publication), ['Second', 'First (live)']);
  },
});

testConformance({
  host,
  endpoint: takeWebsiteOffline,
  request: async (caller) => ({ params: { id: await publishLater(caller, 'Off') } }),
  owned: true,
  bad: badIds,
  success: async ({ publication }) => {
    assert.equal(publication.state, 'offline');
    assert.equal(await findPublished(host().db, publication.address), undefined);
  },
});

testConformance({
  host,
  endpoint: takeWebsiteOnline,
  request: async (caller) => {
    const id = await publishLater(caller, 'On');
    await call(host(), takeWebsiteOffline, { params: { id } }, caller.headers);
    return { params: { id } };
  },
  owned: true,
  bad: badIds,
  success: async ({ publication }) => {
    assert.equal(publication.state, 'online');
    assert.equal((await findPublished(host().db, publication.address))?.id, publication.id);
  },
});

testConformance({
  host,
  endpoint: changeAddress,
  request: async (caller) => ({
    params: { id: await publishLater(caller, 'Moving') },
    body: { address: ` Moved-${caller.user.id.slice(0, 8)} ` },
  }),
  owned: true,
  bad: badAddresses.map(([why, address, message]) => ({ why, body: { address }, message })),
  success: async ({ publication }, caller) => {
    assert.equal(publication.address, `moved-${caller.user.id.slice(0, 8)}`);
    assert.equal((await findPublished(host().db, publication.address))?.id, publication.id);
  },
});

testConformance({
  host,
  endpoint: checkAddress,
  request: async (caller) => ({
    params: { id: await publishLater(caller, 'Checking') },
    query: { address: 'nobody-has-this' },
  }),
  owned: true,
  bad: badAddresses.map(([why, address, message]) => ({ why, query: { address }, message })),
  success: (answer) => {
    assert.deepEqual([answer.free, answer.suggestion], [true, 'nobody-has-this']);
  },
});

testConformance({
  host,
  endpoint: listDeletedWebsites,
  request: async (caller) => {
    for (const title of ['One', 'Two']) {
      const id = await publishLater(caller, title);
      await call(host(), deleteWebsite, { params: { id } }, caller.headers);
    }
    return {};
  },
  success: ({ websites }) => {
    assert.deepEqual(
      websites.map(({ title }) => title),
      ['Two', 'One'],
    );
    const [{ deleted_at, gone_at } = { deleted_at: '', gone_at: '' }] = websites;
    assert.equal(Date.parse(gone_at) - Date.parse(deleted_at), undeleteDays * 86_400_000);
  },
});

testConformance({
  host,
  endpoint: undeleteWebsite,
  request: async (caller) => {
    const id = await publishLater(caller, 'Back again');
    await call(host(), deleteWebsite, { params: { id } }, caller.headers);
    return { params: { id } };
  },
  owned: true,
  bad: badIds,
  success: async ({ message }, caller) => {
    assert.equal(message, 'The website is back');
    const answer = await call(host(), listWebsites, {}, caller.headers);
    const [site] = listWebsites.response.parse(answer.json()).message;
    assert.equal(site?.title, 'Back again');
    assert.ok(await findPublished(host().db, site?.content.split('/').at(-2) ?? ''));
  },
});

test('a deleted website is hidden until restored, and permanently deleted after some days', async () => {
  const caller = await signIn(host());
  const id = await publishLater(caller, 'Second thoughts');
  await call(host(), deleteWebsite, { params: { id } }, caller.headers);
  assertFailure(
    await call(host(), getPublication, { params: { id } }, caller.headers),
    404,
    'NOT_FOUND',
  );
  const undelete = () => call(host(), undeleteWebsite, { params: { id } }, caller.headers);
  host().clock.advance(undeleteDays * 86_400_000 - 1);
  assert.equal((await undelete()).statusCode, 401, 'sessions end earlier');
  const again = await signIn(host());
  const other = await publishLater(again, 'Too late');
  await call(host(), deleteWebsite, { params: { id: other } }, again.headers);
  const row = host().db.updateTable('websites').where('id', '=', other);
  await row.set({ deleted_at: new Date(0) }).execute();
  const late = await call(host(), undeleteWebsite, { params: { id: other } }, again.headers);
  assertFailure(late, 404, 'NOT_FOUND');
});

test('another website’s deployment cannot be activated', async () => {
  const caller = await signIn(host());
  const [mine, other] = [await publishLater(caller, 'Mine'), await publishLater(caller, 'Other')];
  const { deployments } = await read(caller, other);
  const params = { id: mine, deployment: deployments[0]?.id ?? '' };
  const answer = await call(host(), putBackDeployment, { params }, caller.headers);
  assertFailure(answer, 404, 'NOT_FOUND');
});

test('publishing puts an offline website online', async () => {
  const caller = await signIn(host());
  const id = await publishLater(caller, 'Sleeping');
  await call(host(), takeWebsiteOffline, { params: { id } }, caller.headers);
  await publishLater(caller, 'Sleeping', id);
  assert.equal((await read(caller, id)).state, 'online');
});

test('a former address redirects, is not given to others, and can be taken back', async () => {
  const [caller, stranger] = [await signIn(host()), await signIn(host())];
  const id = await publishLater(caller, 'Old Name');
  const { address: old } = await read(caller, id);
  await move(caller, id, 'brand-new-name');
  assert.equal(await findMoved(host().db, old), 'brand-new-name');

  const theirs = await publishLater(stranger, 'Old Name');
  assert.notEqual((await read(stranger, theirs)).address, old);
  const refused = await move(stranger, theirs, old);
  assertFailure(refused, 409, 'CONFLICT');
  assert.match(
    refused.json<{ message: string }>().message,
    /is taken\. Free is, for example, old-name-\d/,
  );

  await move(caller, id, old);
  assert.equal((await findPublished(host().db, old))?.id, id);
  assert.equal(await findMoved(host().db, 'brand-new-name'), old);
});

test('an address used by the host is reserved', async () => {
  const caller = await signIn(host());
  const id = await publishLater(caller, 'Boss');
  const refused = await move(caller, id, 'admin');
  assertFailure(refused, 409, 'CONFLICT');
  assert.match(refused.json<{ message: string }>().message, /^This address is reserved/);
  const query = { address: 'admin' };
  const check = await call(host(), checkAddress, { params: { id }, query }, caller.headers);
  const { free, suggestion } = checkAddress.response.parse(check.json());
  assert.deepEqual([free, suggestion], [false, 'admin-site']);
});

test('of two concurrent requests for an address one gets it', async () => {
  const people = [await signIn(host()), await signIn(host())] as const;
  const ids = [
    await publishLater(people[0], 'Race A'),
    await publishLater(people[1], 'Race B'),
  ] as const;
  const answers = await Promise.all([
    move(people[0], ids[0], 'the-one-name'),
    move(people[1], ids[1], 'the-one-name'),
  ]);
  const codes = answers.map(({ statusCode }) => statusCode);
  assert.deepEqual(new Set(codes), new Set([200, 409]));
});

test('current and former addresses of a deleted website are never reused', async () => {
  const owner = await signIn(host());
  const id = await publishLater(owner, 'Habit Log');
  const { address: first } = await read(owner, id);
  await move(owner, id, 'habit-log-moved');
  await call(host(), deleteWebsite, { params: { id } }, owner.headers);
  host().clock.advance(undeleteDays * 86_400_000 + 1);
  const later = await signIn(host());
  await removeGoneWebsites(
    { db: host().db, clock: host().clock.now, storage: memoryStorage() },
    host().app.log,
  );
  const theirs = await publishLater(later, 'Habit Log');
  assert.notEqual((await read(later, theirs)).address, first);
  assertFailure(await move(later, theirs, 'habit-log-moved'), 409, 'CONFLICT');
});
