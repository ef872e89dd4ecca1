import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as calls from 'shared-kit/contract/releases';
import type { Finding } from 'shared-kit/contract/releases';
import { memberSubject } from 'shared-kit/contract/rollout';
import { describeShop, shellVersion, shopVersion } from '../../testing/build-folder';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import { startReleaseHost } from './testing/release-host';
import type { ReleaseHost } from './testing/release-host';

let current: ReleaseHost;
before(async () => {
  current = await startReleaseHost();
});
after(() => current.close());
const host = () => current;

const caller = { role: 'release manager', name: 'A Manager' };
const manages = { ...caller, flags: {} };
const refused = [{}, { flags: { oto_6: 1 } }, { role: 'manager' }] as const;
const remote = 'shop';

let number = 0;
/** Publishes another version of the remote and answers it. */
async function another(change: object = {}): Promise<string> {
  number += 1;
  const version = `2.${number}.0`;
  await current.publish(describeShop(version, change));
  return version;
}

/** The state every test begins with: everyone has a stable version, nothing is under way or frozen. */
async function settle(): Promise<void> {
  const { status } = await read();
  if (status.record.frozen) await ask(calls.freezeReleases, { frozen: false });
  for (const rollout of status.rollouts) await ask(calls.rollBack, { remote: rollout.remote });
}

const ask = async (
  endpoint: (typeof calls)[
    | 'startRollout'
    | 'promoteRollout'
    | 'pauseRollout'
    | 'resumeRollout'
    | 'rollBack'
    | 'freezeReleases'],
  body: object,
) =>
  current.app.inject({
    method: 'POST',
    url: endpoint.path,
    headers: current.manager.headers,
    payload: body,
  });

async function read() {
  const answer = await call(current, calls.getReleases, {}, current.manager.headers);
  return calls.getReleases.response.parse(answer.json());
}

const badRemote = {
  why: 'a remote that is no name',
  body: { remote: '../x' },
  message: 'A remote is named in kebab-case, such as "projects"',
};

testConformance({
  host,
  endpoint: calls.getReleases,
  caller: { role: 'admin' },
  refused,
  request: () => ({}),
  success: ({ status }) => {
    assert.equal(status.record.schema, 2);
    assert.ok(status.record.remotes.shop);
  },
});

testConformance({
  host,
  endpoint: calls.getReleaseHistory,
  caller: { role: 'admin' },
  refused,
  request: () => ({ query: { limit: 1 } }),
  bad: [{ why: 'a huge page', query: { limit: 201 }, message: 'limit is at most 200' }],
  success: ({ entries }) => assert.equal(entries.length, 1),
});

testConformance({
  host,
  endpoint: calls.getReleaseHealth,
  caller: { role: 'admin' },
  refused,
  request: () => ({ params: { remote }, query: {} }),
  bad: [{ why: 'too many', query: { minutes: 1441 }, message: 'minutes is at most 1440' }],
  success: ({ points }) => assert.ok(Array.isArray(points)),
});

testConformance({
  host,
  endpoint: calls.getReleaseFailures,
  caller: { role: 'admin' },
  refused,
  request: () => ({ params: { remote }, query: { version: shopVersion } }),
  bad: [
    {
      why: 'no version',
      query: {},
      message: 'A version looks like 1.2.3 or 1.2.3-0a1b2c3d',
    },
  ],
  success: (answer) => {
    assert.deepEqual(answer.groups, []);
    assert.equal(answer.hasMaps, false);
  },
});

testConformance({
  host,
  endpoint: calls.getGateVerdicts,
  caller: { role: 'admin' },
  refused,
  request: () => ({ params: { rollout: 'r-1' }, query: {} }),
  bad: [{ why: 'too many', query: { limit: 201 }, message: 'limit is at most 200' }],
  success: ({ verdicts }) => assert.deepEqual(verdicts, []),
});

