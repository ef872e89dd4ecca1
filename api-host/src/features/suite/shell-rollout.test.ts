import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { getReleases, promoteRollout, rollBack, startRollout } from 'shared-kit/contract/releases';
import type { BeaconEvent, RolloutStep } from 'shared-kit/contract/releases';
import { inlinedPageLoadId, leftShellCookie, subjectCookie } from 'shared-kit/contract/rollout';
import type { HandedOutLoad } from 'shared-kit/contract/rollout';
import { describeShell, describeShop, shellVersion } from '../../testing/build-folder';
import { call } from '../../testing/call';
import { assertFailure } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import { controlReleases } from '../releases/controller/release-controller';
import { evidenceReader } from '../releases/controller/read-evidence';
import { defaultEvidenceLimits } from '../releases/evidence/weights';
import { noteHost } from '../releases/hosts/hosts.repository';
import { report } from '../releases/testing/page-visits';
import { startReleaseHost } from '../releases/testing/release-host';
import type { ReleaseHost } from '../releases/testing/release-host';
import { signInOwner } from '../releases/testing/service-token';

const remote = 'shell';
const version = '1.1.0-eeeeeeee';

let host: ReleaseHost;
beforeEach(async () => {
  host = await startReleaseHost();
  await host.publish(describeShell(version));
});
afterEach(() => host.close());

const start = (steps: RolloutStep[] = [{ share: 10_000, bakeSeconds: 60, approval: false }]) =>
  call(host, startRollout, { body: { remote, version, steps, reason: '' } }, host.manager.headers);

