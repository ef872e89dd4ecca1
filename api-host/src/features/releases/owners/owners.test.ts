import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { deleteAgencyUser, getProfile } from 'shared-kit/contract';
import type { Endpoint } from 'shared-kit/contract';
import * as calls from 'shared-kit/contract/releases';
import { describeShop } from '../../../testing/build-folder';
import { call, callLoosely } from '../../../testing/call';
import { assertFailure, testConformance } from '../../../testing/endpoint-conformance';
import { MemoryMail } from '../../../testing/memory-mail';
import { signIn } from '../../../testing/sign-in';
import type { SignedIn } from '../../../testing/sign-in';
import { recordedAbout } from '../../audit/testing/audit-trail';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { makeToken, signInOwner } from '../testing/service-token';

const mail = new MemoryMail();
let current: ReleaseHost;
before(async () => {
  current = await startReleaseHost({ mail });
});
after(() => current.close());
const host = () => current;

const refused = [{}, { flags: { oto_6: 1 } }] as const;
const remote = 'shop';
const badRemote = 'A remote is named in kebab-case, such as "projects"';

const own = (owner: SignedIn, of = remote) =>
  call(
    current,
    calls.addReleaseOwner,
    { body: { remote: of, email: owner.user.email } },
    current.manager.headers,
  );
const disown = (owner: SignedIn, of = remote) =>
  call(
    current,
    calls.removeReleaseOwner,
    { body: { remote: of, account: owner.user.id } },
    current.manager.headers,
  );

testConformance({
  host,
  endpoint: calls.listReleaseOwners,
  caller: { role: 'admin' },
  refused,
  request: () => ({}),
  success: ({ owners }) => assert.ok(Array.isArray(owners)),
});

testConformance({
  host,
  endpoint: calls.addReleaseOwner,
  caller: { role: 'admin' },
  refused,
  request: async () => ({ body: { remote: 'ladder', email: (await signIn(current)).user.email } }),
  bad: [
    { why: 'no remote', body: { remote: '../x', email: 'a@example.com' }, message: badRemote },
    { why: 'no email', body: { remote, email: 'nobody' }, message: 'Invalid email format' },
  ],
  success: ({ owners }) => assert.ok(owners.some((owner) => owner.remote === 'ladder')),
});

testConformance({
  host,
  endpoint: calls.removeReleaseOwner,
  caller: { role: 'admin' },
  refused,
  request: async () => {
    const owner = await signInOwner(current, current.manager, 'ladder-2');
    return { body: { remote: 'ladder-2', account: owner.user.id } };
  },
  bad: [{ why: 'no account', body: { remote, account: '1' }, message: 'account must be a UUID' }],
  success: ({ message }) => assert.match(message, /does not own ladder-2/u),
});

test('an owner publishes and rolls out their remote, and no other', async () => {
  const owner = await signInOwner(current, current.manager);
  const ask = (endpoint: Endpoint, body: object) =>
    callLoosely(current, endpoint, { body }, owner.headers);
  const manifest = describeShop('3.0.0');
  await current.publish(manifest);
  assert.equal((await ask(calls.publishBuild, { manifest })).statusCode, 200);
  const changes = [
    [calls.startRollout, { version: '3.0.0' }],
    [calls.pauseRollout, {}],
    [calls.resumeRollout, {}],
    [calls.promoteRollout, {}],
    [calls.rollBack, {}],
  ] as const;
  for (const [endpoint, more] of changes) {
    const other = await ask(endpoint, { remote: 'projects', ...more });
    const { message } = assertFailure(other, 403, 'FORBIDDEN');
    assert.equal(message, 'Only an owner of projects or a release manager may do this');
    const answer = await ask(endpoint, { remote, ...more });
    assert.equal(answer.statusCode, 200, `${endpoint.operation}: ${answer.body}`);
  }
  const stranger = describeShop('3.0.0', { name: 'projects' });
  assertFailure(await ask(calls.publishBuild, { manifest: stranger }), 403, 'FORBIDDEN');
  const file = { version: '3.0.1', integrity: manifest.files[0]?.integrity, content: 'eA==' };
  assertFailure(
    await ask(calls.uploadBuildFile, { remote: 'projects', ...file }),
    403,
    'FORBIDDEN',
  );
});

test('what is about all remotes stays with release managers, and the status says so beforehand', async () => {
  const owner = await signInOwner(current, current.manager, 'elsewhere');
  for (const [endpoint, request] of [
    [calls.freezeReleases, { body: { frozen: true } }],
    [calls.collectBuilds, { body: { remove: false } }],
    [calls.listReleaseKeys, {}],
    [calls.explainVersion, { query: { remote, subject: 'x' } }],
    [calls.addReleaseOwner, { body: { remote, email: owner.user.email } }],
    [calls.startOverride, { body: { source: 'published', remote, version: '1.0.0' } }],
  ] as const) {
    const answer = await callLoosely(current, endpoint, request, owner.headers);
    assertFailure(answer, 403, 'FORBIDDEN');
  }
  const read = await call(current, calls.getReleases, {}, owner.headers);
  const { abilities } = calls.getReleases.response.parse(read.json()).status;
  assert.equal(abilities?.freeze, 'Only a release manager may do this');
  assert.equal(abilities?.setOwners, 'Only an admin may do this');
  assert.match(abilities?.remotes[remote]?.rollBack ?? '', /^Only an owner of shop/u);
  assert.match(abilities?.remotes[remote]?.tokens ?? '', /^Only an owner of shop/u);
});

