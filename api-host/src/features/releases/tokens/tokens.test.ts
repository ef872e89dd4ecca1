import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as calls from 'shared-kit/contract/releases';
import { assertFailure, testConformance } from '../../../testing/endpoint-conformance';
import { call } from '../../../testing/call';
import { recordedAbout } from '../../audit/testing/audit-trail';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { makeToken, signInOwner } from '../testing/service-token';

let current: ReleaseHost;
before(async () => {
  current = await startReleaseHost();
});
after(() => current.close());
const host = () => current;

const refused = [{}, { flags: { oto_6: 1 } }] as const;
const remote = 'shop';
const dayMs = 24 * 60 * 60_000;

const revoke = (id: string, { headers } = current.manager) =>
  call(current, calls.revokeReleaseToken, { body: { id } }, headers);

async function list({ headers } = current.manager, of?: string) {
  const query = of === undefined ? {} : { remote: of };
  const answer = await call(current, calls.listReleaseTokens, { query }, headers);
  return calls.listReleaseTokens.response.parse(answer.json()).tokens;
}

testConformance({
  host,
  endpoint: calls.listReleaseTokens,
  caller: { role: 'admin' },
  refused,
  request: () => ({ query: {} }),
  bad: [
    {
      why: 'no name',
      query: { remote: '../x' },
      message: 'A remote is named in kebab-case, such as "projects"',
    },
  ],
  success: ({ tokens }) => assert.ok(Array.isArray(tokens)),
});

const wanted = { remote: 'ladder', actions: ['publish' as const] };

testConformance({
  host,
  endpoint: calls.createReleaseToken,
  caller: { role: 'admin' },
  refused,
  request: () => ({ body: wanted }),
  bad: [
    { why: 'no action', body: { ...wanted, actions: [] }, message: 'Choose what the token may do' },
    {
      why: 'an unknown action',
      body: { ...wanted, actions: ['freeze'] },
      message: 'A token cannot be allowed to do that',
    },
    {
      why: 'an action twice',
      body: { ...wanted, actions: ['read', 'read'] },
      message: 'Each action is named once',
    },
    {
      why: 'more than a year',
      body: { ...wanted, days: 366 },
      message: 'A token lives for 1 to 365 days',
    },
    {
      why: 'a long note',
      body: { ...wanted, note: 'x'.repeat(61) },
      message: 'The note is too long',
    },
  ],
  success: ({ secret, token }, { user }) => {
    assert.match(secret, /^swr_[\w-]{43}$/u);
    assert.equal(token.creatorId, user.id);
    const lives = Date.parse(token.expiresAt) - Date.parse(token.createdAt);
    assert.equal(lives, 90 * dayMs);
  },
});

testConformance({
  host,
  endpoint: calls.revokeReleaseToken,
  caller: { role: 'admin' },
  refused,
  request: async () => ({ body: { id: (await makeToken(current, current.manager, ['read'])).id } }),
  bad: [{ why: 'no id', body: { id: 'x' }, message: 'A token is named by 16 digits and letters' }],
  success: ({ token }) => assert.equal(token.state, 'revoked'),
});

test('the secret is in one answer and nowhere else, the database has its hash', async () => {
  const { id, secret } = await makeToken(current, current.manager, ['publish']);
  const row = await current.db
    .selectFrom('release_tokens')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.match(row.secret_hash, /^[0-9a-f]{64}$/u);
  assert.ok(!JSON.stringify([row, await list()]).includes(secret.slice(4)));
});

test('creating and revoking are recorded by id, with what it may do and until when', async () => {
  const { id } = await makeToken(current, current.manager, ['publish', 'rollback'], { days: 7 });
  const until = new Date(current.clock.now().getTime() + 7 * dayMs).toISOString();
  await revoke(id);
  assertFailure(await revoke(id), 409, 'CONFLICT');
  const actor = current.manager.user.id;
  assert.deepEqual(await recordedAbout(current, id), [
    {
      action: 'release.token-created',
      actor,
      detail: {
        changes: { actions: { from: null, to: 'publish rollback' } },
        ids: { remote, until },
      },
    },
    { action: 'release.token-revoked', actor, detail: { ids: { remote } } },
  ]);
});

test('an owner makes, sees and revokes tokens of their remote alone', async () => {
  const owner = await signInOwner(current, current.manager, 'owned');
  const mine = await makeToken(current, owner, ['read'], { remote: 'owned' });
  const others = await makeToken(current, current.manager, ['read'], { remote: 'owned' });
  const foreign = await makeToken(current, current.manager, ['read']);
  const seen = (await list(owner)).map(({ id }) => id);
  assert.deepEqual(new Set(seen), new Set([mine.id, others.id]));
  const body = { remote, actions: ['read' as const] };
  assertFailure(
    await call(current, calls.createReleaseToken, { body }, owner.headers),
    403,
    'FORBIDDEN',
  );
  const query = { remote };
  assertFailure(
    await call(current, calls.listReleaseTokens, { query }, owner.headers),
    403,
    'FORBIDDEN',
  );
  assertFailure(await revoke(foreign.id, owner), 404, 'NOT_FOUND');
  assert.equal((await revoke(others.id, owner)).statusCode, 200);
});

test('a list says what has become of each token, and forgets it 90 days after its end', async () => {
  const short = await makeToken(current, current.manager, ['read'], { remote: 'old', days: 1 });
  const gone = await makeToken(current, current.manager, ['read'], { remote: 'old' });
  await revoke(gone.id);
  current.clock.advance(dayMs);
  const states = new Map((await list(current.manager, 'old')).map(({ id, state }) => [id, state]));
  assert.deepEqual([states.get(short.id), states.get(gone.id)], ['expired', 'revoked']);
  assertFailure(await revoke(short.id), 409, 'CONFLICT');
  current.clock.advance(90 * dayMs);
  assert.deepEqual(await list(current.manager, 'old'), []);
  await makeToken(current, current.manager, ['read'], { remote: 'new' });
  const left = current.db.selectFrom('release_tokens').select('id').where('remote', '=', 'old');
  assert.deepEqual(await left.execute(), []);
});

test('of a remote at most 100 tokens that ended are kept', async () => {
  for (let number = 0; number < 102; number += 1) {
    await revoke((await makeToken(current, current.manager, ['read'], { remote: 'busy' })).id);
  }
  const last = await makeToken(current, current.manager, ['read'], { remote: 'busy' });
  const kept = await list(current.manager, 'busy');
  assert.equal(kept.length, 101);
  assert.equal(kept.find(({ state }) => state === 'active')?.id, last.id);
});

test('a remote has at most 50 tokens in use', async () => {
  for (let number = 0; number < calls.tokenLimits.ofRemote; number += 1) {
    await makeToken(current, current.manager, ['read'], { remote: 'many' });
  }
  const body = { remote: 'many', actions: ['read' as const] };
  const answer = await call(current, calls.createReleaseToken, { body }, current.manager.headers);
  assertFailure(answer, 409, 'CONFLICT');
  const [last] = await list(current.manager, 'many');
  await revoke(last?.id ?? '');
  await makeToken(current, current.manager, ['read'], { remote: 'many' });
});
