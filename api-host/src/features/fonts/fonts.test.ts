import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getFont } from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { memoryStorage } from '../../testing/memory-storage';
import { publish } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';
import { buildTestSites } from '../../testing/test-sites';
import { siteLookups } from '../websites/site-lookups';

const storage = memoryStorage();
const host = sharedTestApp({ storage });

const csscode =
  "@font-face { font-family: Karla; src: url('assets/fonts/karla.woff2') format('woff2') } @font-face { font-family: X; src: url(assets/fonts/nobody-has-this.woff2) }";

testConformance({
  host,
  endpoint: getFont,
  request: () => ({ query: { name: 'karla.woff2' } }),
  bad: [{ why: 'no font', query: { name: 'karla.ttf' }, message: 'There is no such typeface' }],
  success: ({ content }) =>
    assert.equal(Buffer.from(content, 'base64').subarray(0, 4).toString(), 'wOF2'),
});

test('an unknown typeface is not found', async () => {
  const { headers } = await signIn(host());
  const answer = await call(host(), getFont, { query: { name: 'comic.woff2' } }, headers);
  assertFailure(answer, 404, 'NOT_FOUND');
});

test('a typeface is published with the page, and loads in a page with an opaque origin too', async (t) => {
  const sites = await buildTestSites({
    storage,
    ...siteLookups(host().db, host().clock.now, host().changes),
  });
  t.after(() => sites.close());
  const { path } = await publish(host(), await signIn(host()), { csscode });
  const font = await sites.inject(`${path}assets/fonts/karla.woff2`);
  assert.equal(font.statusCode, 200);
  assert.equal(font.headers['content-type'], 'font/woff2');
  assert.equal(font.headers['access-control-allow-origin'], '*');
  assert.ok(font.headers.etag);
  assert.equal(font.rawPayload.subarray(0, 4).toString(), 'wOF2');
  for (const missing of ['manrope.woff2', 'nobody-has-this.woff2', 'x.txt'])
    assert.equal((await sites.inject(`${path}assets/fonts/${missing}`)).statusCode, 404);
});

test('previews find every typeface at one address, without a session', async (t) => {
  const sites = await buildTestSites({ storage });
  t.after(() => sites.close());
  const font = await sites.inject('/_fonts/karla.woff2');
  assert.equal(font.statusCode, 200);
  assert.equal(font.headers['content-type'], 'font/woff2');
  assert.equal(font.headers['access-control-allow-origin'], '*');
  assert.equal(font.headers['cache-control'], 'public, max-age=86400');
  for (const name of ['comic.woff2', '..%2fpackage.json'])
    assert.equal((await sites.inject(`/_fonts/${name}`)).statusCode, 404);
});
