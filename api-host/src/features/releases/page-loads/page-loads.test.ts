import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BeaconEvent } from 'shared-kit/contract/releases';
import { shopVersion } from '../../../testing/build-folder';
import { systemRandom } from '../../../randomness';
import { openPage, report } from '../testing/page-visits';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { forgetLoads } from './load-ledger.repository';
import { openPageLoads } from './page-loads';

let host: ReleaseHost;
before(async () => {
  host = await startReleaseHost();
});
after(() => host.close());

const run = { remote: 'shop', version: shopVersion, arm: 'stable' } as const;
const ready: BeaconEvent = { ...run, kind: 'ready', loadMs: 10 };
const crash: BeaconEvent = { ...run, kind: 'crash' };
const failed: BeaconEvent = { ...run, kind: 'failed', phase: 'load', cause: 'http-404' };
const another = () => openPageLoads({ db: host.db, clock: host.clock.now, random: systemRandom });

test('a page load says each thing once, in whichever report', async () => {
  const { load } = await openPage(host);
  assert.equal(await report(host, load, [ready, ready, failed]), 1);
  assert.equal(await report(host, load, [ready, crash, crash]), 1);
  assert.equal(await report(host, load, [crash, failed]), 0);
  const early = await openPage(host);
  assert.equal(await report(host, early.load, [crash]), 0, 'nothing was ready');
});

test('reports of one page load that meet count once', async () => {
  const { load } = await openPage(host);
  const counts = await Promise.all(Array.from({ length: 8 }, () => report(host, load, [ready])));
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    1,
  );
});

test('what crashed must be what was ready', async () => {
  const { load } = await openPage(host);
  await report(host, load, [ready]);
  assert.equal(await report(host, load, [{ ...crash, arm: 'fallback' }]), 0);
});

test('a changed, cut or foreign page load is none, and another host of the database knows it', async () => {
  const { load } = await openPage(host);
  const [key = '', body = '', mac = ''] = load.split('.');
  const other = Buffer.from(
    JSON.stringify({ id: 'x', at: host.clock.now().getTime(), serial: 1, subject: 'browser:a' }),
  ).toString('base64url');
  const forgeries = [
    `${key}.${other}.${mac}`,
    `${key}.${body}`,
    `${key}.${body}.`,
    `x.${body}.${mac}`,
    `${load}.more`,
    '',
    '..',
  ];
  for (const forged of forgeries) assert.equal(await another().open(forged), null, forged);
  assert.equal((await another().open(load))?.subject.startsWith('browser:'), true);
});

test('a page load counts for a day, over a change of keys, and is then forgotten', async () => {
  const hour = 3_600_000;
  const loads = another();
  const early = await loads.handOut({ serial: 1, subject: 'browser:early' });
  host.clock.advance(23 * hour);
  const late = await loads.handOut({ serial: 1, subject: 'browser:late' });
  host.clock.advance(2 * hour);
  const newest = await loads.handOut({ serial: 1, subject: 'browser:newest' });
  assert.notEqual(newest.split('.')[0], early.split('.')[0], 'a key signs for a day');
  assert.equal(await loads.open(early), null);
  assert.equal((await loads.open(late))?.subject, 'browser:late');
  host.clock.advance(23 * hour);
  assert.equal((await another().open(late))?.subject, undefined, 'a day is over');
  await forgetLoads(host.db, host.clock.now());
  const rows = await host.db.selectFrom('release_page_loads').select('load').execute();
  assert.deepEqual(rows, []);
});
