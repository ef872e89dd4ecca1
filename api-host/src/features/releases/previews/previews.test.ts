import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as calls from 'shared-kit/contract/releases';
import { describeShop } from '../../../testing/build-folder';
import { call } from '../../../testing/call';
import { assertFailure, testConformance } from '../../../testing/endpoint-conformance';
import { signIn } from '../../../testing/sign-in';
import type { SignedIn } from '../../../testing/sign-in';
import { recordedAbout } from '../../audit/testing/audit-trail';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { makeToken, signInOwner } from '../testing/service-token';

const remote = 'shop';
const version = '6.0.0';
const dayMs = 24 * 60 * 60_000;

let current: ReleaseHost;
before(async () => {
  current = await startReleaseHost();
  await current.publish(describeShop(version, { commit: '3f2a9c1d0e55' }));
});
after(() => current.close());
const host = () => current;

type As = Pick<SignedIn, 'headers'>;

const create = (more: object = {}, { headers }: As = current.manager) =>
  call(current, calls.createPreview, { body: { remote, version, ...more } }, headers);
async function make(more: object = {}, as: As = current.manager) {
  const answer = await create(more, as);
  assert.equal(answer.statusCode, 200, answer.body);
  return calls.createPreview.response.parse(answer.json()).preview;
}
const open = (id: string, { headers }: As) =>
  call(current, calls.openPreview, { body: { id } }, headers);
const look = (id: string, { headers }: As) =>
  call(current, calls.getPreview, { params: { id } }, headers);
const revoke = (id: string, { headers }: As = current.manager) =>
  call(current, calls.revokePreview, { body: { id } }, headers);
async function running({ headers }: As) {
  const answer = await call(current, calls.listOverrides, {}, headers);
  return calls.listOverrides.response
    .parse(answer.json())
    .overrides.map(({ release }) => release.version);
}

const conformance = {
  host,
  caller: { role: 'admin' },
  refused: [{}, { flags: { oto_6: 1 } }],
} as const;
const badId = { why: 'no id', message: 'A preview is named by 32 digits and letters' };

testConformance({
  ...conformance,
  endpoint: calls.listPreviews,
  request: () => ({ query: {} }),
  bad: [
    {
      why: 'no name',
      query: { remote: '../x' },
      message: 'A remote is named in kebab-case, such as "projects"',
    },
  ],
  success: ({ previews }) => assert.ok(Array.isArray(previews)),
});

testConformance({
  ...conformance,
  endpoint: calls.createPreview,
  request: () => ({ body: { remote, version } }),
  bad: [
    {
      why: 'more than a month',
      body: { remote, version, days: 31 },
      message: 'A preview is open for 1 to 30 days',
    },
    {
      why: 'a long note',
      body: { remote, version, note: 'x'.repeat(81) },
      message: 'The note is too long',
    },
  ],
  success: ({ preview }) => {
    assert.match(preview.path, /^\/releases\?preview=[0-9a-f]{32}$/u);
    assert.equal(preview.commit, '3f2a9c1d0e55');
  },
});

testConformance({
  ...conformance,
  endpoint: calls.getPreview,
  request: async () => ({ params: { id: (await make()).id } }),
  bad: [{ ...badId, params: { id: 'x' } }],
  success: ({ preview }) => assert.equal(preview.state, 'open'),
});

testConformance({
  ...conformance,
  endpoint: calls.openPreview,
  request: async () => ({ body: { id: (await make()).id } }),
  bad: [{ ...badId, body: { id: 'x' } }],
  success: ({ overrides }) => assert.deepEqual(overrides[0]?.release.version, version),
});

testConformance({
  ...conformance,
  endpoint: calls.revokePreview,
  request: async () => ({ body: { id: (await make()).id } }),
  bad: [{ ...badId, body: { id: 'x' } }],
  success: ({ preview }) => assert.equal(preview.state, 'revoked'),
});

test('only owners of its remote and release managers open it; for others there is none', async () => {
  const owner = await signInOwner(current, current.manager, remote);
  const stranger = await signInOwner(current, current.manager, 'another');
  const { id } = await make();
  const opened = await open(id, owner);
  assert.equal(opened.statusCode, 200, opened.body);
  assert.match(String(opened.headers['set-cookie']), /sitewright-override=1/);
  assert.deepEqual(await running(owner), [version]);
  for (const answer of [await look(id, stranger), await open(id, stranger)]) {
    assertFailure(answer, 404, 'NOT_FOUND');
  }
  assertFailure(await revoke(id, stranger), 404, 'NOT_FOUND');
  assertFailure(await create({}, stranger), 403, 'FORBIDDEN');
  assertFailure(await open(id, await signIn(current)), 403, 'FORBIDDEN');
  assertFailure(await open('0'.repeat(32), owner), 404, 'NOT_FOUND');
  const query = { remote };
  const list = await call(current, calls.listPreviews, { query }, stranger.headers);
  assertFailure(list, 403, 'FORBIDDEN');
  const all = await call(current, calls.listPreviews, { query: {} }, stranger.headers);
  assert.deepEqual(calls.listPreviews.response.parse(all.json()).previews, []);
});

test('what it runs is bound to the session, and ends with the right to release the remote', async () => {
  const owner = await signInOwner(current, current.manager, remote);
  const { id } = await make();
  await open(id, owner);
  assert.deepEqual(await running(current.manager), []);
  const body = { remote, account: owner.user.id };
  // Still an owner of something, so that the host answers and does not merely refuse.
  const email = { remote: 'another', email: owner.user.email };
  await call(current, calls.addReleaseOwner, { body: email }, current.manager.headers);
  await call(current, calls.removeReleaseOwner, { body }, current.manager.headers);
  assert.deepEqual(await running(owner), []);
  assertFailure(await open(id, owner), 404, 'NOT_FOUND');
});

