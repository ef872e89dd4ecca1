import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { checkBuild, listBuilds } from 'shared-kit/contract/releases';
import type { Finding, PublishedBuild } from 'shared-kit/contract/releases';
import { describeShop, shopVersion } from '../../../testing/build-folder';
import { call } from '../../../testing/call';
import { promoteRollout } from '../operations/change-rollout';
import { rollBack } from '../operations/roll-back';
import { startRollout } from '../operations/start-rollout';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';

const remote = 'shop';
const version = '2.1.0';

let host: ReleaseHost;
beforeEach(async () => {
  host = await startReleaseHost();
  await host.publish(describeShop(version));
});
afterEach(() => host.close());

const asked = () => {
  const { user } = host.manager;
  return { remote, who: { name: user.email, account: user.id }, reason: '' };
};
const start = () => startRollout(host.deps, { ...asked(), version });
const promote = () => promoteRollout(host.deps, { ...asked(), all: true });

async function marks(): Promise<Record<string, string | null>> {
  const answer = await call(host, listBuilds, { query: { remote } }, host.manager.headers);
  const { builds } = answer.json<{ builds: PublishedBuild[] }>();
  return Object.fromEntries(
    builds.map(({ version, takenBack }) => [
      version,
      takenBack ? `${takenBack.at} ${takenBack.who}: ${takenBack.why}` : null,
    ]),
  );
}

test('a candidate that was taken back is marked where builds are listed and checked', async () => {
  await start();
  await rollBack(host.deps, { ...asked(), reason: 'Half of the pages stay empty.' });
  const at = host.clock.now().toISOString();
  const said = `${at} manager@example.com: Half of the pages stay empty.`;
  assert.deepEqual(await marks(), { [version]: said, [shopVersion]: null });
  const answer = await call(host, checkBuild, { body: { remote, version } }, host.manager.headers);
  assert.deepEqual(answer.json<{ findings: Finding[] }>().findings, [
    {
      severity: 'warns',
      code: 'taken-back',
      message: `${version} was taken back on ${at} by manager@example.com: Half of the pages stay empty.`,
    },
  ]);
});

test('a stable version that was left for the one before is marked, and the mark goes with the next promotion', async () => {
  await start();
  await promote();
  await rollBack(host.deps, { ...asked(), reason: 'Orders are lost.' });
  assert.match((await marks())[version] ?? '', /Orders are lost/);
  await start();
  assert.match((await marks())[version] ?? '', /Orders are lost/, 'a candidate is on trial');
  await promote();
  assert.deepEqual(await marks(), { [version]: null, [shopVersion]: null });
});

test('going back beside a rollout marks what everyone had and what was on trial', async () => {
  await start();
  await promote();
  await host.publish(describeShop('2.2.0'));
  await startRollout(host.deps, { ...asked(), version: '2.2.0' });
  await rollBack(host.deps, { ...asked(), version: shopVersion, reason: 'Both are bad.' });
  const marked = Object.entries(await marks()).filter(([, mark]) => mark !== null);
  assert.deepEqual(marked.map(([name]) => name).toSorted(), [version, '2.2.0']);
});