testConformance({
  host,
  endpoint: calls.listBuilds,
  caller: { role: 'admin' },
  refused,
  request: () => ({ query: { remote } }),
  bad: [{ why: 'no name', query: { remote: '../x' }, message: badRemote.message }],
  success: ({ builds }) => assert.ok(builds.some(({ version }) => version === shopVersion)),
});

testConformance({
  host,
  endpoint: calls.getBuild,
  caller: { role: 'admin' },
  refused,
  request: () => ({ params: { remote, version: shopVersion } }),
  bad: [
    {
      why: 'no version',
      params: { remote, version: 'newest' },
      message: 'A version looks like 1.2.3 or 1.2.3-0a1b2c3d',
    },
  ],
  success: ({ build }) => assert.deepEqual(build, describeShop(shopVersion)),
});

test('a build that is not published is described to nobody', async () => {
  const { headers } = await signIn(host(), { role: 'admin' });
  const params = { remote, version: '7.7.7' };
  const answer = await call(host(), calls.getBuild, { params }, headers);
  assert.equal(assertFailure(answer, 404, 'NOT_FOUND').message, 'shop 7.7.7 is not published');
});

testConformance({
  host,
  endpoint: calls.publishBuild,
  caller: { role: 'admin' },
  refused,
  request: () => ({ body: { manifest: describeShop('9.0.0') } }),
  bad: [{ why: 'no manifest', body: {}, message: 'manifest is required' }],
  success: ({ state, missing }) => {
    assert.equal(state, 'incomplete');
    assert.deepEqual(missing, ['remoteEntry.js', 'remote.js', 'shop.js']);
  },
});

testConformance({
  host,
  endpoint: calls.uploadBuildFile,
  caller: { role: 'admin' },
  refused,
  request: () => {
    const integrity = describeShop('9.0.0').files[0]?.integrity ?? '';
    const content = Buffer.from("globalThis.remoteEntry_js = '9.0.0';\n".repeat(100));
    return { body: { remote, version: '9.0.0', integrity, content: content.toString('base64') } };
  },
  bad: [badRemote],
  success: ({ message }) => assert.equal(message, 'File uploaded'),
});

testConformance({
  host,
  endpoint: calls.checkBuild,
  caller: { role: 'admin' },
  refused,
  request: async () => ({ body: { remote, version: await another() } }),
  bad: [badRemote],
  success: ({ findings }) => assert.deepEqual(findings, []),
});

testConformance({
  host,
  endpoint: calls.startRollout,
  caller: { role: 'admin' },
  refused,
  request: async () => {
    await settle();
    return { body: { remote, version: await another() } };
  },
  bad: [
    badRemote,
    {
      why: 'a version that is none',
      body: { remote, version: 'latest' },
      message: 'A version looks like 1.2.3 or 1.2.3-0a1b2c3d',
    },
  ],
  success: ({ status }) => assert.equal(status.record.remotes.shop?.candidate?.share, 100),
});

async function started(steps?: object[]): Promise<string> {
  await settle();
  const version = await another();
  const answer = await ask(calls.startRollout, { remote, version, ...(steps ? { steps } : {}) });
  assert.equal(answer.statusCode, 200, answer.body);
  return version;
}

for (const endpoint of [calls.promoteRollout, calls.pauseRollout, calls.rollBack] as const) {
  testConformance({
    host,
    endpoint,
    caller: { role: 'admin' },
    refused,
    request: async () => {
      await started();
      return { body: { remote } };
    },
    bad: [badRemote],
    success: ({ status }) => assert.ok(status.record.serial > 1),
  });
}

testConformance({
  host,
  endpoint: calls.resumeRollout,
  caller: { role: 'admin' },
  refused,
  request: async () => {
    await started();
    await ask(calls.pauseRollout, { remote });
    return { body: { remote } };
  },
  bad: [badRemote],
  success: ({ status }) => assert.equal(status.rollouts[0]?.state, 'running'),
});

