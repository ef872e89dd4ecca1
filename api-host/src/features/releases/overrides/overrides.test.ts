import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { listOverrides, startOverride, stopOverride } from 'shared-kit/contract/releases';
import { overrideCookie } from 'shared-kit/contract/rollout';
import { describeShop, shopVersion } from '../../../testing/build-folder';
import { call } from '../../../testing/call';
import { assertFailure, testConformance } from '../../../testing/endpoint-conformance';
import { signIn } from '../../../testing/sign-in';
import type { SignedIn } from '../../../testing/sign-in';
import { endSession } from '../../accounts/sessions.repository';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { isAllowedOrigin } from './allowed-origins';
import { overrideLifetimeMs } from './overrides.repository';

const version = '5.0.0';
const published = { source: 'published', remote: 'shop', version } as const;
const base = 'http://localhost:5173/remotes/shop/';
const local = (change: object = {}) => ({
  source: 'local' as const,
  base,
  manifest: describeShop('5.1.0-mine', change),
});

let host: ReleaseHost;
let somebody: SignedIn;
before(async () => {
  host = await startReleaseHost({ overrideOrigins: ['http://localhost:*'] });
  await host.publish(describeShop(version));
});
after(() => host.close());
beforeEach(async () => {
  somebody = await signIn(host, { role: 'admin' });
});

const conformance = {
  host: () => host,
  caller: { role: 'admin' },
  refused: [{}, { flags: { oto_6: 1 } }, { role: 'manager' }],
} as const;

testConformance({
  ...conformance,
  endpoint: listOverrides,
  request: () => ({}),
  success: ({ overrides, origins }) => {
    assert.deepEqual(overrides, []);
    assert.deepEqual(origins, ['http://localhost:*']);
  },
});

testConformance({
  ...conformance,
  endpoint: startOverride,
  request: () => ({ body: published }),
  bad: [
    {
      why: 'a remote that is no name',
      body: { ...published, remote: '../x' },
      message: 'A remote is named in kebab-case, such as "projects"',
    },
    {
      why: 'an address that is no folder',
      body: { ...local(), base: 'http://localhost:5173/x.js' },
      message: 'The address must be a folder, ending in /',
    },
    {
      why: 'an address that is a script',
      body: { ...local(), base: 'javascript:alert(1)/' },
      message: 'The address must be a folder, ending in /',
    },
  ],
  success: ({ overrides }) => {
    assert.equal(overrides[0]?.release.version, version);
    assert.equal(overrides[0]?.release.base, `/remotes/shop/${version}/`);
  },
});

testConformance({
  ...conformance,
  endpoint: stopOverride,
  request: async ({ headers }) => {
    await call(host, startOverride, { body: published }, headers);
    return { body: {} };
  },
  bad: [
    {
      why: 'a remote that is no name',
      body: { remote: '../x' },
      message: 'A remote is named in kebab-case, such as "projects"',
    },
  ],
  success: ({ overrides }) => assert.deepEqual(overrides, []),
});

const start = (body: object, { headers }: SignedIn = somebody) =>
  host.app.inject({ method: 'POST', url: startOverride.path, headers, payload: body });

async function overridesOf({ headers }: SignedIn) {
  const answer = await call(host, listOverrides, {}, headers);
  return listOverrides.response.parse(answer.json()).overrides;
}

test('is bound to the session: no other one has it, not even of the same person', async () => {
  await start(published);
  assert.equal((await overridesOf(somebody)).length, 1);
  assert.deepEqual(await overridesOf(host.manager), []);
});

test('ends with the session', async () => {
  await start(published);
  const rows = () =>
    host.db
      .selectFrom('release_overrides')
      .innerJoin('sessions', 'sessions.token_hash', 'release_overrides.session_id')
      .select('session_id')
      .where('sessions.user_id', '=', somebody.user.id)
      .execute();
  const [row] = await rows();
  await endSession(host.db, row?.session_id ?? '');
  assert.deepEqual(await rows(), []);
  const left = await host.db
    .selectFrom('release_overrides')
    .select('session_id')
    .where('session_id', '=', row?.session_id ?? '')
    .execute();
  assert.deepEqual(left, []);
});

test('expires after four hours', async () => {
  await start(published);
  const [override] = await overridesOf(somebody);
  const end = host.clock.now().getTime() + overrideLifetimeMs;
  assert.equal(override?.expiresAt, new Date(end).toISOString());
  host.clock.advance(overrideLifetimeMs - 1);
  assert.equal((await overridesOf(somebody)).length, 1);
  host.clock.advance(1);
  assert.deepEqual(await overridesOf(somebody), []);
});

