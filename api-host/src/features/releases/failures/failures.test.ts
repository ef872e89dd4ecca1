import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { getReleaseFailures } from 'shared-kit/contract/releases';
import type { BeaconEvent, FailureTrace } from 'shared-kit/contract/releases';
import { describeShop, scriptOf, shopVersion } from '../../../testing/build-folder';
import { call } from '../../../testing/call';
import { memoryStorage } from '../../../testing/memory-storage';
import { integrityOf } from '../builds/build-digest';
import { putBuildFile } from '../builds/build-files';
import { publishBuild } from '../builds/publish-build';
import { theHost } from '../record/who';
import { mapPlacesHere } from './map-places';
import { openPage, report } from '../testing/page-visits';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { forgetFailures, keepFailures, keptGroups } from './failure-groups.repository';

const remote = 'shop';

/** Line 1, column 11 of shop.js is line 7, column 3 of src/cart.tsx, where the sources say `addToCart`. */
const map = JSON.stringify({
  version: 3,
  sources: ['webpack://mfe_shop@2.0.0/./src/cart.tsx'],
  names: ['addToCart'],
  mappings: 'UAMEA',
});

let host: ReleaseHost;
let mapped = 0;
let isAway = false;
before(async () => {
  const storage = memoryStorage();
  host = await startReleaseHost({
    storage: {
      ...storage,
      get: (key) => (isAway ? Promise.reject(new Error('away')) : storage.get(key)),
    },
    mapPlaces: (text, places) => {
      mapped += 1;
      return mapPlacesHere(text, places);
    },
  });
});
after(() => host.close());
beforeEach(async () => {
  mapped = 0;
  await host.db.deleteFrom('release_failure_groups').execute();
});

const trace: FailureTrace = {
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading length)',
  frames: [{ file: 'shop.js', line: 1, column: 11 }],
};
const run = { remote, version: shopVersion, arm: 'stable' } as const;
const ready: BeaconEvent = { ...run, kind: 'ready', loadMs: 10 };
const error = (of: FailureTrace): BeaconEvent => ({ ...run, kind: 'error', trace: of });

async function read(version: string = shopVersion) {
  const request = { params: { remote }, query: { version } };
  const answer = await call(host, getReleaseFailures, request, host.manager.headers);
  assert.equal(answer.statusCode, 200, answer.body);
  return getReleaseFailures.response.parse(answer.json());
}

const keep = (events: readonly BeaconEvent[]): Promise<void> =>
  host.db.transaction().execute((db) => keepFailures(db, host.clock.now(), events));

/** Publishes a build of shop with a map of its page. */
async function publishMapped(version: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  const described = { path: 'shop.js.map', size: content.length, integrity: integrityOf(content) };
  const manifest = describeShop(version, { maps: [described] });
  for (const { path, integrity } of manifest.files) {
    await putBuildFile(
      host.deps.storage,
      manifest,
      integrity,
      Buffer.from(scriptOf(version, path)),
    );
  }
  const early = await publishBuild(host.deps, manifest, theHost);
  assert.deepEqual([early.state, early.missing], ['incomplete', ['shop.js.map']]);
  await putBuildFile(host.deps.storage, manifest, described.integrity, content);
  assert.equal((await publishBuild(host.deps, manifest, theHost)).state, 'published');
}

test('what page loads threw is kept with its version: once each, counted, with first and last', async () => {
  const first = host.clock.now().toISOString();
  const early = await openPage(host);
  await report(host, early.load, [ready, error(trace)]);
  await report(host, early.load, [error(trace)]);
  host.clock.advance(60_000);
  const late = await openPage(host);
  await report(host, late.load, [ready, error(trace), { ...run, kind: 'crash', trace }]);
  const { groups, hasMaps } = await read();
  assert.equal(hasMaps, false);
  assert.deepEqual(
    groups.map(({ kind, count, firstAt, lastAt }) => [kind, count, firstAt, lastAt]),
    [
      ['error', 2, first, host.clock.now().toISOString()],
      ['crash', 1, host.clock.now().toISOString(), host.clock.now().toISOString()],
    ],
  );
  const frame = { file: 'shop.js', line: 1, column: 11, name: null, isMapped: false };
  assert.deepEqual(groups[0]?.frames, [frame]);
  assert.deepEqual((await read('2.9.9')).groups, []);
});

test('a page load that nobody handed out leaves nothing', async () => {
  await report(host, undefined, [ready, error(trace)]);
  assert.deepEqual((await read()).groups, []);
});

test('messages that differ in what a member typed are one group, and nobody sees what it was', async () => {
  const of = (message: string) => error({ ...trace, message });
  await keep([of('Project Bäckerei Anna not found'), of('Project Otto not found')]);
  const { groups } = await read();
  assert.deepEqual(
    groups.map(({ message, count }) => [message, count]),
    [['… not found', 2]],
  );
});

test('frames lead back to the sources by the map the build was published with, and are looked up once', async () => {
  const version = '2.1.0';
  await publishMapped(version, map);
  const elsewhere = { file: 'remote.js', line: 3, column: 4 };
  const frames = [...trace.frames, elsewhere];
  await keep([{ ...error({ ...trace, frames }), version }]);
  const { groups, hasMaps } = await read(version);
  assert.equal(hasMaps, true);
  assert.deepEqual(groups[0]?.frames, [
    { file: 'src/cart.tsx', line: 7, column: 3, name: 'addToCart', isMapped: true },
    { ...elsewhere, name: null, isMapped: false },
  ]);
  assert.deepEqual((await read(version)).groups, groups);
  assert.equal(mapped, 1);
});

for (const [what, text] of [
  ['is no map', 'sources'],
  ['has sections', '{"version":3,"sections":[]}'],
] as const) {
  test(`a map that ${what} leaves frames as they were thrown`, async () => {
    const version = `2.2.0-${what.replaceAll(' ', '.')}`;
    await publishMapped(version, text);
    await keep([{ ...error(trace), version }]);
    assert.equal((await read(version)).groups[0]?.frames[0]?.isMapped, false);
    await read(version);
    assert.equal(mapped, 1, 'it is not tried again');
  });
}

test('a map that cannot be read now is tried again', async () => {
  const version = '2.3.0';
  await publishMapped(version, map);
  await keep([{ ...error(trace), version }]);
  isAway = true;
  try {
    assert.equal((await read(version)).groups[0]?.frames[0]?.isMapped, false);
  } finally {
    isAway = false;
  }
  assert.equal((await read(version)).groups[0]?.frames[0]?.isMapped, true);
});

test('invented failures do not displace what many page loads have met', async () => {
  await keep([error(trace), error(trace)]);
  const at = (column: number) => error({ ...trace, frames: [{ file: 'a.js', line: 1, column }] });
  for (let batch = 0; batch < 4; batch += 1) {
    host.clock.advance(1_000);
    await keep(Array.from({ length: 100 }, (_, n) => at(batch * 100 + n)));
  }
  const { groups } = await read();
  assert.ok(groups.length <= keptGroups.frequent + keptGroups.newest, String(groups.length));
  assert.equal(groups[0]?.count, 2);
});

test('what nobody has met for a month is forgotten', async () => {
  await keep([error(trace)]);
  await forgetFailures(host.db, new Date(host.clock.now().getTime() + 29 * 86_400_000));
  assert.equal((await read()).groups.length, 1);
  await forgetFailures(host.db, new Date(host.clock.now().getTime() + 31 * 86_400_000));
  assert.equal((await read()).groups.length, 0);
});
