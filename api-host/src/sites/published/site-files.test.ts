import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import sharp from 'sharp';
import { removeDeployment, writeDeployment } from '../../features/websites/deployment';
import { siteAddresses } from '../../features/websites/site-addresses';
import { storeThumbnail } from '../../features/thumbnails/thumbnail-files';
import { memoryStorage } from '../../testing/memory-storage';
import { buildTestSites } from '../../testing/test-sites';
import type { Published } from './site-visit';

const sitesUrl = 'https://sites.example.com';

/** A sites origin with the website "bakery", which was "old-bakery" before. */
async function open(t: TestContext, sitesDomain: string | null, html = '<p>Bread</p>') {
  const storage = memoryStorage();
  const table = new Map<string, Published>();
  const publish = async (page: string) => {
    const files = { html: page, css: ':root{--brand:#aa3300;--bg:#fff8f0}', js: '' };
    const deployment = await writeDeployment(storage, 'id', files, 'Harbour Bakery');
    const published_at = new Date('2026-02-03T04:05:06Z');
    table.set('bakery', {
      id: 'id',
      deployment,
      title: 'Harbour Bakery',
      published_at,
      suspended_at: null,
    });
    return deployment;
  };
  const first = await publish(html);
  const sites = await buildTestSites({
    storage,
    addresses: siteAddresses({ sitesUrl, sitesDomain }),
    findPublished: async (slug) => table.get(slug),
    findMoved: async (slug) => (slug === 'old-bakery' ? 'bakery' : undefined),
    appOrigin: 'https://app.example',
  });
  t.after(() => sites.close());
  const get = (url: string, host = 'sites.example.com') => sites.inject({ url, headers: { host } });
  return { get, storage, table, publish, first };
}

const modes = [
  { mode: 'path', domain: null, link: `${sitesUrl}/bakery/`, path: '/bakery/', host: undefined },
  {
    mode: 'subdomain',
    domain: 'sites.example.com',
    link: 'https://bakery.sites.example.com/',
    path: '/',
    host: 'bakery.sites.example.com',
  },
] as const;