test('goes with the permission: who has lost it is answered nothing', async () => {
  await start(published);
  await host.db
    .updateTable('users')
    .set({ role: 'user' })
    .where('id', '=', somebody.user.id)
    .execute();
  assertFailure(await call(host, listOverrides, {}, somebody.headers), 403, 'FORBIDDEN');
});

test('is one per remote, the last one chosen, and is stopped by name', async () => {
  await start(published);
  await start({ ...published, version: shopVersion });
  assert.deepEqual(
    (await overridesOf(somebody)).map(({ release }) => release.version),
    [shopVersion],
  );
  const stop = (remote: string) => call(host, stopOverride, { body: { remote } }, somebody.headers);
  await stop('elsewhere');
  assert.equal((await overridesOf(somebody)).length, 1);
  await stop('shop');
  assert.deepEqual(await overridesOf(somebody), []);
});

test('changes nothing for anybody: no record, no page, nothing for a visitor', async () => {
  const record = async () => (await host.app.inject('/releases.json')).headers.etag;
  const before = await record();
  await start(local());
  assert.equal(await record(), before);
  const page = await host.app.inject({ url: '/shop', headers: { cookie: `${overrideCookie}=1` } });
  assert.doesNotMatch(page.body, /5\.1\.0-mine|localhost:5173/u);
});

test('a cookie, a query or a header is no grant', async () => {
  await start(local());
  const stranger = await signIn(host, { role: 'admin' });
  const answer = await host.app.inject({
    url: `${listOverrides.path}?remote=shop&version=5.1.0-mine`,
    headers: { ...stranger.headers, cookie: `${overrideCookie}=${somebody.token}` },
  });
  assert.equal(answer.statusCode, 200, answer.body);
  assert.deepEqual(answer.json<{ overrides: [] }>().overrides, []);
});

test('a local build comes from an allowed origin only, with a hash for its entry', async () => {
  const answer = await start(local());
  assert.equal(answer.statusCode, 200, answer.body);
  const [override] = await overridesOf(somebody);
  assert.equal(override?.release.base, base);
  assert.match(override?.release.files['remoteEntry.js'] ?? '', /^sha384-/u);
  const evil = await start({ ...local(), base: 'https://evil.example/shop/' });
  assert.match(
    assertFailure(evil, 403, 'FORBIDDEN').message,
    /^https:\/\/evil\.example is not allowed/u,
  );
  const bare = await start(local({ files: [] }));
  assert.match(assertFailure(bare, 409, 'CONFLICT').message, /remoteEntry\.js/u);
});

test('what is not published, and a remote nobody knows, cannot be run', async () => {
  assertFailure(await start({ ...published, version: '9.9.9' }), 404, 'NOT_FOUND');
  assertFailure(await start({ ...published, remote: 'nowhere' }), 404, 'NOT_FOUND');
  assertFailure(await start(local({ name: 'shell' })), 404, 'NOT_FOUND');
});

test('the cookie that makes a page ask is set while there is something, and goes after', async () => {
  const cookieOf = (answer: { headers: { 'set-cookie'?: unknown } }) =>
    String(answer.headers['set-cookie']);
  assert.match(
    cookieOf(await start(published)),
    /^sitewright-override=1; Path=\/; Max-Age=14400;/u,
  );
  const stopped = await call(host, stopOverride, { body: {} }, somebody.headers);
  assert.match(cookieOf(stopped), /^sitewright-override=; Path=\/; Max-Age=0;/u);
});

test('without named origins the pages load scripts from this host alone, and local builds are refused', async () => {
  const closed = await startReleaseHost();
  try {
    const person = await signIn(closed, { role: 'admin' });
    const refused = await call(closed, startOverride, { body: local() }, person.headers);
    assert.match(assertFailure(refused, 403, 'FORBIDDEN').message, /published builds only/u);
    const policyOf = async ({ app }: ReleaseHost) =>
      String((await app.inject('/shop')).headers['content-security-policy']);
    assert.match(await policyOf(closed), /script-src 'self' 'sha256-[\w+/=]+';/u);
    assert.match(await policyOf(closed), /connect-src 'self';/u);
    assert.match(
      await policyOf(host),
      /script-src 'self' 'sha256-[\w+/=]+' http:\/\/localhost:\*;/u,
    );
  } finally {
    await closed.close();
  }
});

test('an origin is allowed as it is, or on every port where the operator says so', () => {
  const allowed = ['https://builds.example', 'http://localhost:*'];
  const answers = {
    'https://builds.example': true,
    'http://builds.example': false,
    'https://builds.example:8443': false,
    'https://builds.example.evil.test': false,
    'http://localhost:5173': true,
    'http://localhost': true,
    'https://localhost:5173': false,
    'http://localhost.evil.test:5173': false,
  };
  for (const [origin, expected] of Object.entries(answers)) {
    assert.equal(isAllowedOrigin(origin, allowed), expected, origin);
  }
});
