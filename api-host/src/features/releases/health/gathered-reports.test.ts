import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BeaconEvent } from 'shared-kit/contract/releases';
import { shopVersion } from '../../../testing/build-folder';
import type { AppDeps } from '../../../app';
import { openPage, report } from '../testing/page-visits';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { defaultBatchLimits } from './gather-reports';

const run = { remote: 'shop', version: shopVersion, arm: 'stable' } as const;
const ready: BeaconEvent = { ...run, kind: 'ready', loadMs: 10 };

async function withHost(
  replaced: Partial<AppDeps>,
  work: (host: ReleaseHost) => Promise<void>,
): Promise<void> {
  const host = await startReleaseHost(replaced);
  try {
    await work(host);
  } finally {
    await host.close();
  }
}

const loadsOf = async (host: ReleaseHost, count: number): Promise<string[]> => {
  const pages = await Promise.all(Array.from({ length: count }, () => openPage(host)));
  return pages.map(({ load }) => load);
};

const sendAll = (host: ReleaseHost, loads: readonly string[], events: BeaconEvent[] = [ready]) =>
  Promise.all(loads.map((load) => report(host, load, events)));

const readyOf = async (host: ReleaseHost): Promise<number> => {
  const rows = await host.db.selectFrom('release_health').select('ready').execute();
  return rows.reduce((sum, row) => sum + row.ready, 0);
};

const metric = async (host: ReleaseHost, name: string): Promise<string> => {
  const { body } = await host.app.inject('/metrics');
  return body.split('\n').find((line) => line.startsWith(name)) ?? '';
};

test('what comes together is written together, with each page load counted once', async () => {
  // Nothing but its size can make a batch go out.
  await withHost({ batchLimits: { batch: 8, waiting: 8, everyMs: 3_600_000 } }, async (host) => {
    const loads = await loadsOf(host, 6);
    const [again = ''] = loads;
    const counts = await sendAll(host, [...loads, again, again]);
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      6,
    );
    assert.equal(await readyOf(host), 6);
  });
});

test('of one batch each event is seen after those before it', async () => {
  await withHost({ batchLimits: { batch: 3, waiting: 3, everyMs: 3_600_000 } }, async (host) => {
    const [load = ''] = await loadsOf(host, 1);
    const crash: BeaconEvent = { ...run, kind: 'crash' };
    const counts = await Promise.all([
      report(host, load, [ready]),
      report(host, load, [crash]),
      report(host, load, [{ ...crash, arm: 'fallback' }, crash]),
    ]);
    assert.deepEqual(counts, [1, 1, 0]);
  });
});

test('a host that has no room drops reports, and says how many on /metrics', async () => {
  await withHost({ batchLimits: { batch: 10, waiting: 4, everyMs: 0 } }, async (host) => {
    const counts = await sendAll(host, await loadsOf(host, 12));
    const counted = counts.filter((count) => count === 1).length;
    assert.ok(counted >= 4 && counted < 12, String(counted));
    assert.equal(await readyOf(host), counted);
    const line = await metric(host, 'sitewright_release_reports_dropped_total{why="queue-full"}');
    assert.equal(Number(line.split(' ').at(-1)), 12 - counted);
  });
});

test('a host that ends writes what has waited and answers it', async () => {
  const host = await startReleaseHost({
    batchLimits: { ...defaultBatchLimits, everyMs: 3_600_000 },
  });
  const loads = await loadsOf(host, 3);
  const answers = sendAll(host, loads);
  // The calls have to have arrived: a host that ends takes no new ones.
  const waiting = () => metric(host, 'sitewright_release_reports_waiting');
  while ((await waiting()) !== 'sitewright_release_reports_waiting 3') {
    await new Promise(setImmediate);
  }
  await host.app.close();
  assert.deepEqual(await answers, [1, 1, 1]);
  await host.close();
});
