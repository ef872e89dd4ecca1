import assert from 'node:assert/strict';
import { createHash, webcrypto } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { parseRuntimeConfig } from 'shared-kit/contract';
import { buildInputsFile } from 'shared-kit/contract/releases';
import type { SignedRecord, SuiteRecord } from 'shared-kit/contract/releases';
import { openSignedRecord } from 'shared-kit/contract/rollout';
import type { PinnedKey } from 'shared-kit/contract/rollout';
import {
  describeShop,
  makeBuildFolder,
  scriptOf,
  shopFiles,
  shopVersion,
} from '../../testing/build-folder';
import type { BuildFolder } from '../../testing/build-folder';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { findBuild } from '../releases/builds/builds.repository';
import { integrityOf } from '../releases/builds/build-digest';
import { fixedConfig } from '../runtime-config/config-source';
import { openSuiteBuilds } from './suite-builds';

let builds: BuildFolder;
let host: TestApp;
const entryScript = scriptOf(shopVersion, 'remoteEntry.js');
const entryUrl = `/remotes/shop/${shopVersion}/remoteEntry.js`;

before(async () => {
  builds = await makeBuildFolder();
  await builds.write(`${entryUrl.slice(1)}.br`, brotliCompressSync(entryScript));
  await builds.write('secret.txt', 'not served');
  host = await buildTestApp({
    suite: openSuiteBuilds(builds.folder),
    config: fixedConfig(
      parseRuntimeConfig({ brandName: '<Acme>', sitesUrl: 'https://sites.example' }),
    ),
  });
});
after(async () => {
  await host.close();
  await builds.remove();
});

const recordIn = (answer: { json: () => unknown }): SuiteRecord =>
  JSON.parse((answer.json() as SignedRecord).payload) as SuiteRecord;

const inlined = (body: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 's').exec(body)?.[1] ?? '');

test('the page preloads what its route needs and nothing else', async () => {
  const { body, statusCode } = await host.app.inject('/shop');
  assert.equal(statusCode, 200);
  const preloaded = [...body.matchAll(/rel="preload" as="script" [^>]*href="([^"]+)"/g)].map(
    (m) => m[1],
  );
  assert.deepEqual(preloaded, [
    // The frame of signed-in pages, because the route is one.
    '/shell/1.0.0-aaaaaaaa/frame.js',
    '/shell/1.0.0-aaaaaaaa/client.js',
    '/remotes/shop/2.0.0-bbbbbbbb/remoteEntry.js',
    '/remotes/shop/2.0.0-bbbbbbbb/remote.js',
    '/remotes/shop/2.0.0-bbbbbbbb/shop.js',
  ]);
});

test('every script of the page says what it must be, and a script that does not is not run', async () => {
  const { body, headers } = await host.app.inject('/shop');
  const links = [...body.matchAll(/<(?:link rel="preload" as="script"|script defer)([^>]*)>/g)];
  assert.equal(links.length, 6);
  for (const [, attributes = ''] of links) {
    const [, integrity] = /crossorigin integrity="([^"]+)"/.exec(attributes) ?? [];
    const [, address = ''] = /(?:href|src)="([^"]+)"/.exec(attributes) ?? [];
    const served = await host.app.inject({
      url: address,
      headers: { 'accept-encoding': 'identity' },
    });
    assert.equal(integrityOf(served.rawPayload), integrity, address);
  }
  assert.equal(headers['integrity-policy'], 'blocked-destinations=(script)');
  const { base, files } = inlined(body, 'sitewright-shell-files') as Record<string, object>;
  assert.equal(base, '/shell/1.0.0-aaaaaaaa/');
  const scripts = ['shell.js', 'frame.js', 'client.js', 'query.js', 'watch.js'];
  assert.deepEqual(Object.keys(files ?? {}), scripts);
});

test('record and configuration ride along and cannot break out of their element', async () => {
  const { body } = await host.app.inject('/shop/');
  assert.match((inlined(body, 'sitewright-signed-releases') as SignedRecord).payload, /<\/script>/);
  assert.equal((inlined(body, 'sitewright-config') as { brandName: string }).brandName, '<Acme>');
  assert.doesNotMatch(body, /<Acme>|<b>/);
});

