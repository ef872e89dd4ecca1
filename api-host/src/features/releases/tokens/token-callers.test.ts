import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import * as contract from 'shared-kit/contract';
import type { Endpoint } from 'shared-kit/contract';
import * as calls from 'shared-kit/contract/releases';
import { describeShop } from '../../../testing/build-folder';
import { call, callLoosely } from '../../../testing/call';
import { assertFailure } from '../../../testing/endpoint-conformance';
import { signIn } from '../../../testing/sign-in';
import type { SignedIn } from '../../../testing/sign-in';
import { recordedOf } from '../../audit/testing/audit-trail';
import { publishOver, startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { makeToken, signInOwner } from '../testing/service-token';

let host: ReleaseHost;
before(async () => {
  host = await startReleaseHost();
});
after(() => host.close());

const remote = 'shop';
const all = [...calls.tokenActions];

const ask = (endpoint: Endpoint, request: object, headers: Readonly<Record<string, string>>) =>
  callLoosely(host, endpoint, request, headers);
const statusOf = async (headers: Readonly<Record<string, string>>) =>
  (await ask(calls.getReleases, {}, headers)).statusCode;

/** Every test begins with nothing under way. */
beforeEach(async () => {
  const answer = await call(host, calls.getReleases, {}, host.manager.headers);
  const { rollouts } = calls.getReleases.response.parse(answer.json()).status;
  if (rollouts.length > 0) await ask(calls.rollBack, { body: { remote } }, host.manager.headers);
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'operation' in value && 'path' in value;

const forTokens = new Set([
  'getReleases',
  'getReleaseHistory',
  'getReleaseHealth',
  'getReleaseFailures',
  'getGateVerdicts',
  'planRollout',
  'listBuilds',
  'getBuild',
  'checkBuild',
  'publishBuild',
  'uploadBuildFile',
  'startRollout',
  'promoteRollout',
  'pauseRollout',
  'resumeRollout',
  'rollBack',
  'createPreview',
  'listPreviews',
  'revokePreview',
]);

test('a token with every action, made by an admin, opens nothing else of the whole contract', async () => {
  const { headers } = await makeToken(host, host.manager, all);
  const endpoints = Object.values<unknown>({ ...contract, ...calls }).filter(isEndpoint);
  assert.ok(endpoints.length > 100, String(endpoints.length));
  for (const endpoint of endpoints) {
    if (endpoint.authentication === 'none' || forTokens.has(endpoint.operation)) continue;
    const params = { id: host.manager.user.id, message: host.manager.user.id, remote };
    const answer = await ask(endpoint, { params }, headers);
    // Calls of the editor's origin are not served here.
    if (answer.statusCode === 404)
      assert.ok(endpoint.path.startsWith('/api/editor'), endpoint.path);
    else assert.ok([401, 403].includes(answer.statusCode), `${endpoint.operation} ${answer.body}`);
  }
});

const bodies = {
  publish: [calls.publishBuild, { manifest: describeShop('4.0.0') }],
  rollout: [calls.startRollout, { remote, version: '9.9.9' }],
  rollback: [calls.rollBack, { remote, from: '9.9.9' }],
  read: [calls.checkBuild, { remote, version: '9.9.9' }],
} as const;

test('a token does what it was made for, and reads what it works on', async () => {
  for (const action of calls.tokenActions) {
    const { headers } = await makeToken(host, host.manager, [action]);
    for (const [name, [endpoint, body]] of Object.entries(bodies)) {
      const { statusCode } = await ask(endpoint, { body }, headers);
      const may = name === action || name === 'read';
      assert.equal(statusCode === 403, !may, `${action} token: ${name} ${statusCode}`);
    }
    assert.equal(await statusOf(headers), 200);
  }
});

test('a token of another remote reads and changes nothing of this one', async () => {
  const { headers } = await makeToken(host, host.manager, all, { remote: 'elsewhere' });
  const requests = [
    ...Object.values(bodies).map(([endpoint, body]) => [endpoint, { body }] as const),
    [calls.pauseRollout, { body: { remote } }],
    [calls.resumeRollout, { body: { remote } }],
    [calls.promoteRollout, { body: { remote } }],
    [calls.getReleaseHistory, { query: { remote } }],
    [calls.getReleaseHealth, { params: { remote } }],
    [calls.getReleaseFailures, { params: { remote }, query: { version: '1.0.0' } }],
    [calls.planRollout, { query: { remote } }],
    [calls.listBuilds, { query: { remote } }],
    [calls.getBuild, { params: { remote, version: '1.0.0' } }],
  ] as const;
  for (const [endpoint, request] of requests) {
    const answer = await ask(endpoint, request, headers);
    const { message } = assertFailure(answer, 403, 'FORBIDDEN');
    assert.equal(message, 'This token is not for shop', endpoint.operation);
  }
  const status = calls.getReleases.response.parse(
    (await ask(calls.getReleases, {}, headers)).json(),
  ).status;
  assert.deepEqual([status.record.remotes, status.rollouts, status.health], [{}, [], {}]);
  assert.deepEqual((await ask(calls.listBuilds, {}, headers)).json<{ builds: [] }>().builds, []);
  const history = await ask(calls.getReleaseHistory, {}, headers);
  assert.deepEqual(history.json<{ entries: [] }>().entries, []);
});

test('history, builds and audit log name the token and its creator by id', async () => {
  const creator = await signInOwner(host, host.manager);
  const { id, headers } = await makeToken(host, creator, all, {});
  await publishOver(host, { headers }, describeShop('5.1.0'));
  const build = calls.listBuilds.response
    .parse((await ask(calls.listBuilds, {}, headers)).json())
    .builds.find(({ version }) => version === '5.1.0');
  assert.deepEqual([build?.publishedById, build?.publishedByToken], [creator.user.id, id]);
  const start = { body: { remote, version: '5.1.0' } };
  const started = await ask(calls.startRollout, start, headers);
  assert.equal(started.statusCode, 200, started.body);
  const answer = await ask(calls.getReleaseHistory, { query: { remote, limit: 1 } }, headers);
  const [entry] = calls.getReleaseHistory.response.parse(answer.json()).entries;
  assert.deepEqual(
    [entry?.who, entry?.whoId, entry?.tokenId],
    [`token ${id} of ${creator.user.email}`, creator.user.id, id],
  );
  const last = (await recordedOf(host, creator.user.id)).at(-1);
  assert.equal(last?.action, 'release.start');
  assert.equal(last?.detail.ids?.token, id);
  const notice = await host.db
    .selectFrom('release_notices')
    .select('body')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  assert.equal((notice.body as { tokenId?: string }).tokenId, id);
});

test('an approval that waits for a person is not a token’s to give', async () => {
  await host.publish(describeShop('6.0.0'));
  const { headers } = await makeToken(host, host.manager, ['rollout']);
  const steps = [
    { share: 100, bakeSeconds: 0, approval: false },
    { share: 5_000, bakeSeconds: 0, approval: true },
  ];
  await ask(calls.startRollout, { body: { remote, version: '6.0.0', steps } }, headers);
  const promote = (body: object) =>
    ask(calls.promoteRollout, { body: { remote, ...body } }, headers);
  assertFailure(await promote({ all: true }), 409, 'CONFLICT');
  assert.equal((await promote({})).statusCode, 200);
  const { message } = assertFailure(await promote({}), 409, 'CONFLICT');
  assert.match(message, /approval of a person, not of a token/u);
  const byPerson = { body: { remote } };
  const approved = await ask(calls.promoteRollout, byPerson, host.manager.headers);
  assert.equal(approved.statusCode, 200, approved.body);
});

test('a token that was revoked or has expired is refused from the next call on', async () => {
  const revoked = await makeToken(host, host.manager, ['read']);
  assert.equal(await statusOf(revoked.headers), 200);
  const body = { id: revoked.id };
  await call(host, calls.revokeReleaseToken, { body }, host.manager.headers);
  const refusal = await ask(calls.getReleases, {}, revoked.headers);
  assert.match(assertFailure(refusal, 401, 'UNAUTHENTICATED').message, /was revoked/u);
  const expired = await makeToken(host, host.manager, ['read'], { days: 1 });
  host.clock.advance(24 * 60 * 60_000 - 1);
  assert.equal(await statusOf(expired.headers), 200);
  host.clock.advance(1);
  const late = await ask(calls.getReleases, {}, expired.headers);
  assert.match(assertFailure(late, 401, 'UNAUTHENTICATED').message, /has expired/u);
  const unknown = { authorization: `Bearer swr_${'A'.repeat(43)}` };
  assertFailure(await ask(calls.getReleases, {}, unknown), 401, 'UNAUTHENTICATED');
});

test('a token is refused as soon as its creator is suspended, loses the right or is deleted', async () => {
  const set =
    (change: object) =>
    async ({ user }: SignedIn) => {
      await host.db.updateTable('users').set(change).where('id', '=', user.id).execute();
    };
  const losses = [
    set({ suspended_at: host.clock.now() }),
    set({ release_manager: 0 }),
    async ({ user }: SignedIn) => {
      await host.db.deleteFrom('users').where('id', '=', user.id).execute();
    },
  ];
  for (const lose of losses) {
    const creator = await signIn(host);
    await set({ release_manager: 1 })(creator);
    const { id, headers } = await makeToken(host, creator, ['read']);
    assert.equal(await statusOf(headers), 200);
    await lose(creator);
    assertFailure(await ask(calls.getReleases, {}, headers), 401, 'UNAUTHENTICATED');
    const answer = await call(host, calls.listReleaseTokens, { query: {} }, host.manager.headers);
    const { tokens } = calls.listReleaseTokens.response.parse(answer.json());
    assert.equal(tokens.find((token) => token.id === id)?.state, 'orphaned');
  }
});

test('the last use is noted once a minute', async () => {
  const { id, headers } = await makeToken(host, host.manager, ['read']);
  const lastUse = async () => {
    const row = await host.db
      .selectFrom('release_tokens')
      .select('last_used_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.last_used_at?.getTime() ?? null;
  };
  assert.equal(await lastUse(), null);
  const first = host.clock.now().getTime();
  await statusOf(headers);
  host.clock.advance(59_999);
  await statusOf(headers);
  assert.equal(await lastUse(), first);
  host.clock.advance(1);
  await statusOf(headers);
  assert.equal(await lastUse(), first + 60_000);
});
