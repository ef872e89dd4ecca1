import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getReleases } from 'shared-kit/contract/releases';
import type { BeaconEvent } from 'shared-kit/contract/releases';
import { shopVersion } from '../../../testing/build-folder';
import { call } from '../../../testing/call';
import { openPage, report } from '../testing/page-visits';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { alarmOf, noTraffic } from './traffic.repository';

let host: ReleaseHost;
before(async () => {
  host = await startReleaseHost();
});
after(() => host.close());

const ready: BeaconEvent = {
  kind: 'ready',
  remote: 'shop',
  version: shopVersion,
  arm: 'stable',
  loadMs: 700,
};

async function traffic() {
  const answer = await call(host, getReleases, {}, host.manager.headers);
  return getReleases.response.parse(answer.json()).status.traffic;
}

test('what browsers do is no alarm', () => {
  assert.equal(alarmOf(noTraffic), null);
  assert.equal(alarmOf({ pages: 900, counted: 2_000, repeated: 150, invalid: 190 }), null);
});

test('many invalid, many repeated, and more reports than pages are one', () => {
  assert.match(alarmOf({ ...noTraffic, pages: 9, counted: 5, invalid: 400 }) ?? '', /^400 of 405/);
  assert.match(alarmOf({ ...noTraffic, pages: 99, repeated: 300 }) ?? '', /repeated/);
  assert.match(alarmOf({ ...noTraffic, pages: 1, counted: 900 }) ?? '', /more than browsers/);
});

test('an alarm is in the release status and in the metrics, for ten minutes', async () => {
  const { load } = await openPage(host);
  await report(host, load, [ready, ready]);
  assert.deepEqual(await traffic(), {
    minutes: 10,
    pages: 1,
    counted: 1,
    repeated: 1,
    invalid: 0,
    alarm: null,
  });
  for (let batch = 0; batch < 5; batch += 1) {
    await report(
      host,
      'no.such.load',
      Array.from({ length: 50 }, () => ready),
    );
  }
  assert.match((await traffic())?.alarm ?? '', /^250 of 252 reports/);
  const metrics = await host.app.inject('/metrics');
  assert.match(metrics.body, /sitewright_release_reports\{kind="invalid"\} 250\n/);
  assert.match(metrics.body, /sitewright_release_reports\{kind="alarm"\} 1\n/);
  host.clock.advance(11 * 60_000);
  assert.equal((await traffic())?.alarm, null);
});
