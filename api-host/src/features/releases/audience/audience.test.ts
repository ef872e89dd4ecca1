import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { getProfile, logout } from 'shared-kit/contract';
import type { BeaconEvent, ReleaseAudience } from 'shared-kit/contract/releases';
import * as calls from 'shared-kit/contract/releases';
import {
  bucketOf,
  inlinedPageLoadId,
  memberSubject,
  subjectCookie,
} from 'shared-kit/contract/rollout';
import type { HandedOutLoad } from 'shared-kit/contract/rollout';
import { describeShop, shopVersion } from '../../../testing/build-folder';
import { call } from '../../../testing/call';
import { signIn } from '../../../testing/sign-in';
import type { SignedIn } from '../../../testing/sign-in';
import { findOpenRollout } from '../controller/rollouts.repository';
import { report } from '../testing/page-visits';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';

const remote = 'shop';
const version = '2.1.0';
const steps = [
  { share: 0, bakeSeconds: 0 },
  { share: 100, bakeSeconds: 0 },
];

let host: ReleaseHost;
let rollout = '';
beforeEach(async () => {
  host = await startReleaseHost();
  await host.publish(describeShop(version));
});
afterEach(() => host.close());

const start = async (body: object) => {
  const asked = { remote, version, reason: '', ...body };
  const answer = await call(host, calls.startRollout, { body: asked }, host.manager.headers);
  rollout = (await findOpenRollout(host.db, remote))?.id ?? '';
  return { status: answer.statusCode, message: answer.json<{ message: string }>().message };
};
const startFor = (audience: ReleaseAudience) => start({ steps, audience });

