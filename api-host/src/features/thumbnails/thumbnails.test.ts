import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { listWebsites, putBackDeployment } from 'shared-kit/contract';
import sharp from 'sharp';
import type { StoragePort } from '../../storage/storage.port';
import { call } from '../../testing/call';
import { assertFailure } from '../../testing/endpoint-conformance';
import { memoryStorage } from '../../testing/memory-storage';
import { publish as publishAs } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { withResolvers } from '../../with-resolvers';
import { findPublished } from '../websites/addresses.repository';
import type { Photographer } from './chromium/photograph';
import { readLook } from './drawn/read-look';
import { startThumbnailMaker } from './thumbnail-maker';
import type { ThumbnailMaker } from './thumbnail-maker';
import { ThumbnailSignal } from './thumbnail-signal';

let host: TestApp;
let files: StoragePort;
let failsToStore = false;
const signal = new ThumbnailSignal();
const warnings: unknown[] = [];
const errors: unknown[] = [];
const log = {
  warn: (about: unknown) => void warnings.push(about),
  error: (about: unknown) => void errors.push(about),
};
let maker: ThumbnailMaker | null = null;

before(async () => {
  const memory = memoryStorage();
  files = {
    ...memory,
    create: (key, content) =>
      failsToStore && key.includes('/thumbnail/')
        ? Promise.reject(new Error('The disk is full'))
        : memory.create(key, content),
  };
  host = await buildTestApp({ storage: files, thumbnails: signal });
});
after(() => host.close());
afterEach(async () => {
  failsToStore = false;
  await maker?.stop();
  maker = null;
});

/** A picture in a single colour. */
const red: Photographer = (_page, { width, height }) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();

function start(photograph: Photographer | null): ThumbnailMaker {
  maker = startThumbnailMaker({
    db: host.db,
    storage: files,
    clock: host.clock.now,
    photograph,
    readLook: async (...page) => readLook(...page),
    signal,
    log,
  });
  return maker;
}

const publish = (caller: SignedIn, change: object = {}) =>
  publishAs(host, caller, { csscode: 'body{background:#0000ff}', ...change });

async function thumbnailOf({ headers }: SignedIn, id: string): Promise<string | null | undefined> {
  const list = listWebsites.response.parse((await call(host, listWebsites, {}, headers)).json());
  return list.message.find((one) => one.id === id)?.thumbnail;
}

async function colourAt(address: string) {
  const answer = await host.app.inject(address);
  assert.equal(answer.statusCode, 200, answer.body);
  const { dominant } = await sharp(answer.rawPayload).stats();
  return { answer, dominant };
}

test('a published page gets its picture a little later, and the list has its URL', async () => {
  const making = start(red);
  const owner = await signIn(host);
  const { id } = await publish(owner);
  await making.idle();
  const address = (await thumbnailOf(owner, id)) ?? '';
  assert.match(address, /^\/api\/thumbnails\//);
  const { answer, dominant } = await colourAt(address);
  assert.ok(dominant.r > 240 && dominant.g < 16);
  assert.equal(answer.headers['content-type'], 'image/webp');
  assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  assert.match(String(answer.headers['cache-control']), /immutable/);
});

test('publishing does not wait for pictures, and reports none yet', async () => {
  const release = withResolvers<void>();
  let seen = 0;
  const making = start(async (...shooting) => {
    seen += 1;
    await release.promise;
    return red(...shooting);
  });
  const owner = await signIn(host);
  const first = await publish(owner, { title: 'Slow one' });
  const second = await publish(owner, { title: 'Slow two' });
  assert.equal(await thumbnailOf(owner, first.id), null);
  assert.ok(seen <= 1, 'one at a time');
  release.resolve();
  await making.idle();
  assert.ok(await thumbnailOf(owner, first.id));
  assert.ok(await thumbnailOf(owner, second.id));
});

test('a page that cannot be captured is drawn, and the log has the reason', async () => {
  const owner = await signIn(host);
  const { id } = await publish(owner);
  warnings.length = 0;
  await start(() => Promise.reject(new Error('Chromium was not done'))).idle();
  const { dominant } = await colourAt((await thumbnailOf(owner, id)) ?? '');
  assert.ok(dominant.b > 200 && dominant.r < 60, 'the page’s own blue');
  assert.equal(warnings.length, 1);
});

test('without Chromium everything is drawn, including what was published before', async () => {
  const owner = await signIn(host);
  const { id } = await publish(owner);
  assert.equal(await thumbnailOf(owner, id), null);
  await start(null).idle();
  assert.ok(await thumbnailOf(owner, id));
});

test('a new deployment has its own picture; restoring the old one shows the old picture', async () => {
  const making = start(null);
  const owner = await signIn(host);
  const { id, slug } = await publish(owner);
  await making.idle();
  const first = await thumbnailOf(owner, id);
  const original = await findPublished(host.db, slug);
  host.clock.advance(1000);
  await publish(owner, { id, csscode: 'body{background:#00ff00}' });
  await making.idle();
  assert.notEqual(await thumbnailOf(owner, id), first);
  const params = { id, deployment: original?.deployment ?? '' };
  await call(host, putBackDeployment, { params }, owner.headers);
  assert.equal(await thumbnailOf(owner, id), first);
});

test('a picture that cannot be stored is retried by a later run', async () => {
  const owner = await signIn(host);
  const { id } = await publish(owner);
  failsToStore = true;
  errors.length = 0;
  const making = start(red);
  await making.idle();
  assert.equal(errors.length, 1);
  failsToStore = false;
  signal.enqueue();
  await making.idle();
  assert.equal(await thumbnailOf(owner, id), null, 'another host may still be at it');
  host.clock.advance(11 * 60_000);
  signal.enqueue();
  await making.idle();
  assert.ok(await thumbnailOf(owner, id));
});

test('a website deleted during its screenshot leaves no picture behind', async () => {
  const owner = await signIn(host);
  const { id } = await publish(owner, { title: 'Short life' });
  const making = start(async (...shooting) => {
    await host.db.deleteFrom('websites').where('id', '=', id).execute();
    return red(...shooting);
  });
  await making.idle();
  for await (const { key } of files.list(`sites/${id}/`)) assert.doesNotMatch(key, /thumbnail/);
});

test('a stopping host leaves the page to the next one', async () => {
  const owner = await signIn(host);
  const { id } = await publish(owner);
  const begun = withResolvers<void>();
  const making = start(
    (_page, _shot, stopped) =>
      new Promise((_resolve, reject) => {
        begun.resolve();
        stopped.addEventListener('abort', () => reject(new Error('The host stops')));
      }),
  );
  await begun.promise;
  await making.stop();
  assert.equal(await thumbnailOf(owner, id), null);
  await start(red).idle();
  assert.ok(await thumbnailOf(owner, id));
});

test('a picture is served at its own URL only', async () => {
  const making = start(null);
  const owner = await signIn(host);
  const { id } = await publish(owner);
  await making.idle();
  const address = (await thumbnailOf(owner, id)) ?? '';
  const other = 'ab'.repeat(16);
  for (const wrong of [
    address.replace(/[0-9a-f]{32}\.webp/, `${other}.webp`),
    address.replace(id, '0190c3f0-0000-4000-8000-000000000000'),
    address.replace('.webp', '.jpg'),
    `/api/thumbnails/..%2f..%2f${id}/x/y.webp`,
  ]) {
    assertFailure(await host.app.inject(wrong), 404, 'NOT_FOUND');
  }
});
