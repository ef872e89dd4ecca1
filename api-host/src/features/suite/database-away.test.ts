import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { parseRuntimeConfig } from 'shared-kit/contract';
import type { SignedRecord } from 'shared-kit/contract/releases';
import { makeBuildFolder, scriptOf, shopVersion } from '../../testing/build-folder';
import type { BuildFolder } from '../../testing/build-folder';
import { openMoodyDatabase } from '../../testing/moody-database';
import type { MoodyDatabase } from '../../testing/moody-database';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { fixedConfig } from '../runtime-config/config-source';
import { openSuiteBuilds } from './suite-builds';

let builds: BuildFolder;
let database: MoodyDatabase;
let host: TestApp;

const startHost = () =>
  buildTestApp({
    db: database.db,
    changes: database.changes,
    suite: openSuiteBuilds(builds.folder),
    config: fixedConfig(parseRuntimeConfig({ brandName: '<Acme>' })),
  });

before(async () => {
  builds = await makeBuildFolder();
  database = await openMoodyDatabase();
  host = await startHost();
});
after(async () => {
  database.turn('fair');
  await host.close();
  await database.close();
  await builds.remove();
});

const serialIn = (answer: { json: () => unknown }): number =>
  (JSON.parse((answer.json() as SignedRecord).payload) as { serial: number }).serial;

test('a host that has never read a record answers with a page that says so, and recovers', async (t) => {
  database.turn('away');
  const fresh = await startHost();
  t.after(() => fresh.close());
  const { statusCode, headers, body } = await fresh.app.inject('/shop');
  assert.equal(statusCode, 503);
  assert.match(String(headers['content-type']), /^text\/html/);
  assert.equal(headers['retry-after'], '5');
  assert.match(body, /&lt;Acme&gt; is not available right now/);
  assert.match(body, /Please reload this page in a moment/);
  assert.doesNotMatch(body, /<script|<Acme>/);
  const record = await fresh.app.inject('/releases.json');
  assert.equal(record.statusCode, 503);
  assert.match(String(record.headers['content-type']), /^application\/json/);
  database.turn('fair');
  assert.equal((await fresh.app.inject('/shop')).statusCode, 200);
});

for (const mood of ['away', 'silent'] as const) {
  test(`while the database is ${mood}, pages are served with the last record`, async () => {
    database.turn('fair');
    const before = await host.app.inject('/releases.json');
    assert.equal((await host.app.inject('/shop')).statusCode, 200);
    // Long enough for what is remembered of page loads to be asked for again.
    host.clock.advance(10 * 60_000);
    database.turn(mood);
    const page = await host.app.inject('/shop');
    assert.equal(page.statusCode, 200);
    assert.match(page.body, /id="sitewright-page-load"|"load":"[\w-]+\.[\w-]+\.[\w-]+"/);
    assert.equal(serialIn(await host.app.inject('/releases.json')), serialIn(before));
    const script = await host.app.inject(`/remotes/shop/${shopVersion}/remoteEntry.js`);
    assert.equal(script.body, scriptOf(shopVersion, 'remoteEntry.js'));
    assert.equal((await host.app.inject('/config.json')).statusCode, 200);
    assert.equal((await host.app.inject('/nowhere')).statusCode, 404);
    const ready = await host.app.inject('/readyz');
    assert.equal(ready.statusCode, 503);
    assert.match(ready.json<{ message: string }>().message, /database does not answer/);
  });
}

test('a record issued meanwhile counts as soon as the database is back', async () => {
  database.turn('fair');
  const before = serialIn(await host.app.inject('/releases.json'));
  database.turn('away');
  await builds.build('2.1.0-cccccccc');
  await builds.release(7, '2.1.0-cccccccc');
  assert.equal(serialIn(await host.app.inject('/releases.json')), before);
  database.turn('fair');
  assert.equal(serialIn(await host.app.inject('/releases.json')), before + 1);
});
