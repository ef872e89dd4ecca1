import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { editorPreviewPath, previewRunnerPath } from 'shared-kit/contract';
import { removeDeployment, writeDeployment } from '../features/websites/deployment';
import { memoryStorage } from '../testing/memory-storage';
import { buildTestSites } from '../testing/test-sites';
import type { Published } from './published/site-visit';

const appOrigin = 'http://localhost:3000';
const storage = memoryStorage();
/** The table of websites, as far as this origin knows it. */
const table = new Map<string, Published>();
let broken = false;
/** Runs between looking a slug up and reading its file. */
let meanwhile = async () => {};

let app: FastifyInstance;
before(async () => {
  app = await buildTestSites({
    storage: {
      ...storage,
      get: async (key) => {
        await meanwhile();
        return storage.get(key);
      },
    },
    findPublished: async (slug) => {
      if (broken) throw new Error('no database');
      return table.get(slug);
    },
    findMoved: async (slug) => (slug === 'old-bakery' ? 'bakery' : undefined),
    appOrigin,
    editorOrigin: 'http://localhost:3002/',
  });
  await publish('bakery', '<h1>Bread</h1>');
});
after(() => app.close());

const css = 'p{color:red}'.repeat(500);

async function publish(slug: string, html: string): Promise<void> {
  const id = table.get(slug)?.id ?? `id-${slug}`;
  const old = table.get(slug);
  const files = { html, css, js: 'let bread;' };
  const deployment = await writeDeployment(storage, id, files, slug);
  table.set(slug, { id, deployment, title: slug, published_at: new Date(0), suspended_at: null });
  if (old) await removeDeployment(storage, id, old.deployment);
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

function assertIsolated({ headers }: Pick<LightMyRequestResponse, 'headers'>): void {
  const policy = String(headers['content-security-policy']);
  assert.match(policy, /^sandbox allow-scripts /);
  assert.doesNotMatch(policy, /allow-same-origin|allow-top-navigation/);
  assert.match(policy, /frame-ancestors http:\/\/localhost:3000(;|$)/);
  assert.match(policy, /default-src 'none'/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.match(String(headers['permissions-policy']), /camera=\(\), .*geolocation=\(\)/);
  assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
  assert.equal(headers['set-cookie'], undefined);
  assert.equal(headers['access-control-allow-credentials'], undefined);
}

test('a published page and its files are served', async () => {
  for (const [path, type, content] of [
    ['', 'text/html; charset=utf-8', /<h1>Bread<\/h1>/],
    ['index.html', 'text/html; charset=utf-8', /<h1>Bread<\/h1>/],
    ['styles.css', 'text/css; charset=utf-8', /color:red/],
    ['script.js', 'text/javascript; charset=utf-8', /let bread/],
  ] as const) {
    const answer = await get(`/bakery/${path}`);
    assert.equal(answer.statusCode, 200, path);
    assert.equal(answer.headers['content-type'], type);
    assert.match(answer.body, content);
    assert.equal(answer.headers['cross-origin-opener-policy'], 'same-origin');
    assertIsolated(answer);
  }
});

test('an address without its slash leads to the one with it', async () => {
  const answer = await get('/bakery?from=mail&to=//evil.test');
  assert.equal(answer.statusCode, 308);
  assert.equal(answer.headers.location, '/bakery/?from=mail&to=//evil.test');
  assertIsolated(answer);
});

test('an unchanged page costs no bytes, a republished one shows at once', async () => {
  await publish('news', '<p>old</p>');
  const first = await get('/news/');
  const etag = String(first.headers.etag);
  assert.match(etag, /^"[0-9a-f]{32}"$/);
  assert.equal(first.headers['cache-control'], 'no-cache');

  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get('/news/', { 'if-none-match': known });
    assert.equal(answer.statusCode, 304, known);
    assert.equal(answer.body, '');
    assert.equal(answer.headers.etag, etag);
    assertIsolated(answer);
  }

  await publish('news', '<p>new</p>');
  const second = await get('/news/', { 'if-none-match': etag });
  assert.equal(second.statusCode, 200);
  assert.match(second.body, /<p>new<\/p>/);
  assert.notEqual(second.headers.etag, etag);
});

test('publishing the same again keeps what visitors have', async () => {
  await publish('same', '<p>same</p>');
  const { headers } = await get('/same/');
  await publish('same', '<p>same</p>');
  const answer = await get('/same/', { 'if-none-match': String(headers.etag) });
  assert.equal(answer.statusCode, 304);
});

test('a republish while a page is read gives the new page, never half of one', async () => {
  await publish('busy', '<p>old</p>');
  meanwhile = async () => {
    meanwhile = async () => {};
    await publish('busy', '<p>new</p>');
  };
  const answer = await get('/busy/');
  assert.equal(answer.statusCode, 200);
  assert.match(answer.body, /<p>new<\/p>/);
});

test('large files are compressed', async () => {
  const brotli = await get('/bakery/styles.css', { 'accept-encoding': 'gzip, br' });
  assert.equal(brotli.headers['content-encoding'], 'br');
  assert.equal(brotliDecompressSync(brotli.rawPayload).toString(), css);
  assert.match(String(brotli.headers.vary), /accept-encoding/i);
  assertIsolated(brotli);

  const gzip = await get('/bakery/styles.css', { 'accept-encoding': 'gzip' });
  assert.equal(gzip.headers['content-encoding'], 'gzip');
  assert.equal(gunzipSync(gzip.rawPayload).toString(), css);

  const plain = await get('/bakery/styles.css');
  assert.equal(plain.headers['content-encoding'], undefined);
});

test('HEAD answers like GET, without the body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/bakery/' });
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.body, '');
  assert.equal(answer.headers.etag, (await get('/bakery/')).headers.etag);
  assertIsolated(answer);
  assert.equal((await app.inject({ method: 'HEAD', url: '/nobody/' })).statusCode, 404);
});

