import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkedDocument } from 'shared-kit/contract';
import { decoratePage } from '../../../sites/published/decorate-page';
import { readFacts } from './page-facts';

const at = {
  page: 'https://bakery.test/',
  picture: 'https://bakery.test/social.png?v=1',
};
const decorate = (html: string) => decoratePage(html, readFacts(html, 'Row title'), at);
const metaIn = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];

const bare = `<!doctype html>
<html><head><title>Bread &amp; "more"</title></head>
<body><svg><title>Drawing</title></svg><p>Short.</p><p>Every morning <b>sourdough</b> &amp; rye from our own oven, since 1921.</p></body></html>`;

test('a bare page gets missing metadata from its own text', () => {
  const page = decorate(bare);
  assert.equal(metaIn(page, 'og:title'), 'Bread &amp; &quot;more&quot;');
  assert.equal(
    metaIn(page, 'og:description'),
    'Every morning sourdough &amp; rye from our own oven, since 1921.',
  );
  assert.equal(metaIn(page, 'og:url'), at.page);
  assert.equal(metaIn(page, 'og:image'), at.picture);
  assert.equal(metaIn(page, 'og:image:width'), '1200');
  assert.equal(metaIn(page, 'twitter:card'), 'summary_large_image');
  assert.match(page, /<link rel="canonical" href="https:\/\/bakery\.test\/">/);
  assert.match(page, /<link rel="icon" type="image\/svg\+xml" href="favicon\.svg">/);
});

test('a single insertion: all other characters are unchanged', () => {
  const page = decorate(bare);
  const start = bare.indexOf('</head>');
  const added = page.length - bare.length;
  assert.equal(page.slice(0, start) + page.slice(start + added), bare);
});

test('metadata in the page is kept and not added twice', () => {
  const own = `<!doctype html><html><head><title>T</title>
<meta name="description" content="Mine">
<META PROPERTY="OG:TITLE" CONTENT="My title"><meta property="og:image" content="https://x.test/a.png">
<meta name="og:url" content="https://mine.test/"><meta name="twitter:card" content="summary">
<link rel="shortcut ICON" href="data:,"><link rel="canonical" href="https://mine.test/"></head><body></body></html>`;
  const page = decorate(own);
  for (const name of ['og:title', 'og:image', 'og:url', 'twitter:card', 'og:image:width']) {
    const [count] = [page.toLowerCase().split(`"${name}"`).length - 1];
    assert.equal(count, name === 'og:image:width' ? 0 : 1, name);
  }
  assert.equal(metaIn(page, 'og:description'), 'Mine');
  assert.equal(page.match(/rel=/g)?.length, 2);
});

test('a page with complete metadata is unchanged', () => {
  const all = decorate(bare);
  assert.equal(decorate(all), all);
});

for (const [name, html] of [
  ['a title in a comment', '<!-- <title>No</title><meta property="og:title"></head> --><p>x</p>'],
  ['a head in a script', '<script>const a = "</head><title>No</title>"</script><p>x</p>'],
  ['a title that breaks out', '<title></title><script>alert(1)</script>"><img src=x></title>'],
] as const) {
  test(`malicious: ${name} has no effect`, () => {
    const page = decorate(linkedDocument({ html, css: '', js: '' }, 'A "title" <b>'));
    assert.doesNotMatch(metaIn(page, 'og:title') ?? '', /No|</);
    assert.ok(page.indexOf('og:url') < page.lastIndexOf('</head>'));
  });
}

for (const piece of [
  '<p>',
  '<svg><title/>',
  '<title>',
  '<div>',
  '</p>',
  '<meta name=',
  '<link rel=x>',
]) {
  test(`a page of only ${piece} is parsed in linear time`, () => {
    const html = `<html><head></head>${piece.repeat(1_000_000 / piece.length)}`;
    assert.ok(decorate(html).length > html.length);
  });
}
