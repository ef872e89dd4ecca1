import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import {
  endSharedPreview,
  liftSuspension,
  removeModelConnection,
  saveModelConnection,
  saveVersion,
  shareVersion,
  suspendWebsite,
} from 'shared-kit/contract';
import * as releases from 'shared-kit/contract/releases';
import { describeShop } from '../../testing/build-folder';
import { call } from '../../testing/call';
import { publish } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';
import { theController } from '../releases/record/who';
import { changingRecord, currentRecord, issueRecord } from '../releases/record/entries.repository';
import { contentOf } from '../releases/record/change-record';
import { startReleaseHost } from '../releases/testing/release-host';
import type { ReleaseHost } from '../releases/testing/release-host';
import { recordedAbout, recordedOf } from './testing/audit-trail';

const host = sharedTestApp();
let shop: ReleaseHost;
before(async () => {
  shop = await startReleaseHost();
});
after(() => shop.close());

const post = (path: string, payload: object) =>
  shop.app.inject({ method: 'POST', url: path, headers: shop.manager.headers, payload });

test('every release action is recorded with its record: actor, remote, or the host', async () => {
  const remote = 'shop';
  await shop.publish(describeShop('3.0.0'));
  for (const [path, body] of [
    [releases.startRollout.path, { remote, version: '3.0.0' }],
    [releases.pauseRollout.path, { remote }],
    [releases.resumeRollout.path, { remote }],
    [releases.promoteRollout.path, { remote }],
    [releases.promoteRollout.path, { remote, all: true }],
    [releases.rollBack.path, { remote }],
    [releases.freezeReleases.path, { frozen: true }],
    [releases.freezeReleases.path, { frozen: false }],
  ] as const) {
    const answer = await post(path, body);
    assert.equal(answer.statusCode, 200, answer.body);
  }
  const recorded = await recordedOf(shop, shop.manager.user.id);
  assert.deepEqual(
    recorded.map(({ action }) => action),
    [
      'release.build-published',
      'release.start',
      'release.pause',
      'release.resume',
      'release.step',
      'release.promote',
      'release.rollback',
      'release.freeze',
      'release.unfreeze',
    ],
  );
  assert.deepEqual(recorded[0]?.detail, { ids: { version: '3.0.0' } });
  const { serial } = (await currentRecord(shop.db)) ?? { serial: 0 };
  assert.deepEqual(recorded.at(-1)?.detail, { ids: { record: String(serial) } });
  const seeded = await recordedOf(shop, null);
  assert.deepEqual(
    seeded.map(({ action }) => action),
    ['release.seed'],
  );
});

test('actions of the release controller are recorded as the host’s', async () => {
  await changingRecord(shop.db, async (transaction) => {
    const record = await currentRecord(transaction);
    assert.ok(record);
    await issueRecord(transaction, shop.clock.now(), contentOf(record), {
      action: 'rollback',
      remote: 'shop',
      what: 'It failed.',
      why: 'It failed.',
      who: theController,
      evidence: null,
    });
  });
  const last = (await recordedAbout(shop, 'shop')).at(-1);
  assert.deepEqual([last?.action, last?.actor], ['release.rollback', null]);
});

test('removed builds and signing keys are recorded', async () => {
  await shop.publish(describeShop('4.0.0'));
  shop.clock.advance(400 * 86_400_000);
  await post(releases.collectBuilds.path, { remove: true, keepDays: 1 });
  const removed = (await recordedAbout(shop, 'shop')).filter(
    ({ action }) => action === 'release.build-removed',
  );
  assert.ok(removed.some(({ detail }) => detail.ids?.version === '4.0.0'));

  const [before] = shop.deps.releaseKeys.list();
  await post(releases.changeReleaseKeys.path, { action: 'add' });
  const added = shop.deps.releaseKeys.list().find(({ kid }) => kid !== before?.kid);
  await post(releases.changeReleaseKeys.path, { action: 'retire', kid: before?.kid });
  await post(releases.changeReleaseKeys.path, { action: 'retire', kid: before?.kid });
  const actions = async (kid = '') =>
    (await recordedAbout(shop, kid)).map(({ action, actor }) => [action, actor]);
  const actor = shop.manager.user.id;
  assert.deepEqual(await actions(added?.kid), [['release.key-added', actor]]);
  assert.deepEqual(await actions(before?.kid), [['release.key-retired', actor]]);
});

test('suspending a website, lifting it and ending a share link are recorded', async () => {
  const [admin, owner] = [await signIn(host(), { role: 'admin' }), await signIn(host())];
  const { id, slug: address } = await publish(host(), owner);
  const body = { address, reason: 'It copies a bank' };
  await call(host(), suspendWebsite, { body }, admin.headers);
  await call(host(), liftSuspension, { body: { address } }, admin.headers);
  await call(host(), liftSuspension, { body: { address } }, admin.headers);
  const project_id = randomUUID();
  const version = { base: 0, html: '<p>Hi</p>', css: '', js: '', prompt: '' };
  await call(host(), saveVersion, { params: { project_id }, body: version }, owner.headers);
  const wish = { params: { project_id, number: 1 }, body: { days: 7, title: 'Hi' } } as const;
  const shared = await call(host(), shareVersion, wish, owner.headers);
  const { link } = shareVersion.response.parse(shared.json());
  await call(host(), endSharedPreview, { body: { link } }, admin.headers);
  const recorded = await recordedOf(host(), admin.user.id);
  assert.deepEqual(
    recorded.map(({ action }) => action),
    ['website.suspended', 'website.reinstated', 'website.share-ended'],
  );
  assert.equal((await recordedAbout(host(), id)).length, 2);
});

test('a connected, changed and removed language model is recorded by fields, never by values', async () => {
  const { user, headers } = await signIn(host(), { role: 'admin' });
  const key = 'sk-very-secret-0123456789';
  const settings = {
    provider: 'openai-compatible',
    address: 'http://127.0.0.1:9/v1',
    model: 'llama',
    key,
    sees_pictures: true,
  } as const;
  await call(host(), saveModelConnection, { body: settings }, headers);
  const { key: _, ...withoutKey } = settings;
  await call(host(), saveModelConnection, { body: { ...withoutKey, model: 'qwen' } }, headers);
  await call(host(), removeModelConnection, {}, headers);
  await call(host(), removeModelConnection, {}, headers);
  const recorded = await recordedOf(host(), user.id);
  assert.deepEqual(
    recorded.map(({ action, detail }) => [action, detail.fields]),
    [
      ['model.connected', ['provider', 'address', 'model', 'seesPictures', 'key']],
      ['model.changed', ['model']],
      ['model.removed', undefined],
    ],
  );
  assert.ok(!JSON.stringify(recorded).includes('secret'));
});