for (const { mode, domain, link, path, host } of modes) {
  test(`${mode} mode: page, robots, sitemap, favicon and 404 page name this address`, async (t) => {
    const { get } = await open(t, domain);
    const page = await get(path, host);
    assert.equal(page.statusCode, 200);
    assert.ok(page.body.includes(`<meta property="og:url" content="${link}">`));
    assert.match(page.body, /<title>Harbour Bakery<\/title>/);

    const robots = await get(`${path}robots.txt`, host);
    assert.equal(robots.headers['content-type'], 'text/plain; charset=utf-8');
    assert.equal(robots.body, `User-agent: *\nAllow: ${path}\nSitemap: ${link}sitemap.xml\n`);

    const map = await get(`${path}sitemap.xml`, host);
    assert.equal(map.headers['content-type'], 'application/xml; charset=utf-8');
    assert.ok(
      map.body.includes(`<loc>${link}</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod>`),
      map.body,
    );

    const icon = await get(`${path}favicon.svg`, host);
    assert.equal(icon.headers['content-type'], 'image/svg+xml');
    assert.match(icon.body, /fill="#aa3300".*>H</);

    const lost = await get(`${path}menu/prices.html`, host);
    assert.equal(lost.statusCode, 404);
    assert.equal(lost.headers['x-robots-tag'], 'noindex');
    assert.equal(lost.headers['cache-control'], 'no-store');
    assert.ok(lost.body.includes(`<a href="${link}">Go to Harbour Bakery</a>`));
    assert.match(lost.body, /background: #fff8f0/);
    for (const { headers } of [page, robots, map, icon, lost]) {
      const policy = String(headers['content-security-policy']);
      assert.equal(/^sandbox .*allow-same-origin/.test(policy), domain !== null);
      assert.match(policy, /^sandbox allow-scripts /);
    }
  });
}

test('the social picture the page names is made once and kept', async (t) => {
  const { get, storage } = await open(t, null);
  const { body } = await get('/bakery/');
  const address = /property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? '';
  const { pathname, search } = new URL(address);
  const writes: string[] = [];
  t.mock.method(storage, 'create', async (key: string) => writes.push(key) > 0);
  const answers = await Promise.all([get(pathname + search), get(pathname + search)]);
  for (const { rawPayload, headers } of answers) {
    assert.equal(headers['content-type'], 'image/png');
    const { width, height } = await sharp(rawPayload).metadata();
    assert.deepEqual([width, height], [1200, 630]);
  }
  assert.equal(writes.length, 1);
  assert.match(writes[0] ?? '', /^sites\/id\/[\w-]+\/social-[0-9a-f]{16}\.png$/);
});

test('the address of the picture changes with the page, so that nobody keeps an old one', async (t) => {
  const { get, publish, storage, first } = await open(t, null);
  const picture = async () => /social\.png\?v=\w+/.exec((await get('/bakery/')).body)?.[0];
  const before = await picture();
  await publish('<p>Rye</p>');
  await removeDeployment(storage, 'id', first);
  assert.notEqual(await picture(), before);
});

test('once the page has been photographed, its social picture is another one', async (t) => {
  const { get, storage, table, first } = await open(t, null);
  const before = (await get('/bakery/social.png')).rawPayload;
  const shot = await sharp({
    create: { width: 640, height: 400, channels: 3, background: '#00ff00' },
  })
    .webp()
    .toBuffer();
  const thumbnail = await storeThumbnail(storage, { websiteId: 'id', deployment: first }, shot);
  const site = table.get('bakery');
  assert.ok(site);
  table.set('bakery', { ...site, thumbnail });
  const after = await get('/bakery/social.png');
  assert.notDeepEqual(after.rawPayload, before);
  const pixel = await sharp(after.rawPayload)
    .extract({ left: 900, top: 300, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  assert.ok((pixel[1] ?? 0) > 200 && (pixel[0] ?? 255) < 40);
});

test('a page’s own words and icon are kept', async (t) => {
  const html =
    '<html><head><title>Mine</title><meta property="og:title" content="Own"><link rel="icon" href="data:,"></head><body></body></html>';
  const { get } = await open(t, null, html);
  const { body } = await get('/bakery/');
  assert.equal(body.match(/og:title/g)?.length, 1);
  assert.doesNotMatch(body, /favicon\.svg/);
  assert.match((await get('/bakery/none')).body, /Go to Mine/);
});

test('at the sites root robots hides what is no website and lists nobody', async (t) => {
  const { get } = await open(t, null);
  const { statusCode, body } = await get('/robots.txt');
  assert.equal(statusCode, 200);
  assert.match(body, /Disallow: \/_preview\nDisallow: \/_pictures\n/);
  assert.doesNotMatch(body, /bakery|Sitemap/);
});

test('subdomain mode: an address of path mode leads to the one of now, with what follows it', async (t) => {
  const { get } = await open(t, 'sites.example.com');
  for (const [from, to] of [
    ['/bakery', ''],
    ['/bakery/?a=1', '?a=1'],
    ['/bakery/styles.css', 'styles.css'],
  ] as const) {
    const answer = await get(from);
    assert.deepEqual(
      [answer.statusCode, answer.headers.location, answer.headers['cache-control']],
      [308, `https://bakery.sites.example.com/${to}`, 'no-cache'],
    );
  }
});

test('subdomain mode: a name of before leads on, from both kinds of address', async (t) => {
  const { get } = await open(t, 'sites.example.com');
  for (const answer of [
    await get('/old-bakery/?a=1'),
    await get('/?a=1', 'old-bakery.sites.example.com'),
  ]) {
    assert.deepEqual(
      [answer.statusCode, answer.headers.location],
      [307, 'https://bakery.sites.example.com/?a=1'],
    );
  }
});

test('subdomain mode: below a website’s name there is that website alone', async (t) => {
  const { get } = await open(t, 'sites.example.com');
  for (const path of ['/_preview', '/_preview/runner.js', '/bakery/', '/old-bakery/', '/../x']) {
    const { statusCode, body } = await get(path, 'bakery.sites.example.com');
    assert.equal(statusCode, 404, path);
    assert.match(body, /Go to Harbour Bakery/);
  }
});

for (const host of ['nobody.sites.example.com', 'a.b.sites.example.com', '_.sites.example.com']) {
  test(`subdomain mode: ${host} has no website`, async (t) => {
    const { get } = await open(t, 'sites.example.com');
    for (const path of ['/', '/bakery/', '/_preview', '/robots.txt', '//bakery/']) {
      const answer = await get(path, host);
      assert.equal(answer.statusCode, 404, path);
      assert.match(answer.body, /There is no page here/);
      assert.match(String(answer.headers['content-security-policy']), /^sandbox/);
    }
  });
}

test('subdomain mode: previews stay at the origin itself', async (t) => {
  const { get } = await open(t, 'sites.example.com');
  assert.equal((await get('/_preview')).statusCode, 200);
  assert.equal((await get('/robots.txt')).statusCode, 200);
});
