import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { describeShop, shopVersion } from '../../../testing/build-folder';
import { currentRecord } from '../record/entries.repository';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { planRollout } from './plan-rollout';
import { startRollout } from './start-rollout';

const remote = 'shop';
let host: ReleaseHost;
beforeEach(async () => {
  host = await startReleaseHost();
});
afterEach(() => host.close());

/** Stable page loads of ten minutes, as many in each. */
async function traffic(perMinute: number): Promise<void> {
  const ready = {
    kind: 'ready',
    remote,
    version: shopVersion,
    arm: 'stable',
    loadMs: 300,
  } as const;
  for (let minute = 0; minute < 10; minute += 1) {
    await host.report([perMinute, ready]);
    host.clock.advance(60_000);
  }
}

test('the plan says what is seen by when at the traffic of the last hour', async () => {
  await traffic(1_000);
  const plan = await planRollout(host.deps, { remote, share: 100 });
  // The first minute had begun when its page loads came.
  assert.ok(Math.abs(plan.loadsPerMinute - 1_000) < 60, String(plan.loadsPerMinute));
  assert.match(
    plan.message,
    /^At [\d,]+ page loads a minute and 1%, a build that fails always is taken back within \d+ min; 20% failing in about \d+ min, 5% failing in about \d+ min\.$/,
  );
  const [always, , rare] = plan.sights;
  assert.ok((always?.mostSeconds ?? 0) > 30, 'a hundredth is too little for 30 s');
  assert.ok((rare?.usualSeconds ?? 0) > (always?.usualSeconds ?? 0));
});

test('a rollout without steps begins with a share at which a build that fails always is back within 30 s', async () => {
  await traffic(1_000);
  const { steps, sights } = await planRollout(host.deps, { remote });
  assert.ok((sights[0]?.mostSeconds ?? 99) <= 30, JSON.stringify(sights));
  await host.publish(describeShop('2.1.0'));
  const who = { name: 'manager@example.com', account: null };
  await startRollout(host.deps, { remote, who, reason: '', version: '2.1.0' });
  const share = (await currentRecord(host.db))?.remotes.shop?.candidate?.share;
  assert.equal(share, steps[0]?.share);
  assert.ok((share ?? 0) > 100 && (share ?? 0) < 1_000, String(share));
});

test('without traffic nothing is foretold', async () => {
  const plan = await planRollout(host.deps, { remote });
  assert.match(plan.message, /^No page load of this remote was reported in the last hour/);
  assert.equal(plan.steps[0]?.share, 100);
});