test('an approval a release manager has to give is not an owner’s to give', async () => {
  const owner = await signInOwner(current, current.manager);
  const approval = { by: ['releaseManager' as const], another: false };
  const rules = { steps: [{ percent: 50, bakeMinutes: 0, approval }] };
  await current.publish(describeShop('3.1.0', { rules }));
  const start = { body: { remote, version: '3.1.0' } };
  const started = await call(current, calls.startRollout, start, owner.headers);
  assert.equal(started.statusCode, 200, started.body);
  const promote = await call(current, calls.promoteRollout, { body: { remote } }, owner.headers);
  const { message } = assertFailure(promote, 409, 'CONFLICT');
  assert.match(message, /only with the approval of a release manager/u);
  await call(current, calls.rollBack, { body: { remote } }, owner.headers);
});

test('owners are named by who they are now, and given and taken in the audit log by id', async () => {
  const owner = await signIn(current, { name: 'Olga' });
  assertFailure(await disown(owner), 404, 'NOT_FOUND');
  const added = calls.addReleaseOwner.response.parse((await own(owner)).json());
  const named = added.owners.find(({ account }) => account === owner.user.id);
  assert.deepEqual([named?.name, named?.email], ['Olga', owner.user.email]);
  assertFailure(await own(owner), 409, 'CONFLICT');
  assert.equal((await disown(owner)).statusCode, 200);
  const actor = current.manager.user.id;
  assert.deepEqual(await recordedAbout(current, owner.user.id), [
    { action: 'release.owner-added', actor, detail: { ids: { remote } } },
    { action: 'release.owner-removed', actor, detail: { ids: { remote } } },
  ]);
  const nobody = { body: { remote, email: `${randomUUID()}@example.com` } };
  const answer = await call(current, calls.addReleaseOwner, nobody, current.manager.headers);
  assertFailure(answer, 404, 'NOT_FOUND');
});

test('an account says that it owns a remote as long as it owns one', async () => {
  const owner = await signIn(current);
  const says = async () =>
    (await call(current, getProfile, {}, owner.headers)).json<{
      user: { release_owner?: number };
    }>().user.release_owner;
  const reads = async () => (await call(current, calls.getReleases, {}, owner.headers)).statusCode;
  assert.deepEqual([await says(), await reads()], [undefined, 403]);
  await own(owner, 'one');
  await own(owner, 'two');
  assert.deepEqual([await says(), await reads()], [1, 200]);
  await disown(owner, 'one');
  assert.deepEqual([await says(), await reads()], [1, 200]);
  await disown(owner, 'two');
  assert.deepEqual([await says(), await reads()], [undefined, 403]);
});

test('an account is told by mail that it owns a remote, and that it does not any more', async () => {
  const owner = await signIn(current);
  const added = mail.nextTo(owner.user.email);
  await own(owner, 'told');
  assert.equal((await added).to, owner.user.email);
  assert.match((await added).text, /Owner of the remote told: yes/u);
  const removed = mail.nextTo(owner.user.email);
  await disown(owner, 'told');
  assert.match((await removed).text, /Owner of the remote told: no/u);
});

test('a remote has at most 20 owners', async () => {
  for (let number = 0; number < calls.mostOwners; number += 1) {
    await signInOwner(current, current.manager, 'crowded');
  }
  assertFailure(await own(await signIn(current), 'crowded'), 409, 'CONFLICT');
});

test('the tokens of an owner who is removed end for good; those of a release manager do not', async () => {
  const owner = await signInOwner(current, current.manager, 'leaving');
  const token = await makeToken(current, owner, ['read'], { remote: 'leaving' });
  await own(current.manager, 'leaving');
  const kept = await makeToken(current, current.manager, ['read'], { remote: 'leaving' });
  const statusOf = async ({ headers }: typeof token) =>
    (await call(current, calls.getReleases, {}, headers)).statusCode;
  assert.deepEqual([await statusOf(token), await statusOf(kept)], [200, 200]);
  await disown(owner, 'leaving');
  await disown(current.manager, 'leaving');
  await own(owner, 'leaving');
  assert.deepEqual([await statusOf(token), await statusOf(kept)], [401, 200]);
  const actions = (await recordedAbout(current, token.id)).map(({ action }) => action);
  assert.deepEqual(actions, ['release.token-created', 'release.token-revoked']);
});

test('an agency manager does not manage an account that owns a remote', async () => {
  const agent = await signIn(current, { flags: { oto_6: 1 } });
  const [owner, member] = [await signIn(current), await signIn(current)];
  for (const { user } of [owner, member]) {
    await current.db
      .insertInto('agency_users')
      .values({ user_id: user.id, manager_id: agent.user.id })
      .execute();
  }
  await own(owner);
  const remove = async ({ user }: SignedIn) =>
    (await call(current, deleteAgencyUser, { params: { id: user.id } }, agent.headers)).statusCode;
  assert.deepEqual([await remove(owner), await remove(member)], [404, 200]);
});