async function visit(cookies: Record<string, string> = {}) {
  const named = { [subjectCookie]: 'browser%3Aabc', ...cookies };
  const cookie = Object.entries(named)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const { body } = await host.app.inject({ url: '/shop', headers: { cookie } });
  const found = new RegExp(`id="${inlinedPageLoadId}">(.*?)</script>`).exec(body)?.[1] ?? '';
  const pageLoad = JSON.parse(found) as HandedOutLoad;
  const scripts = [...body.matchAll(/<script defer crossorigin integrity="[^"]+" src="([^"]+)"/g)];
  return { body, pageLoad, scripts: scripts.map(([, address]) => address) };
}

const eventOf = (kind: 'started' | 'left', run: HandedOutLoad['shell']): BeaconEvent => ({
  kind,
  remote,
  ...(run ?? assert.fail('the page names no shell')),
});

test('without a rollout everyone gets the stable shell, and nothing watches it', async () => {
  const { pageLoad, scripts } = await visit();
  assert.deepEqual(pageLoad.shell, { version: shellVersion, arm: 'stable' });
  assert.deepEqual(scripts, [`/shell/${shellVersion}/shell.js`]);
});

test('the host makes the page of the version it draws, watched by what everyone runs', async () => {
  assert.equal((await start()).statusCode, 200);
  const { body, pageLoad, scripts } = await visit();
  const { rollout } = pageLoad.shell ?? {};
  assert.ok(rollout);
  assert.deepEqual(pageLoad.shell, { version, arm: 'candidate', rollout });
  assert.deepEqual(scripts, [`/shell/${shellVersion}/watch.js`, `/shell/${version}/shell.js`]);
  assert.match(body, new RegExp(`href="/shell/${version}/frame\\.js"`));
  const file = await host.app.inject(`/shell/${version}/shell.js`);
  assert.equal(file.headers['cache-control'], 'public, max-age=31536000, immutable');
});

test('who is not drawn keeps the stable shell, and is watched like the others', async () => {
  await start([{ share: 1, bakeSeconds: 60, approval: false }]);
  const { pageLoad, scripts } = await visit();
  assert.equal(pageLoad.shell?.arm, 'stable');
  assert.ok(pageLoad.shell.rollout);
  assert.deepEqual(
    scripts,
    ['watch.js', 'shell.js'].map((file) => `/shell/${shellVersion}/${file}`),
  );
});

test('a browser in which it has failed gets the stable one, and any other candidate', async () => {
  await start();
  const spared = await visit({ [leftShellCookie]: version });
  assert.equal(spared.pageLoad.shell?.version, shellVersion);
  assert.equal(spared.pageLoad.shell.arm, 'fallback');
  const other = await visit({ [leftShellCookie]: '1.0.9-dddddddd' });
  assert.equal(other.pageLoad.shell?.version, version);
});

test('a page speaks of the shell it was made of and of no other', async () => {
  await start();
  const { pageLoad } = await visit();
  const { shell, load } = pageLoad;
  const invented = { ...(shell ?? assert.fail()), version: shellVersion, arm: 'stable' } as const;
  assert.equal(await report(host, load, [eventOf('started', invented)]), 0);
  assert.equal(await report(host, load, [eventOf('started', shell)]), 1);
});

const look = () =>
  controlReleases({
    db: host.db,
    clock: host.clock.now,
    readEvidence: evidenceReader(host.clock.now, defaultEvidenceLimits),
    log: host.app.log,
  });

test('a shell that begins and is never heard of again is lost', async () => {
  await start();
  const { pageLoad } = await visit();
  await report(host, pageLoad.load, [eventOf('started', pageLoad.shell)]);
  host.clock.advance(31_000);
  await look();
  const [row] = await host.db.selectFrom('release_health').selectAll().execute();
  assert.deepEqual([row?.remote, row?.version, row?.lost], [remote, version, 1]);
});

test('a candidate that fails is taken back, and the next page is made of the stable shell', async () => {
  await start();
  const { rollout = assert.fail() } = (await visit()).pageLoad.shell ?? {};
  const reason = { phase: 'load', cause: 'no-entry' } as const;
  await host.report(
    [40, { kind: 'failed', remote, version, arm: 'candidate', rollout, ...reason }],
    [40, { kind: 'ready', remote, version: shellVersion, arm: 'stable', rollout, loadMs: 300 }],
  );
  await look();
  const answer = await call(host, getReleases, {}, host.manager.headers);
  const { status } = getReleases.response.parse(answer.json());
  assert.deepEqual(status.rollouts, []);
  assert.equal(status.takenBack?.[0]?.version, version);
  assert.equal((await visit()).pageLoad.shell?.version, shellVersion);
});

test('promoted, it is the shell of the record, and a rollback leads back to the one before', async () => {
  await start();
  const ask = (endpoint: typeof promoteRollout | typeof rollBack, body: object) =>
    call(host, endpoint, { body: { remote, reason: '', ...body } as never }, host.manager.headers);
  const promoted = await ask(promoteRollout, { all: true });
  const { record } = getReleases.response.parse(promoted.json()).status;
  assert.deepEqual(record.shell, { version, previous: shellVersion });
  assert.equal((await visit()).pageLoad.shell?.version, version);
  const back = await ask(rollBack, {});
  assert.equal(getReleases.response.parse(back.json()).status.record.shell.version, shellVersion);
  const { scripts } = await visit();
  assert.deepEqual(scripts, [`/shell/${shellVersion}/shell.js`]);
});

test('a shell that does not offer what a remote takes is not started', async () => {
  const offers = { hostApi: '2.0.0', sharedKit: '1.0.0', shared: { react: '19.3.1' } };
  const poor = '1.2.0-ffffffff';
  await host.publish(describeShell(poor, { offers }));
  const body = { remote, version: poor, reason: '' };
  const answer = await call(host, startRollout, { body }, host.manager.headers);
  const { message } = assertFailure(answer, 409, 'CONFLICT');
  assert.match(
    message,
    /shop 2\.0\.0-bbbbbbbb needs host API \^1\.0\.0; this shell offers 2\.0\.0/,
  );
  assert.match(message, /takes shared-kit\/client, which this shell does not offer/);
});

test('nor one that knows more of the contract than a host that answers', async () => {
  const note = (contract: string) =>
    noteHost(host.db, { id: 'other', contract, at: host.clock.now() });
  const later = '1.4.0-ffffffff';
  const { offers = assert.fail() } = describeShell(later);
  await host.publish(describeShell(later, { offers: { ...offers, sharedKit: '1.5.0' } }));
  const body = { remote, version: later, reason: '' };
  const ask = () => call(host, startRollout, { body }, host.manager.headers);
  await note('1.4.2');
  assert.match(
    assertFailure(await ask(), 409, 'CONFLICT').message,
    /version 1\.5\.0 of the contract, and a host that answers understands 1\.4\.2/,
  );
  await note('1.5.0');
  assert.equal((await ask()).statusCode, 200);
});

test('nor is a remote that a shell on trial cannot run', async () => {
  const offers = { hostApi: '1.0.0', sharedKit: '1.0.0', shared: {} };
  const bare = '1.3.0-ffffffff';
  await host.publish(
    describeShell(bare, {
      offers: { ...offers, shared: { react: '19.3.1', 'shared-kit/client': '1.0.0' } },
    }),
  );
  const next = { remote, version: bare, reason: '' };
  assert.equal(
    (await call(host, startRollout, { body: next }, host.manager.headers)).statusCode,
    200,
  );
  const routes = describeShop('2.1.0').routes.map((route) => ({
    ...route,
    shares: ['shared-kit/query'],
  }));
  await host.publish(describeShop('2.1.0', { routes }));
  const body = { remote: 'shop', version: '2.1.0', reason: '' };
  const answer = await call(host, startRollout, { body }, host.manager.headers);
  assert.match(
    assertFailure(answer, 409, 'CONFLICT').message,
    /takes shared-kit\/query, which the shell that is rolled out does not offer/,
  );
});

test('its owner may release it, the owner of a remote and a member may not', async () => {
  const body = { remote, version, reason: '' };
  const ask = async (headers: Record<string, string>) =>
    (await call(host, startRollout, { body }, headers)).statusCode;
  assert.equal(await ask({}), 401);
  assert.equal(await ask((await signIn(host)).headers), 403);
  assert.equal(await ask((await signInOwner(host, host.manager, 'shop')).headers), 403);
  assert.equal(await ask((await signInOwner(host, host.manager, 'shell')).headers), 200);
});
