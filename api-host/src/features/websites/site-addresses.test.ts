import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteAddresses } from './site-addresses';

const atPath = siteAddresses({ sitesUrl: 'http://localhost:3001/', sitesDomain: null });
const below = siteAddresses({
  sitesUrl: 'https://view.sites.example.com:8443',
  sitesDomain: 'sites.example.com',
});

test('a link is a path of the origin, or a name below the domain with its scheme and port', () => {
  assert.equal(atPath.linkOf('bakery'), 'http://localhost:3001/bakery/');
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