test('the signed record rides along, and the pinned keys open it', async () => {
  const { body } = await host.app.inject('/shop');
  const keys = inlined(body, 'sitewright-release-keys') as PinnedKey[];
  const { subtle } = webcrypto;
  const trust = { keys, subtle, newest: 1 };
  const opened = await openSignedRecord(inlined(body, 'sitewright-signed-releases'), trust);
  assert.equal(opened.problem, null);
  assert.equal(opened.record?.remotes.shop?.stable.version, shopVersion);
  assert.deepEqual(
    Object.keys(opened.record.remotes.shop.stable.files).toSorted(),
    shopFiles.toSorted(),
  );
  const served = await host.app.inject('/releases.json');
  assert.equal((await openSignedRecord(served.json(), trust)).record?.serial, 1);
});

test('the policy allows no inline script but the import map, and frames from the sites origin', async () => {
  const { headers, body } = await host.app.inject('/shop');
  const policy = String(headers['content-security-policy']);
  const map = /<script type="importmap">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(map).digest('base64');
  assert.ok(policy.includes(`script-src 'self' 'sha256-${hash}';`), policy);
  assert.match(policy, /frame-src https:\/\/sites\.example/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.equal(headers['cross-origin-opener-policy'], 'same-origin-allow-popups');
});

test('the page may speak to this host alone, and asks for no device but the microphone of its own dictation', async () => {
  const { headers } = await host.app.inject('/shop');
  assert.match(
    String(headers['content-security-policy']),
    /connect-src 'self'(?: https:\/\/[^ ;]*sites\.example)?;/,
  );
  assert.equal(headers['permissions-policy'], 'camera=(), geolocation=(), microphone=(self)');
});

test('modules that a remote imports are held against the record too', async () => {
  const { body } = await host.app.inject('/shop');
  const map = /<script type="importmap">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
  const base = `/remotes/shop/${shopVersion}/`;
  const expected = describeShop(shopVersion).files.map((file) => [
    base + file.path,
    file.integrity,
  ]);
  assert.deepEqual(integrity, Object.fromEntries(expected));
});

test('an address no remote serves gets the page and a 404', async () => {
  const { statusCode, body, headers } = await host.app.inject('/nowhere');
  assert.equal(statusCode, 404);
  assert.match(String(headers['content-type']), /text\/html/);
  assert.match(body, /<div id="root">/);
});

for (const url of ['/api/nowhere', '/remotes/shop/9.9.9/x.js', '/shell/x/y.js', '/robots.txt']) {
  test(`${url} is a JSON 404, not the page`, async () => {
    const { statusCode, headers } = await host.app.inject(url);
    assert.equal(statusCode, 404);
    assert.match(String(headers['content-type']), /application\/json/);
  });
}

test('files of builds are immutable and come compressed as they lie on disk', async () => {
  const url = entryUrl;
  const plain = await host.app.inject({ url, headers: { 'accept-encoding': 'identity' } });
  assert.equal(plain.body, entryScript);
  assert.equal(plain.headers.vary, 'accept-encoding');
  const { headers } = await host.app.inject({ url, headers: { 'accept-encoding': 'br' } });
  assert.equal(headers['content-encoding'], 'br');
  // A cache on the way keeps one for each encoding.
  assert.equal(headers.vary, 'accept-encoding');
  assert.match(String(headers['cache-control']), /max-age=31536000, immutable/);
  assert.match(String(headers['content-type']), /javascript/);
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
});

test('nothing beside the builds is served', async () => {
  for (const url of [
    '/remotes/../secret.txt',
    '/remotes/%2e%2e/secret.txt',
    '/shell/..%2fsecret.txt',
  ]) {
    const { body } = await host.app.inject(url);
    assert.doesNotMatch(body, /not served/);
  }
});

test('the release record has an ETag, and a new record shows at once', async () => {
  const first = await host.app.inject('/releases.json');
  assert.equal(recordIn(first).serial, 1);
  const tag = String(first.headers.etag);
  const again = await host.app.inject({ url: '/releases.json', headers: { 'if-none-match': tag } });
  assert.equal(again.statusCode, 304);
  await builds.build('2.1.0-cccccccc');
  await builds.release(7, '2.1.0-cccccccc');
  const next = await host.app.inject({ url: '/releases.json', headers: { 'if-none-match': tag } });
  assert.equal(recordIn(next).serial, 2);
  assert.equal(recordIn(next).remotes.shop?.stable.version, '2.1.0-cccccccc');
});

test('a build that is gone from the disk is served from the storage', async () => {
  await rm(path.join(builds.folder, 'remotes/shop', shopVersion), { recursive: true });
  const encoding = (value: string) => ({ headers: { 'accept-encoding': value } });
  const plain = await host.app.inject({ url: entryUrl, ...encoding('identity') });
  assert.equal(plain.statusCode, 200);
  assert.equal(plain.body, entryScript);
  assert.match(String(plain.headers['cache-control']), /max-age=31536000, immutable/);
  assert.match(String(plain.headers['content-type']), /javascript/);
  const compressed = await host.app.inject({ url: entryUrl, ...encoding('gzip, br') });
  assert.equal(compressed.headers['content-encoding'], 'br');
  assert.deepEqual(compressed.rawPayload, brotliCompressSync(entryScript));
  for (const file of ['build.json', 'other.js', '../x', '%2e%2e/x']) {
    const missing = await host.app.inject(`/remotes/shop/${shopVersion}/${file}`);
    assert.equal(missing.statusCode, 404, file);
  }
});

test('what a build was made from is served to nobody', async () => {
  const version = '2.4.0-ffffffff';
  await builds.build(version);
  const content = JSON.stringify({ sources: { 'src/secret-plan.tsx': '0123456789ab' } });
  await builds.write(`remotes/shop/${version}/${buildInputsFile}`, content);
  await builds.release(8, version);
  assert.equal((await host.app.inject('/shop')).statusCode, 200);
  const file = await host.app.inject(`/remotes/shop/${version}/${buildInputsFile}`);
  assert.equal(file.statusCode, 404);
  const description = await host.app.inject(`/remotes/shop/${version}/build.json`);
  assert.doesNotMatch(description.body, /secret-plan/);
  const row = await findBuild(host.db, 'shop', version);
  assert.deepEqual(row?.manifest.sources, { 'src/secret-plan.tsx': '0123456789ab' });
});

test('a source map is served neither from the disk nor from the storage', async () => {
  const version = '2.2.0-dddddddd';
  const map = 'shop.js.map';
  const content = Buffer.from('{"sourcesContent":["the source"]}');
  const described = { path: map, size: content.length, integrity: integrityOf(content) };
  const { files } = describeShop(version);
  await builds.build(version, { files: [...files, described] });
  await builds.write(`remotes/shop/${version}/${map}`, content);
  await builds.release(9, version);
  assert.equal((await host.app.inject('/shop')).statusCode, 200);
  const url = `/remotes/shop/${version}/${map}`;
  const fromDisk = await host.app.inject(url);
  assert.equal(fromDisk.statusCode, 404);
  assert.doesNotMatch(fromDisk.body, /the source/);
  await rm(path.join(builds.folder, 'remotes/shop', version), { recursive: true });
  const fromStorage = await host.app.inject(url);
  assert.equal(fromStorage.statusCode, 404);
  assert.doesNotMatch(fromStorage.body, /the source/);
});

const oddAddresses = [
  '//',
  '///',
  '//shop',
  '//elsewhere.example/shop',
  '/shop//',
  '/./shop',
  '/..',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%00',
  '/shop%00',
  '/%zz',
  '/%ed%a0%bd',
  '/\\..\\',
  '/?%00=%zz&&=',
  '/shop?//',
  '/shell//',
  '/remotes/%00',
  '/remotes/shop/%zz/remoteEntry.js',
  `/${'a'.repeat(5000)}`,
];
for (const url of oddAddresses) {
  test(`the address ${url.slice(0, 40)} is no fault of ours`, async () => {
    for (const encoding of [undefined, 'gzip', 'nonsense', 'x, y', '\u00e9']) {
      const headers = encoding === undefined ? {} : { 'content-encoding': encoding };
      const { statusCode, headers: sent } = await host.app.inject({ url, headers });
      assert.ok(statusCode < 500, `${statusCode}`);
      // To a browser `//x` is another host.
      assert.doesNotMatch(sent.location ?? '', /^[/\\]{2}|^https?:/);
    }
  });
}