testConformance({
  host,
  endpoint: calls.freezeReleases,
  caller: { role: 'admin' },
  refused,
  request: async () => {
    await settle();
    return { body: { frozen: true } };
  },
  bad: [{ why: 'no word', body: {}, message: 'frozen is required' }],
  success: ({ status }) => assert.equal(status.record.frozen, true),
});

testConformance({
  host,
  endpoint: calls.planRollout,
  caller: { role: 'admin' },
  refused,
  request: () => ({ query: { remote } }),
  bad: [
    { why: 'no name', query: { remote: '../x' }, message: badRemote.message },
    {
      why: 'a share that is none',
      query: { remote, share: 10_001 },
      message: 'A share is from 0.01% to 100%',
    },
  ],
  success: ({ steps }) => assert.deepEqual(steps, calls.defaultSteps),
});

testConformance({
  host,
  endpoint: calls.explainVersion,
  caller: { role: 'admin' },
  refused,
  request: (person) => ({ query: { remote, email: person.user.email } }),
  bad: [{ why: 'no name', query: { remote: '../x' }, message: badRemote.message }],
  success: ({ arm }) => assert.equal(arm, 'stable'),
});

testConformance({
  host,
  endpoint: calls.collectBuilds,
  caller: { role: 'admin' },
  refused,
  request: () => ({ body: { remove: false } }),
  bad: [{ why: 'no word', body: {}, message: 'remove is required' }],
  success: ({ removed }) => assert.equal(removed, false),
});

testConformance({
  host,
  endpoint: calls.listReleaseKeys,
  caller: { role: 'admin' },
  refused,
  request: () => ({}),
  success: ({ keys }) => assert.ok(keys.some(({ signsHere }) => signsHere)),
});

testConformance({
  host,
  endpoint: calls.changeReleaseKeys,
  caller: { role: 'admin' },
  refused,
  request: () => ({ body: { action: 'add' as const } }),
  bad: [{ why: 'another deed', body: { action: 'lose' }, message: 'action is not valid' }],
  success: ({ keys }) => assert.ok(keys.length > 1),
});

for (const endpoint of [calls.listReleaseKeys, calls.changeReleaseKeys] as const) {
  test(`${endpoint.operation}: keys are for admins alone`, async () => {
    const person = await signIn(current, manages);
    await current.db
      .updateTable('users')
      .set({ release_manager: 1 })
      .where('id', '=', person.user.id)
      .execute();
    const url = endpoint.path;
    const send = (headers: Record<string, string>) =>
      current.app.inject(
        endpoint.method === 'GET'
          ? { method: 'GET', url, headers }
          : { method: 'POST', url, headers, payload: { action: 'add' } },
      );
    assertFailure(await send({}), 401, 'UNAUTHENTICATED');
    assertFailure(await send(person.headers), 403, 'FORBIDDEN');
    assert.equal((await send(current.manager.headers)).statusCode, 200);
  });
}

test('a release manager who is no admin may release, and an admin makes them one', async () => {
  const person = await signIn(current, manages);
  const get = () => call(current, calls.getReleases, {}, person.headers);
  assertFailure(await get(), 403, 'FORBIDDEN');
  const { id, name, email } = person.user;
  const change = await current.app.inject({
    method: 'POST',
    url: `/api/update-user/${id}`,
    headers: current.manager.headers,
    payload: { name, email, release_manager: 1 },
  });
  assert.equal(change.json<{ user: { release_manager: number } }>().user.release_manager, 1);
  assert.equal((await get()).statusCode, 200);
});

test('a version is published once: the same again is nothing, other content is refused', async () => {
  const version = await another();
  const publish = (manifest: object) =>
    current.app.inject({
      method: 'POST',
      url: calls.publishBuild.path,
      headers: current.manager.headers,
      payload: { manifest },
    });
  const later = { commit: 'abc', builtAt: '2026-05-05T00:00:00.000Z' };
  const again = await publish(describeShop(version, later));
  assert.equal(again.json<{ state: string }>().state, 'unchanged');
  const other = await publish(describeShop(version, { preload: [] }));
  assert.match(assertFailure(other, 409, 'CONFLICT').message, /raise the version/);
  const file = describeShop(version).files[0];
  const body = { remote, version, integrity: file?.integrity ?? '', content: 'AAAA' };
  const wrong = await call(current, calls.uploadBuildFile, { body }, current.manager.headers);
  assert.match(assertFailure(wrong, 400, 'BAD_REQUEST').message, /not what its hash says/);
});