test('revoked, it opens no more and ends where it runs', async () => {
  const owner = await signInOwner(current, current.manager, remote);
  const { id } = await make();
  await open(id, owner);
  assert.equal((await revoke(id, owner)).statusCode, 200);
  assert.deepEqual(await running(owner), []);
  assertFailure(await open(id, owner), 409, 'CONFLICT');
  assertFailure(await revoke(id), 409, 'CONFLICT');
  assert.notEqual((await make()).id, id);
});

test('an owner chooses no build without a preview, and stops what they run', async () => {
  const owner = await signInOwner(current, current.manager, remote);
  const body = { source: 'published', remote, version } as const;
  const chosen = await call(current, calls.startOverride, { body }, owner.headers);
  assertFailure(chosen, 403, 'FORBIDDEN');
  await open((await make()).id, owner);
  await call(current, calls.stopOverride, { body: {} }, owner.headers);
  assert.deepEqual(await running(owner), []);
});

test('a pipeline that may publish makes and revokes previews of its remote, and opens none', async () => {
  await current.publish(describeShop('6.4.0'));
  const [pipeline, of] = [
    await makeToken(current, current.manager, ['publish']),
    { version: '6.4.0' },
  ];
  const as = { headers: { authorization: `Bearer ${pipeline.secret}` } };
  const preview = await make({ ...of, note: 'Pull request 42' }, as);
  assert.deepEqual([preview.tokenId, preview.note], [pipeline.id, 'Pull request 42']);
  const again = await make({ ...of, note: 'Pull request 42, second try', days: 3 }, as);
  assert.equal(again.id, preview.id, 'one of a version at a time');
  assert.equal(again.note, 'Pull request 42, second try');
  assertFailure(await open(preview.id, as), 403, 'FORBIDDEN');
  assert.equal((await revoke(preview.id, as)).statusCode, 200);
  const reading = await makeToken(current, current.manager, ['read']);
  const reader = { headers: { authorization: `Bearer ${reading.secret}` } };
  assertFailure(await create({}, reader), 403, 'FORBIDDEN');
  const foreign = await makeToken(current, current.manager, ['publish'], { remote: 'another' });
  const other = { headers: { authorization: `Bearer ${foreign.secret}` } };
  assertFailure(await create({}, other), 403, 'FORBIDDEN');
});

test('it is of a build that is published, and keeps that from being collected', async () => {
  assertFailure(await create({ version: '9.9.9' }), 404, 'NOT_FOUND');
  await current.publish(describeShop('6.1.0'));
  const { id } = await make({ version: '6.1.0', days: 30 });
  current.clock.advance(2 * dayMs);
  await current.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2100-01-01') })
    .execute();
  const collect = async () => {
    const body = { remove: false, keepDays: 1 };
    const answer = await call(current, calls.collectBuilds, { body }, current.manager.headers);
    return calls.collectBuilds.response.parse(answer.json()).builds.map((build) => build.version);
  };
  assert.ok(!(await collect()).includes('6.1.0'));
  await revoke(id);
  assert.ok((await collect()).includes('6.1.0'));
});

test('who made it, opened it and revoked it is recorded', async () => {
  const owner = await signInOwner(current, current.manager, remote);
  await current.publish(describeShop('6.2.0'));
  const { id, expiresAt } = await make({ version: '6.2.0' });
  await open(id, owner);
  await revoke(id);
  const entries = await recordedAbout(current, remote);
  const manager = current.manager.user.id;
  const ids = { preview: id, version: '6.2.0' };
  assert.deepEqual(
    entries.filter(({ detail }) => detail.ids?.preview === id),
    [
      {
        action: 'release.preview-made',
        actor: manager,
        detail: { ids: { ...ids, until: expiresAt } },
      },
      { action: 'release.preview-opened', actor: owner.user.id, detail: { ids } },
      { action: 'release.preview-revoked', actor: manager, detail: { ids } },
    ],
  );
});

test('of a remote at most 100 are open', async () => {
  const at = current.clock.now();
  const row = { remote: 'full', version: '1.0.0', note: '', token_id: null, revoked_at: null };
  for (let number = 0; number < calls.previewLimits.ofRemote; number += 1) {
    await current.db
      .insertInto('release_previews')
      .values({
        ...row,
        id: String(number).padStart(32, '0'),
        creator_id: current.manager.user.id,
        created_at: at,
        expires_at: new Date(at.getTime() + dayMs),
      })
      .execute();
  }
  await current.publish(describeShop('6.3.0'));
  await current.db
    .updateTable('release_previews')
    .set({ remote })
    .where('remote', '=', 'full')
    .execute();
  assertFailure(await create({ version: '6.3.0' }), 409, 'CONFLICT');
});

// Last: the clock goes past what the others have made.
test('it ends by itself, also where it runs', async () => {
  await current.db.deleteFrom('release_previews').execute();
  const owner = await signInOwner(current, current.manager, remote);
  const { id } = await make({ days: 1 });
  current.clock.advance(dayMs - 60_000);
  await current.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2100-01-01') })
    .execute();
  await open(id, owner);
  assert.deepEqual(await running(owner), [version]);
  current.clock.advance(60_000);
  assert.deepEqual(await running(owner), []);
  assertFailure(await open(id, owner), 409, 'CONFLICT');
});
