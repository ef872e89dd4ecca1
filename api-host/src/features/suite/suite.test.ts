import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { parseRuntimeConfig } from 'shared-kit/contract';
import type { ReleaseRecord } from 'shared-kit/contract';
import type { BuildManifest } from 'shared-kit/contract/releases';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { fixedConfig } from '../runtime-config/config-source';
import { openSuiteBuilds } from './suite-builds';

const shell: BuildManifest = {
  name: 'shell',
  version: '1.0.0-aaaaaaaa',
  entry: 'shell.js',
  preload: [],
  provides: { 'shared-kit/client': ['client.js'], 'shared-kit/query': ['query.js'] },
  fonts: ['sans.woff2'],
  hostApi: '',
  sharedKit: '^1.0.0',
  commit: null,
  builtAt: null,
  exposes: [],
  shared: {},
  routes: [],
  files: [],
};

function record(serial: number): ReleaseRecord {
  const base = '/remotes/shop/2.0.0-bbbbbbbb/';
  const route = {
    path: '/shop',
    access: 'member',
    title: 'Shop </script><b>',
    preload: ['shop.js'],
    shares: ['react', 'shared-kit/client'],
  } as const;
  const stable = {
    version: '2.0.0-bbbbbbbb',
    base,
    entry: 'remoteEntry.js',
    preload: ['remote.js'],
    hostApi: '^1.0.0',
    routes: [{ ...route, shares: [...route.shares], preload: [...route.preload] }],
  };
  return { schema: 1, serial, shell: { version: shell.version }, remotes: { shop: { stable } } };
}

let folder: string;
let host: TestApp;
const script = 'globalThis.answer = 42;\n'.repeat(100);

async function write(file: string, content: string | Buffer): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sitewright-suite-'));
  await write('releases.json', JSON.stringify(record(1)));
  await write(`shell/${shell.version}/build.json`, JSON.stringify(shell));
  await write('remotes/shop/2.0.0-bbbbbbbb/remoteEntry.js', script);
  await write('remotes/shop/2.0.0-bbbbbbbb/remoteEntry.js.br', brotliCompressSync(script));
  await write('secret.txt', 'not served');
  host = await buildTestApp({
    suite: openSuiteBuilds(folder),
    config: fixedConfig(
      parseRuntimeConfig({ brandName: '<Acme>', sitesUrl: 'https://sites.example' }),
    ),
  });
});
after(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

test('the page preloads what its route needs and nothing else', async () => {
  const { body, statusCode } = await host.app.inject('/shop');
  assert.equal(statusCode, 200);
  const preloaded = [...body.matchAll(/rel="preload" as="script" href="([^"]+)"/g)].map(
    (m) => m[1],
  );
  assert.deepEqual(preloaded, [
    '/shell/1.0.0-aaaaaaaa/client.js',
    '/remotes/shop/2.0.0-bbbbbbbb/remoteEntry.js',
    '/remotes/shop/2.0.0-bbbbbbbb/remote.js',
    '/remotes/shop/2.0.0-bbbbbbbb/shop.js',
  ]);
  assert.match(body, /<script defer src="\/shell\/1\.0\.0-aaaaaaaa\/shell\.js">/);
});

test('record and configuration ride along and cannot break out of their element', async () => {
  const { body } = await host.app.inject('/shop/');
  const inlined = /id="sitewright-releases">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  assert.deepEqual(JSON.parse(inlined), record(1));
  const config = /id="sitewright-config">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  assert.deepEqual((JSON.parse(config) as { brandName: string }).brandName, '<Acme>');
  assert.doesNotMatch(body, /<Acme>|<b>/);
});

test('the policy allows no inline script and frames from the sites origin', async () => {
  const { headers } = await host.app.inject('/shop');
  const policy = String(headers['content-security-policy']);
  assert.match(policy, /script-src 'self';/);
  assert.match(policy, /frame-src https:\/\/sites\.example/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.equal(headers['cross-origin-opener-policy'], 'same-origin-allow-popups');
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
  const url = '/remotes/shop/2.0.0-bbbbbbbb/remoteEntry.js';
  const plain = await host.app.inject({ url, headers: { 'accept-encoding': 'identity' } });
  assert.equal(plain.body, script);
  const { headers } = await host.app.inject({ url, headers: { 'accept-encoding': 'br' } });
  assert.equal(headers['content-encoding'], 'br');
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
  assert.deepEqual(first.json(), record(1));
  const tag = String(first.headers.etag);
  const again = await host.app.inject({ url: '/releases.json', headers: { 'if-none-match': tag } });
  assert.equal(again.statusCode, 304);
  await write('releases.json', `${JSON.stringify(record(2))}\n`);
  const next = await host.app.inject({ url: '/releases.json', headers: { 'if-none-match': tag } });
  assert.equal(next.json<ReleaseRecord>().serial, 2);
});
