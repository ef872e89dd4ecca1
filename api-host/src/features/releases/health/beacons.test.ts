import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getReleaseHealth, reportHealth } from 'shared-kit/contract/releases';
import type { BeaconEvent } from 'shared-kit/contract/releases';
import { shopVersion } from '../../../testing/build-folder';
import { call } from '../../../testing/call';
import { assertFailure, testConformance } from '../../../testing/endpoint-conformance';
import { openPage, report } from '../testing/page-visits';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { percentile75 } from './load-times';

let current: ReleaseHost;
before(async () => {
  current = await startReleaseHost();
});
after(() => current.close());
const host = () => current;

const ready: BeaconEvent = {
  kind: 'ready',
  remote: 'shop',
  version: shopVersion,
  arm: 'stable',
  loadMs: 700,
};
const failed: BeaconEvent = {
  kind: 'failed',
  remote: 'shop',
  version: shopVersion,
  arm: 'stable',
  phase: 'load',
  cause: 'http-404',
};

testConformance({
  host,
  endpoint: reportHealth,
  request: async () => ({ body: { load: (await openPage(host())).load, events: [ready] } }),
  bad: [
    {
      why: 'a batch without end',
      body: { events: Array.from({ length: 51 }, () => ready) },
      message: 'Send at most 50 events at once',
    },
    {
      why: 'a cause in words',
      body: { events: [{ ...failed, cause: 'My password is x' }] },
      message: 'cause must be a code in kebab-case',
    },
  ],
  success: ({ counted }) => assert.equal(counted, 1),
});

test('page loads are counted by minute, with what they failed of', async () => {
  const own = await startReleaseHost();
  try {
    await own.report([30, ready], [10, failed]);
    own.clock.advance(60_000);
    await own.report([5, ready], [1, { ...failed, phase: 'render', cause: 'type-error' }]);
    // A file that fails late, after that page load has counted.
    const { loadMs: _, ...run } = ready;
    await own.report([2, { ...run, kind: 'crash', phase: 'chunk', cause: 'http-404' }]);
    const answer = await call(
      own,
      getReleaseHealth,
      { params: { remote: 'shop' }, query: { minutes: 60 } },
      own.manager.headers,
    );
    const { points, failures } = getReleaseHealth.response.parse(answer.json());
    assert.deepEqual(
      points.map(({ loads, harmed, version }) => [loads, harmed, version]),
      [
        [40, 10, shopVersion],
        [6, 3, shopVersion],
      ],
    );
    assert.deepEqual(
      failures.map(({ phase, cause, count }) => [phase, cause, count]),
      [
        ['load', 'http-404', 10],
        ['chunk', 'http-404', 2],
        ['render', 'type-error', 1],
      ],
    );
  } finally {
    await own.close();
  }
});

test('what nobody is given is not counted, so inventions fill no table', async () => {
  const inventions: BeaconEvent[] = [
    { ...ready, version: '9.9.9' },
    { ...ready, remote: 'nowhere' },
    { ...ready, arm: 'candidate' },
    { ...ready, rollout: 'made-up' },
    { ...ready, remote: 'constructor' },
  ];
  const { load } = await openPage(current);
  assert.equal(await report(current, load, inventions), 0);
});

test('a flood from one address is cut off, a body beyond the limit not even read', async () => {
  const own = await startReleaseHost();
  try {
    const send = () => call(own, reportHealth, { body: { events: [ready] } });
    for (let batch = 0; batch < 600; batch += 1) await send();
    assertFailure(await send(), 429, 'RATE_LIMITED');
    const payload = JSON.stringify({ events: [ready], padding: 'x'.repeat(20_000) });
    const headers = { 'content-type': 'application/json' };
    const large = await own.app.inject({
      method: 'POST',
      url: reportHealth.path,
      payload,
      headers,
    });
    assertFailure(large, 413, 'PAYLOAD_TOO_LARGE');
  } finally {
    await own.close();
  }
});

test('the 75th percentile is the bound of its bucket', () => {
  assert.equal(percentile75([]), null);
  assert.equal(percentile75([3, 1]), 250);
  assert.equal(percentile75([2, 2]), 500);
  assert.equal(percentile75([0, 0, 0, 4]), 1_000);
});