const nowhere = [
  '/',
  '//',
  '//bakery/',
  '///',
  '/nobody',
  '/nobody/',
  '/nobody/styles.css',
  '/bakery/other.js',
  '/bakery/deep/index.html',
  '/Bakery/',
  '/_bakery/',
  '/favicon.ico',
  '/nobody/robots.txt',
  '/nobody/social.png',
  '/bakery/assets/images/none.webp',
  '/bakery/assets/images/..%2f..%2fa.webp',
  '/api/all-website',
  '/_preview/runner.ts',
  '/_preview/../package.json',
  '/..%2f..%2fetc%2fpasswd/',
  '/bakery/..%2f..%2fid-bakery/index.html',
  '/bakery/%2e%2e/%2e%2e/index.html',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/bakery%00/',
  '/..\\..\\windows/',
];
for (const url of nowhere) {
  test(`nothing is at ${url.slice(0, 50)}`, async () => {
    const answer = await get(url);
    assert.equal(answer.statusCode, 404);
    assert.match(answer.body, /There is no page here/);
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(answer.headers['x-robots-tag'], 'noindex');
    assertIsolated(answer);
  });
}

test('a deleted site is gone', async () => {
  await publish('gone', '<p>x</p>');
  const { headers } = await get('/gone/');
  table.delete('gone');
  const answer = await get('/gone/', { 'if-none-match': String(headers.etag) });
  assert.equal(answer.statusCode, 404);
});

for (const url of ['/bakery/%zz', `/${'a'.repeat(5000)}/`]) {
  test(`the address ${url.slice(0, 20)} is refused kindly`, async () => {
    const answer = await get(url);
    assert.equal(answer.statusCode, 400);
    assert.match(answer.body, /cannot be read/);
    assertIsolated(answer);
  });
}

for (const encoding of ['gzip', 'br', 'nonsense', 'x, y', '\u00e9']) {
  test(`a request that says it is encoded as ${encoding} is no fault of ours`, async () => {
    for (const url of ['/bakery/', '/nobody/', previewRunnerPath]) {
      const answer = await get(url, { 'content-encoding': encoding });
      assert.ok(answer.statusCode < 500, `${url}: ${answer.statusCode}`);
      assertIsolated(answer);
    }
  });
}

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
  for (const url of ['/bakery/', '/nobody/', previewRunnerPath]) {
    test(`${method} ${url} is not allowed`, async () => {
      const answer = await app.inject({ method, url, payload: 'a=1' });
      assert.equal(answer.statusCode, 405);
      assert.equal(answer.headers.allow, 'GET, HEAD');
      assertIsolated(answer);
    });
  }
}

test('a fault of ours is told neutrally', async (t) => {
  t.after(() => {
    broken = false;
  });
  broken = true;
  const answer = await get('/bakery/');
  assert.equal(answer.statusCode, 500);
  assert.doesNotMatch(answer.body, /database/);
  assertIsolated(answer);
});

