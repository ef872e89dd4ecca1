import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeShop } from '../../../testing/build-folder';
import { promoteRollout } from '../operations/change-rollout';
import { startRollout } from '../operations/start-rollout';
import { theHost } from '../record/who';
import { readStatus } from '../release-status';
import { startReleaseHost } from '../testing/release-host';

test('a remote belongs to the team its live build names', async () => {
  const host = await startReleaseHost();
  const asked = { remote: 'shop', who: { name: 'manager@example.com', account: null }, reason: '' };
  try {
    await host.publish(describeShop('2.1.0', { owner: 'Checkout' }));
    assert.deepEqual((await readStatus(host.deps, theHost)).owners, {});
    await startRollout(host.deps, { ...asked, version: '2.1.0' });
    await promoteRollout(host.deps, { ...asked, all: true });
    assert.deepEqual((await readStatus(host.deps, theHost)).owners, { shop: 'Checkout' });
  } finally {
    await host.close();
  }
});