test('a build that names files it does not have, or exposes nothing, is refused', async () => {
  await assert.rejects(current.publish(describeShop('8.0.0', { entry: 'gone.js' })), /gone\.js/);
  await assert.rejects(current.publish(describeShop('8.0.1', { exposes: [] })), /exposes nothing/);
  await assert.rejects(current.publish(describeShop('8.0.2', { name: 'shell' })), /is no shell/);
});

test('what does not fit the live shell can be published and not started', async () => {
  await settle();
  const version = await another({ hostApi: '^2.0.0' });
  const answer = await ask(calls.startRollout, { remote, version });
  const { message } = assertFailure(answer, 409, 'CONFLICT');
  assert.match(message, /needs host API \^2\.0\.0; the live shell offers 1\.0\.0/);
  const check = await call(
    current,
    calls.checkBuild,
    { body: { remote, version } },
    current.manager.headers,
  );
  assert.equal(check.json<{ findings: Finding[] }>().findings[0]?.severity, 'blocks');
});

test('a rollout goes up by steps and at the end everyone has it', async () => {
  const before = (await read()).status.record.remotes.shop?.stable.version;
  const version = await started([
    { share: 100, bakeSeconds: 60 },
    { share: 5_000, bakeSeconds: 60 },
  ]);
  assertFailure(await ask(calls.startRollout, { remote, version }), 409, 'CONFLICT');
  await ask(calls.promoteRollout, { remote });
  assert.equal((await read()).status.record.remotes.shop?.candidate?.share, 5_000);
  await ask(calls.promoteRollout, { remote, reason: 'It is good' });
  const { status } = await read();
  assert.equal(status.record.remotes.shop?.stable.version, version);
  assert.equal(status.record.remotes.shop?.previous?.version, before);
  assert.equal(status.record.remotes.shop?.candidate, undefined);
  assert.deepEqual(status.rollouts, []);
  assertFailure(await ask(calls.promoteRollout, { remote }), 404, 'NOT_FOUND');
  assertFailure(await ask(calls.startRollout, { remote, version }), 409, 'CONFLICT');
});

test('a remote nobody has goes to everyone with its first release, when it fits', async () => {
  await settle();
  const routes = (path: string) => [
    { path, access: 'member' as const, title: 'Blog', preload: [], shares: ['react'] },
  ];
  await current.publish(describeShop('1.0.0', { name: 'blog', routes: [...routes('/shop')] }));
  const taken = await ask(calls.startRollout, { remote: 'blog', version: '1.0.0' });
  assert.match(assertFailure(taken, 409, 'CONFLICT').message, /The route \/shop belongs to shop/);
  await current.publish(describeShop('1.0.1', { name: 'blog', routes: [...routes('/blog')] }));
  const first = await ask(calls.startRollout, { remote: 'blog', version: '1.0.1' });
  assert.equal(first.statusCode, 200, first.body);
  const { status } = await read();
  assert.equal(status.record.remotes['blog']?.stable.version, '1.0.1');
  assert.equal(status.record.remotes['blog']?.candidate, undefined);
  assert.deepEqual(status.rollouts, []);
});

