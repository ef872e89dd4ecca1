import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import {
  changeAddress,
  deleteWebsite,
  suspendUser,
  suspendWebsite,
  takeWebsiteOffline,
} from 'shared-kit/contract';
import { siteLookups } from '../../features/websites/site-lookups';
import { call } from '../../testing/call';
import { memoryStorage } from '../../testing/memory-storage';
import { publish } from '../../testing/publish';
import type { PublishedSite } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { buildTestSites } from '../../testing/test-sites';
import { openForTwoHosts, toldOf } from '../../testing/two-hosts';
import type { SharedDatabase } from '../../testing/two-hosts';

/** Counts what the sites origins ask for. */
let reads = 0;
const stored = memoryStorage();
const storage = {
  ...stored,
  get: (key: string) => {
    reads += 1;
    return stored.get(key);
  },
};

let shared: SharedDatabase;
let host: TestApp;
let here: FastifyInstance;
let elsewhere: FastifyInstance;
let admin: SignedIn;
before(async () => {
  shared = await openForTwoHosts();
  host = await buildTestApp({ ...shared.first, storage: stored });
  const open = ({ db, changes }: SharedDatabase['first']) =>
    buildTestSites({ storage, ...siteLookups(db, host.clock.now, changes) });
  here = await open(shared.first);
  elsewhere = await open(shared.second);
  admin = await signIn(host, { role: 'admin' });
});
after(async () => {
  await here.close();
  await elsewhere.close();
  await host.close();
  await shared.close();
});

const statusAt = async (origin: FastifyInstance, { path }: PublishedSite) =>
  (await origin.inject(path)).statusCode;

/** A website both hosts have in memory, with everything they need to show it. */
async function knownSite(): Promise<{ owner: SignedIn; site: PublishedSite }> {
  const owner = await signIn(host);
  const site = await publish(host, owner);
  for (const origin of [here, elsewhere]) {
    assert.equal(await statusAt(origin, site), 200);
    const before = reads;
    assert.equal(await statusAt(origin, site), 200);
    assert.equal(reads, before, 'the storage was asked again');
  }
  return { owner, site };
}

interface TakeDown {
  readonly how: string;
  readonly take: (
    site: PublishedSite,
    owner: SignedIn,
  ) => Promise<{ readonly statusCode: number; readonly body: string }>;
  readonly topic?: (site: PublishedSite, owner: SignedIn) => string;
  readonly answer: number;
}

const reason = 'It copies the website of a bank';

const takeDowns: readonly TakeDown[] = [
  {
    how: 'a suspended website',
    take: ({ slug }) =>
      call(host, suspendWebsite, { body: { address: slug, reason } }, admin.headers),
    answer: 410,
  },
  {
    how: 'a website of a suspended account',
    take: (_site, { user: { id } }) =>
      call(host, suspendUser, { params: { id }, body: { reason } }, admin.headers),
    topic: (_site, { user }) => `user:${user.id}`,
    answer: 410,
  },
  {
    how: 'a website taken offline',
    take: ({ id }, { headers }) => call(host, takeWebsiteOffline, { params: { id } }, headers),
    answer: 404,
  },
  {
    how: 'a deleted website',
    take: ({ id }, { headers }) => call(host, deleteWebsite, { params: { id } }, headers),
    answer: 404,
  },
  {
    how: 'a website that moved',
    take: ({ id, slug }, { headers }) =>
      call(host, changeAddress, { params: { id }, body: { address: `${slug}-new` } }, headers),
    answer: 307,
  },
];

for (const { how, take, topic, answer } of takeDowns) {
  test(`${how} is gone at once on the same host, and on others with the notification`, async () => {
    const { owner, site } = await knownSite();
    const etag = String((await here.inject(site.path)).headers.etag);
    const told = toldOf(shared.second, topic?.(site, owner) ?? `website:${site.id}`);
    const taken = await take(site, owner);
    assert.equal(taken.statusCode, 200, taken.body);
    assert.equal(await statusAt(here, site), answer);
    const again = await here.inject({ url: site.path, headers: { 'if-none-match': etag } });
    assert.equal(again.statusCode, answer);
    await told;
    assert.equal(await statusAt(elsewhere, site), answer);
  });
}

test('a republished page is there at once on the same host, and on others with the notification', async () => {
  const { owner, site } = await knownSite();
  const told = toldOf(shared.second, `website:${site.id}`);
  await publish(host, owner, { id: site.id, htmlcode: '<h1>New bread</h1>' });
  assert.match((await here.inject(site.path)).body, /New bread/);
  await told;
  assert.match((await elsewhere.inject(site.path)).body, /New bread/);
});