/** The cookie a browser has after its shell has asked who is signed in. */
async function cookieOf({ headers }: SignedIn): Promise<string> {
  const answer = await call(host, getProfile, {}, headers);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

interface Visit {
  readonly cookie?: string;
  readonly subject?: string;
  readonly address?: string;
}

/** Opens a page, and says how it was named and which version of the remote it preloads. */
async function open({ cookie = '', subject, address }: Visit = {}) {
  const noted = subject === undefined ? '' : `; ${subjectCookie}=${encodeURIComponent(subject)}`;
  const forwarded = address === undefined ? {} : { 'x-forwarded-for': address };
  const headers = { cookie: `${cookie}${noted}`, ...forwarded };
  const { body } = await host.app.inject({ url: '/shop', headers });
  const found = new RegExp(`id="${inlinedPageLoadId}">(.*?)</script>`).exec(body)?.[1] ?? '';
  const preloaded = /href="\/remotes\/shop\/([^/]+)\/remoteEntry/.exec(body)?.[1];
  return { ...(JSON.parse(found) as HandedOutLoad), preloaded };
}

async function openAs(person: SignedIn) {
  const subject = memberSubject(person.user.id);
  return open({ cookie: await cookieOf(person), subject });
}

const ready = (arm: 'stable' | 'candidate'): BeaconEvent => ({
  kind: 'ready',
  remote,
  version: arm === 'candidate' ? version : shopVersion,
  arm,
  rollout,
  loadMs: 300,
});

for (const [whom, audience, person] of [
  ['an administrator', { roles: ['admin'] }, { role: 'admin' }],
  ['an administrator as release manager', { roles: ['releaseManager'] }, { role: 'admin' }],
  ['a member with the flag', { flags: [6] }, { flags: { oto_6: 1 } }],
] as const) {
  test(`${whom} gets the candidate while nobody else is drawn`, async () => {
    const [other, theirs] = [await signIn(host), await signIn(host, person)];
    await startFor(audience as never);
    const page = await openAs(theirs);
    assert.equal(page.preloaded, version);
    assert.deepEqual(page.audience?.member?.rollouts, [rollout]);
    const theirPage = await openAs(other);
    assert.equal(theirPage.preloaded, shopVersion);
    assert.equal(theirPage.audience, undefined);
    assert.equal(
      (await open()).audience,
      undefined,
      'who is not signed in is in none by an account',
    );
  });
}

test('named members and owners of the remote are in it', async () => {
  const [named, owner] = [await signIn(host), await signIn(host)];
  const body = { remote, email: owner.user.email };
  const added = await call(host, calls.addReleaseOwner, { body }, host.manager.headers);
  assert.equal(added.statusCode, 200, added.body);
  await startFor({ members: [named.user.id], roles: ['owner'] });
  assert.equal((await openAs(named)).preloaded, version);
  assert.equal((await openAs(owner)).preloaded, version);
});

test('a network is that of the address as trusted proxies give it', async () => {
  await startFor({ networks: ['203.0.113.0/24'] });
  assert.equal((await open({ address: '203.0.113.9' })).preloaded, version);
  assert.equal((await open({ address: '198.51.100.9' })).preloaded, shopVersion);
  assert.equal((await open({ address: '203.0.113.9, 198.51.100.9' })).preloaded, shopVersion);
});

test('it follows the account: a right taken away, a session ended', async () => {
  const person = await signIn(host, { role: 'admin', email: 'second@example.com' });
  await startFor({ roles: ['admin'] });
  const [cookie, subject] = [await cookieOf(person), memberSubject(person.user.id)];
  assert.equal((await open({ cookie, subject })).preloaded, version);
  await host.db
    .updateTable('users')
    .set({ role: 'user' })
    .where('id', '=', person.user.id)
    .execute();
  assert.equal((await open({ cookie, subject })).preloaded, shopVersion);
  await host.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', person.user.id)
    .execute();
  const out = await call(host, logout, {}, { ...person.headers, cookie });
  assert.match(String(out.headers['set-cookie']), /sitewright-visitor=; Path=\/; Max-Age=0/);
  assert.equal((await open({ cookie, subject })).preloaded, shopVersion);
});

test('no browser chooses its arm: what it says of itself is no audience', async () => {
  const person = await signIn(host);
  await startFor({ roles: ['admin'] });
  // The subject is what its own script notes, the other cookie a session it does not have.
  const cookie = `sitewright-visitor=${'0'.repeat(64)}`;
  const subject = memberSubject(host.manager.user.id);
  const invented = await open({ cookie, subject });
  assert.equal(invented.preloaded, shopVersion);
  assert.equal(await report(host, invented.load, [ready('candidate')], host.manager), 0);
  const page = await openAs(person);
  assert.equal(await report(host, page.load, [ready('candidate')], person), 0);
  assert.equal(await report(host, page.load, [ready('stable')], person), 1);
});

test('page loads of the audience count, as those of its account and for no arm', async () => {
  await startFor({ roles: ['admin'] });
  const page = await openAs(host.manager);
  assert.equal(await report(host, page.load, [ready('stable')], host.manager), 0);
  assert.equal(await report(host, page.load, [ready('candidate')], host.manager), 1);
  const rows = await host.db
    .selectFrom('release_health')
    .select(['arm', 'weight', 'ready'])
    .execute();
  assert.deepEqual(rows, [{ arm: 'candidate', weight: 'audience', ready: 1 }]);
  const witnesses = await host.db
    .selectFrom('release_witnesses')
    .select(['kind', 'loads'])
    .execute();
  assert.deepEqual(witnesses, [{ kind: 'audience', loads: 1 }]);
});

test('a member of the audience who would be drawn anyway is not in the comparison either', async () => {
  const drawn = [{ share: 10_000, bakeSeconds: 0 }];
  await start({ steps: drawn, audience: { roles: ['admin'] } });
  assert.ok(bucketOf(remote, rollout, memberSubject(host.manager.user.id)) < 10_000);
  const page = await openAs(host.manager);
  assert.equal(await report(host, page.load, [ready('candidate')], host.manager), 1);
  const [row] = await host.db.selectFrom('release_health').select('weight').execute();
  assert.equal(row?.weight, 'audience');
});

test('the record is the same for everybody and names nobody', async () => {
  const person = await signIn(host);
  await startFor({ members: [person.user.id], networks: ['203.0.113.0/24'] });
  const one = await host.app.inject({
    url: '/releases.json',
    headers: { cookie: await cookieOf(person) },
  });
  const other = await host.app.inject({ url: '/releases.json' });
  assert.equal(one.body, other.body);
  assert.equal(one.headers.etag, other.headers.etag);
  assert.ok(!one.body.includes(person.user.id) && !one.body.includes('203.0.113'));
});

test('the cookie that says whose page it is opens nothing', async () => {
  const cookie = await cookieOf(host.manager);
  assert.match(cookie, /^sitewright-visitor=[0-9a-f]{64}$/);
  const value = cookie.split('=')[1] ?? '';
  for (const headers of [{ cookie }, { authorization: `Bearer ${value}` }] as Record<
    string,
    string
  >[]) {
    const answer = await host.app.inject({ url: '/api/releases', headers });
    assert.equal(answer.statusCode, 401);
  }
});

test('history and audit log name the audience, in words and in ids', async () => {
  const person = await signIn(host);
  await startFor({
    roles: ['admin'],
    flags: [6],
    members: [person.user.id],
    networks: ['10.0.0.0/8'],
  });
  const answer = await call(
    host,
    calls.getReleaseHistory,
    { query: { remote, limit: 1 } },
    host.manager.headers,
  );
  const [entry] = answer.json<{ entries: { what: string }[] }>().entries;
  assert.equal(
    entry?.what,
    'shop 2.1.0 goes to its audience alone: administrators, members with flag 6, 1 named member and everybody in 10.0.0.0/8.',
  );
  const noted = await host.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'release.start')
    .executeTakeFirst();
  const { record: _, ...ids } = noted?.detail.ids ?? {};
  assert.deepEqual(ids, {
    version,
    'audience roles': 'admin',
    'audience flags': '6',
    'audience members': person.user.id,
    'audience networks': '10.0.0.0/8',
  });
});

test('a first step of 0% needs an audience, and one beside that of the build is refused', async () => {
  const refused = await start({ steps });
  assert.deepEqual(
    [refused.status, refused.message],
    [400, 'A first step of 0% is for an audience; name one'],
  );
  const ruled = '2.2.0';
  await host.publish({ ...describeShop(ruled), rules: { audience: { roles: ['admin'] } } });
  const typed = await start({ version: ruled, audience: { flags: [6] } });
  assert.equal(typed.status, 409);
  assert.match(typed.message, /brings its audience along in release\.json/);
  assert.equal((await start({ version: ruled })).status, 200);
  assert.deepEqual((await findOpenRollout(host.db, remote))?.audience, { roles: ['admin'] });
});

test('who gets it is explained', async () => {
  await startFor({ roles: ['admin'] });
  const query = { remote, email: host.manager.user.email };
  const answer = await call(host, calls.explainVersion, { query }, host.manager.headers);
  assert.match(answer.json<{ message: string }>().message, /is in the audience of rollout/);
});
