import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { drawPage } from '../make-thumbnail';
import type { PageFile } from '../chromium/photograph';
import { drawLook } from './draw-look';
import { turnsDuring } from '../../../testing/heavy-pages';
import { lookThread } from './look-thread';
import type { ReadLook } from './look-thread';
import { readLook } from './read-look';

const html = `<!doctype html><title>Corner Bakery</title>
<header><a href="#"><span aria-hidden="true">C</span>Corner Bakery</a><nav><a href="#menu">Menu</a><a href="#find">Find us</a></nav></header>
<main><section><h1>Bread &amp; butter</h1><p>Baked every morning.</p><a class="button" href="#menu">See the menu</a></section>
<section id="menu"><h2>On the counter</h2><ul><li>Rye</li><li>Wheat</li><li>Spelt</li></ul></section>
<section><h2>Who we are</h2><p>Three bakers.</p></section></main><script>"<section><h2>never</h2>"</script>`;
const css = `:root { --paper: #fdf6e3; --brand: #b58900 } body { background: var(--paper); color: #073642; font-family: Georgia, serif }
header { background: #002b36 } .button { background: var(--brand) }
@media (prefers-color-scheme: dark) { body { background: #000 } }`;

const pageOf = (files: Readonly<Record<string, string>>): PageFile => {
  const answer = (name: string) =>
    files[name] === undefined
      ? null
      : { content: Buffer.from(files[name]), contentType: 'text/plain' };
  return (name) => Promise.resolve(answer(name));
};

test('a page’s own text, colours and order of sections are read', () => {
  const look = readLook({ html, css, js: '' }, 'Other');
  assert.deepEqual(look, {
    title: 'Corner Bakery',
    headline: 'Bread & butter',
    lead: 'Baked every morning.',
    links: ['Menu', 'Find us'],
    action: 'See the menu',
    sections: [
      { heading: 'On the counter', parts: 3 },
      { heading: 'Who we are', parts: 0 },
    ],
    isSerif: true,
    ground: '#fdf6e3',
    text: '#073642',
    top: '#002b36',
    accent: '#b58900',
  });
});

test('an empty page has its title and a browser’s default colours', () => {
  const look = readLook({ html: '', css: '', js: '' }, 'My site');
  assert.equal(look.headline, 'My site');
  assert.equal(look.ground, '#ffffff');
  assert.deepEqual(look.sections, []);
});

test('a page nested deeper than the stack is drawn with its title', () => {
  const look = readLook({ html: '<div>'.repeat(30_000), css: '', js: '' }, 'Deep');
  assert.equal(look.headline, 'Deep');
});

test('text is drawn as text, whatever it contains', () => {
  const headline = '<script>alert(1)</script> & "quotes" \u0000\u0007';
  const svg = drawLook(readLook({ html: '', css: '', js: '' }, headline), {
    width: 1280,
    height: 800,
  });
  assert.doesNotMatch(svg, /<script/);
  assert.match(svg, /&lt;script&gt;/);
});

test('text stays readable where a page’s own colours are not', () => {
  const look = readLook({ html: '', css: 'body{color:#777;background:#777}', js: '' }, 'Grey');
  const svg = drawLook(look, { width: 1280, height: 800 });
  assert.doesNotMatch(svg, /<text[^>]*fill="#777777"/);
});

const readHere: ReadLook = async (...page) => readLook(...page);

test('the picture has its size and the page’s colour', async () => {
  const card = await drawPage(pageOf({ 'index.html': html, 'styles.css': css }), 'T', readHere);
  const small = await sharp(card).metadata();
  assert.deepEqual([small.format, small.width, small.height], ['webp', 640, 400]);
  const corner = await sharp(card)
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const expected = [0x00, 0x2b, 0x36];
  expected.forEach((part, at) => assert.ok(Math.abs((corner[at] ?? 0) - part) < 6, `${at}`));
});

test('the longest texts and invalid code still give a picture', async () => {
  const long = `<title>${'x'.repeat(5000)}</title><h1>${'word '.repeat(3000)}</h1><section><h2>${'漢'.repeat(500)}`;
  const sites: Readonly<Record<string, string>>[] = [
    { 'index.html': long, 'styles.css': 'body{{{' },
    {},
    { 'index.html': '<' },
  ];
  for (const files of sites) {
    const card = await drawPage(pageOf(files), 'T', readHere);
    assert.equal((await sharp(card).metadata()).width, 640);
  }
});

test('a page that exceeds the limits is drawn from its title, without blocking the host', async (t) => {
  const looks = lookThread();
  t.after(() => looks.close());
  const deep = { html: '<div>'.repeat(60_000), css: '', js: '' };
  let title = '';
  const { turns } = await turnsDuring(async () => {
    ({ title } = await looks.read(deep, 'Deep'));
  });
  assert.equal(title, 'Deep');
  assert.ok(turns > 100, `${turns} turns`);
  const plain = { html: '<title>Rye</title>', css: '', js: '' };
  assert.equal((await looks.read(plain, 'T')).title, 'Rye');
});