test('the runner is framed by the app alone and allows what previews need', async () => {
  const page = await get(previewRunnerPath);
  assert.equal(page.statusCode, 200);
  assertIsolated(page);
  const policy = String(page.headers['content-security-policy']);
  assert.equal(page.headers['cross-origin-opener-policy'], 'unsafe-none', 'it answers its opener');
  assert.match(policy, /script-src 'self' 'unsafe-inline'/);
  assert.doesNotMatch(policy, /escape-sandbox/);
  assert.match(page.body, /data-app-origin="http:\/\/localhost:3000"/);

  const script = await get(`${previewRunnerPath}/runner.js`);
  assert.equal(script.headers['content-type'], 'text/javascript; charset=utf-8');
  assertIsolated(script);
  const again = await get(previewRunnerPath, { 'if-none-match': String(page.headers.etag) });
  assert.equal(again.statusCode, 304);
  assertIsolated(again);
});

test('the editor has a runner of its own, which listens to it alone', async () => {
  const page = await get(editorPreviewPath);
  assert.equal(page.statusCode, 200);
  const policy = String(page.headers['content-security-policy']);
  assert.match(policy, /^sandbox allow-scripts /);
  assert.doesNotMatch(policy, /allow-same-origin|allow-top-navigation/);
  assert.match(policy, /frame-ancestors http:\/\/localhost:3002(?:;|$)/);
  assert.match(page.body, /data-app-origin="http:\/\/localhost:3002"/);
});

test('a setting with a path still names an origin', async (t) => {
  const other = await buildTestSites({ appOrigin: 'https://app.test/some/path' });
  t.after(() => other.close());
  const { headers } = await other.inject('/x/');
  assert.match(String(headers['content-security-policy']), /frame-ancestors https:\/\/app\.test$/);
});

/** Over a real connection: what Fastify's injection cannot send. */
test('methods nobody knows and broken requests get the same headers', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  const trace = await new Promise<LightMyRequestResponse['headers'] & { status: number }>(
    (resolve, reject) => {
      const request = httpRequest({
        port,
        host: '127.0.0.1',
        method: 'PROPFIND',
        path: '/bakery/',
      });
      request.on('error', reject);
      request.on('response', (response) => {
        response.resume();
        resolve({ ...response.headers, status: response.statusCode ?? 0 });
      });
      request.end();
    },
  );
  assert.equal(trace.status, 405);
  assertIsolated({ headers: trace });

  const raw = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('NOT HTTP AT ALL\r\n\r\n'));
    let text = '';
    socket.setEncoding('utf8').on('data', (data: string) => {
      text += data;
    });
    socket.on('end', () => resolve(text)).on('error', reject);
  });
  assert.match(raw, /^HTTP\/1\.1 400 /);
  assert.match(raw, /content-security-policy: sandbox allow-scripts/);
  assert.match(raw, /x-content-type-options: nosniff/);
});

test('an address of before leads on, with what follows it, and not for ever', async () => {
  for (const [from, to] of [
    ['/old-bakery', '/bakery/'],
    ['/old-bakery/?from=card', '/bakery/?from=card'],
    ['/old-bakery/styles.css', '/bakery/styles.css'],
  ]) {
    const answer = await app.inject(from ?? '');
    assert.deepEqual([answer.statusCode, answer.headers.location], [307, to]);
    assert.match(String(answer.headers['content-security-policy']), /sandbox/);
  }
});

test('one visit more than the origin can answer is a 503 page with a time to come back', async (t) => {
  let answer = (): void => {};
  let begun = (): void => {};
  const underWay = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const app = await buildTestSites({
    visitsAtOnce: 1,
    findPublished: () =>
      new Promise((resolve) => {
        answer = () => resolve(undefined);
        begun();
      }),
  });
  t.after(() => app.close());
  const first = app.inject('/a-website/');
  await underWay;
  const refused = await app.inject('/another/');
  assert.equal(refused.statusCode, 503);
  assert.match(String(refused.headers['retry-after']), /^[2-5]$/);
  assert.match(refused.body, /Too many visitors at once/);
  assert.match(String(refused.headers['content-security-policy']), /sandbox/);
  answer();
  assert.equal((await first).statusCode, 404);
});
