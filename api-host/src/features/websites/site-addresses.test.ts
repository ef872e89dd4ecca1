import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteAddresses } from './site-addresses';
import { slugFrom } from './slug';

const atPath = siteAddresses({ sitesUrl: 'https://sites.test:8080/', sitesDomain: null });
const onThisMachine = siteAddresses({ sitesUrl: 'http://localhost:3001/', sitesDomain: null });
const reached = { headers: { 'x-site-names': 'reached' } };
const below = siteAddresses({
  sitesUrl: 'https://view.sites.example.com:8443',
  sitesDomain: 'sites.example.com',
});

test('a link is a path on the origin, or a subdomain with scheme and port', () => {
  assert.equal(atPath.linkOf('bakery'), 'https://sites.test:8080/bakery/');
  assert.equal(below.linkOf('bakery'), 'https://bakery.sites.example.com:8443/');
  assert.equal(below.shared('/_share/x/'), 'https://view.sites.example.com:8443/_share/x/');
});

for (const [host, slug] of [
  ['bakery.sites.example.com', 'bakery'],
  ['BAKERY.sites.example.com:8443', 'bakery'],
  ['bakery.sites.example.com.', 'bakery'],
  ['bakery.sites.example.com.:8443', 'bakery'],
  ['sites.example.com', null],
  ['view.sites.example.com', null],
  ['evilsites.example.com', null],
  ['elsewhere.test', null],
  [undefined, null],
  ['a.b.sites.example.com', '_'],
  ['-x.sites.example.com', '_'],
  ['..sites.example.com', '_'],
  ['_preview.sites.example.com', '_'],
] as const) {
  test(`the host ${String(host)} is ${slug === null ? 'no website’s' : `that of "${slug}"`}`, () => {
    assert.equal(below.slugOfHost(host), slug);
    assert.equal(atPath.slugOfHost(host), null, 'without a domain no host names a website');
  });
}

test('on localhost a link is a subdomain where the browser resolves it, and a path otherwise', () => {
  const { linkOf, linkAt, slugOfHost, shared, mode } = onThisMachine;
  assert.equal(mode, 'both');
  assert.equal(linkOf('bakery'), 'http://localhost:3001/bakery/');
  assert.equal(linkOf('bakery', { headers: {} }), 'http://localhost:3001/bakery/');
  assert.equal(linkOf('bakery', reached), 'http://bakery.localhost:3001/');
  assert.equal(shared('/_share/x/'), 'http://localhost:3001/_share/x/');
  assert.equal(slugOfHost('bakery.localhost:3001'), 'bakery');
  assert.equal(slugOfHost('localhost:3001'), null);
  assert.equal(slugOfHost('127.0.0.1:3001'), null);
  assert.equal(linkAt('bakery', 'bakery.localhost:3001'), 'http://bakery.localhost:3001/');
  assert.equal(linkAt('bakery', 'localhost:3001'), 'http://localhost:3001/bakery/');
});

test('the subdomain probe exists on localhost only, and its name is never a slug', () => {
  assert.equal(onThisMachine.namesProbe, 'http://site--names.localhost:3001/_names');
  assert.equal(onThisMachine.slugOfHost('site--names.localhost:3001'), null);
  assert.equal(slugFrom('site--names'), 'site-names');
  assert.deepEqual([atPath.namesProbe, below.namesProbe], [null, null]);
  assert.equal(atPath.linkOf('bakery', reached), 'https://sites.test:8080/bakery/');
  assert.equal(below.linkOf('bakery', { headers: {} }), below.linkOf('bakery', reached));
});