test('a rollback is a new entry that skips a freeze, and leaves nothing bad to fall back to', async () => {
  const version = await started();
  await ask(calls.promoteRollout, { remote, all: true });
  await ask(calls.freezeReleases, { frozen: true });
  assertFailure(await ask(calls.freezeReleases, { frozen: true }), 409, 'CONFLICT');
  const blocked = await ask(calls.startRollout, { remote, version: shopVersion });
  assert.match(assertFailure(blocked, 409, 'CONFLICT').message, /frozen/);
  const serial = (await read()).status.record.serial;
  const back = await ask(calls.rollBack, { remote, reason: 'Members complain' });
  assert.equal(back.statusCode, 200, back.body);
  const { status } = await read();
  assert.equal(status.record.serial, serial + 1);
  assert.notEqual(status.record.remotes.shop?.stable.version, version);
  assert.equal(status.record.remotes.shop?.previous, undefined);
  assertFailure(await ask(calls.rollBack, { remote }), 409, 'CONFLICT');
  const named = await ask(calls.rollBack, { remote, version });
  assert.equal(named.statusCode, 200, named.body);
  assertFailure(await ask(calls.rollBack, { remote, version: '7.7.7' }), 404, 'NOT_FOUND');
  assertFailure(await ask(calls.rollBack, { remote: 'nowhere' }), 404, 'NOT_FOUND');
  const history = await call(
    current,
    calls.getReleaseHistory,
    { query: { remote, limit: 3 } },
    current.manager.headers,
  );
  const { entries } = calls.getReleaseHistory.response.parse(history.json());
  assert.deepEqual(entries.map(({ action, who, why }) => [action, who, why]).slice(0, 2), [
    ['rollback', 'manager@example.com', 'Rolled back by a person'],
    ['rollback', 'manager@example.com', 'Members complain'],
  ]);
});

test('a rollback to a build that was never live for everyone is refused, also as a candidate', async () => {
  const neverLive = await another();
  await ask(calls.freezeReleases, { frozen: true });
  const before = (await read()).status.record;
  const named = await ask(calls.rollBack, { remote, version: neverLive });
  assert.match(assertFailure(named, 409, 'CONFLICT').message, /start a rollout instead/);
  assert.deepEqual((await read()).status.record, before);
  await ask(calls.freezeReleases, { frozen: false });
  const candidate = await started();
  await ask(calls.rollBack, { remote });
  const takenBack = await ask(calls.rollBack, { remote, version: candidate });
  assert.match(assertFailure(takenBack, 409, 'CONFLICT').message, /never live for everyone/);
});

test('the history names accounts, whatever they called themselves meanwhile', async () => {
  const { id } = current.manager.user;
  const called = (email: string) =>
    current.db.updateTable('users').set({ email, email_key: email }).where('id', '=', id).execute();
  const newest = async () => {
    const query = { limit: 1 };
    const history = await call(
      current,
      calls.getReleaseHistory,
      { query },
      current.manager.headers,
    );
    const { entries } = calls.getReleaseHistory.response.parse(history.json());
    return entries[0];
  };
  await called('victim@example.com');
  await ask(calls.freezeReleases, { frozen: true });
  const seen = (await read()).status.record.serial - 1;
  await called('manager@example.com');
  const victim = await signIn(current, { email: 'victim@example.com' });
  assert.equal((await newest())?.who, 'manager@example.com');
  assert.equal((await newest())?.whoId, id);
  const stale = await ask(calls.startRollout, { remote, version: '7.7.7', seen });
  assert.match(assertFailure(stale, 409, 'CONFLICT').message, /^manager@example\.com was quicker/);

  const leaver = await signIn(current, { role: 'admin', email: 'leaver@example.com' });
  await call(current, calls.freezeReleases, { body: { frozen: false } }, leaver.headers);
  await current.db.deleteFrom('users').where('id', '=', leaver.user.id).execute();
  await signIn(current, { email: 'leaver@example.com' });
  assert.equal((await newest())?.who, 'leaver@example.com (account deleted)');
  assert.notEqual((await newest())?.whoId, victim.user.id);
});

test('a build names the account that published it', async () => {
  const version = await another();
  const email = 'renamed@example.com';
  await current.db
    .updateTable('users')
    .set({ email, email_key: email })
    .where('id', '=', current.manager.user.id)
    .execute();
  const answer = await call(
    current,
    calls.listBuilds,
    { query: { remote } },
    current.manager.headers,
  );
  const { builds } = calls.listBuilds.response.parse(answer.json());
  const build = builds.find((one) => one.version === version);
  assert.deepEqual([build?.publishedBy, build?.publishedById], [email, current.manager.user.id]);
});

test('the history cannot be rewritten', async () => {
  const change = current.db.updateTable('release_entries').set({ who: 'nobody' }).execute();
  await assert.rejects(change, /append-only/);
  await assert.rejects(current.db.deleteFrom('release_entries').execute(), /append-only/);
});

test('why answers for a member what their browser draws', async () => {
  const version = await started([{ share: 5_000, bakeSeconds: 60 }]);
  const person = await signIn(current);
  const why = async (query: object) =>
    current.app.inject({
      url: calls.explainVersion.path,
      query: { remote, ...query },
      headers: current.manager.headers,
    });
  const answer = (await why({ email: person.user.email })).json<{ arm: string; bucket: number }>();
  assert.equal(answer.arm, answer.bucket < 5_000 ? 'candidate' : 'stable');
  const bySubject = (await why({ subject: memberSubject(person.user.id) })).json<object>();
  assert.deepEqual(bySubject, answer);
  assert.match((await why({ subject: 'browser:1' })).body, new RegExp(`of 10,000|${version}`));
  assertFailure(await why({}), 400, 'BAD_REQUEST');
  assertFailure(await why({ email: 'no@body.example' }), 404, 'NOT_FOUND');
});

test('the page preloads the version this browser draws', async () => {
  const version = await started([{ share: 10_000, bakeSeconds: 60 }]);
  const page = async (cookie?: string) =>
    (await current.app.inject({ url: '/shop', headers: cookie ? { cookie } : {} })).body;
  assert.ok((await page('sitewright-subject=browser%3Aabc')).includes(`/remotes/shop/${version}/`));
  // A browser that has said nothing readable is given an id, and this page is drawn for that.
  for (const cookie of [undefined, 'sitewright-subject=x', 'sitewright-subject=%ff']) {
    const text = await page(cookie);
    assert.match(text, /"browser":"[0-9a-f]{24}"/);
    assert.match(text, new RegExp(`href="/remotes/shop/${version}/`));
  }
});

test('collecting names first, and keeps what is live, what it replaced and what is young', async () => {
  const list = async (remove: boolean) => {
    const body = { remove, keepDays: 1 };
    const answer = await call(current, calls.collectBuilds, { body }, current.manager.headers);
    return calls.collectBuilds.response.parse(answer.json()).builds.map(({ version }) => version);
  };
  const unused = await another();
  assert.ok(!(await list(false)).includes(unused));
  await started();
  await ask(calls.promoteRollout, { remote, all: true });
  current.clock.advance(25 * 60 * 60 * 1000);
  const live = (await read()).status.record.remotes.shop;
  const removable = await list(false);
  assert.ok(removable.includes(unused));
  assert.ok(!removable.includes(live?.stable.version ?? ''));
  assert.ok(!removable.includes(live?.previous?.version ?? ''));
  const { headers } = current.manager;
  const body = { source: 'published', remote, version: unused } as const;
  await call(current, calls.startOverride, { body }, headers);
  assert.ok(!(await list(true)).includes(unused), 'somebody tries it');
  await call(current, calls.stopOverride, { body: { remote } }, headers);
  assert.deepEqual(await list(true), [unused]);
  assert.deepEqual(await list(false), []);
  const gone = await current.app.inject(`/remotes/shop/${unused}/remoteEntry.js`);
  assert.equal(gone.statusCode, 404);
});

test('the first record is the seed, and knows the shell', async () => {
  const own = await startReleaseHost();
  try {
    const row = await own.db.selectFrom('release_entries').selectAll().executeTakeFirstOrThrow();
    assert.equal(row.action, 'seed');
    assert.equal(row.record.shell.version, shellVersion);
  } finally {
    await own.close();
  }
});
