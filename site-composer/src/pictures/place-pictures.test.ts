import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../index';
import { placePictures } from './place-pictures';

const pictures = ['loaf', 'oven', 'shop'].map((name) => ({
  path: `assets/images/${name}-1a2b3c4d.webp`,
  alt: `The "${name}" & more`,
  width: 1200,
  height: 800,
}));
const sources = (html: string) =>
  [...html.matchAll(/<img class="art" src="([^"]+)"/g)].map(([, src]) => src);
const paths = pictures.map(({ path }) => path);

test('pages of earlier versions have drawings, which give way, the hero first', () => {
  const html =
    '<main><svg class="art" aria-label="Drawing: portrait of Ana"></svg><ul data-gallery><li><svg class="art"></svg></li></ul><div class="hero__art">\n<svg class="art"></svg></div></main>';
  const placed = placePictures({ html, css: '' }, pictures);
  assert.equal(/hero__art">\s*<img class="art" src="([^"]+)"/.exec(placed.html)?.[1], paths[0]);
  assert.equal(/<li><img class="art" src="([^"]+)"/.exec(placed.html)?.[1], paths[1]);
  assert.match(placed.html, /portrait of Ana"><\/svg>/);
  assert.match(placed.html, /alt="The &quot;loaf&quot; &amp; more" width="1200" height="800"/);
  assert.equal(sources(placed.html).length, 3);
});

test('a composed page has places of its own', () => {
  const page = compose('A bakery in Leeds called "Rye & Co" with a photo gallery and a menu', {
    today: new Date('2026-01-12T12:00:00Z'),
  });
  const { html, placed } = placePictures(page, pictures);
  assert.equal(placed, 3);
  assert.match(html, new RegExp(`data-place="hero">\\s*<img src="${paths[0] ?? ''}"`));
});

test('what is left over gets a place of its own; a second time nothing happens', () => {
  const page = { html: '<body><main><h1>Hi</h1></main><footer>End</footer></body>', css: 'h1{}' };
  const once = placePictures(page, pictures);
  assert.deepEqual(sources(once.html), paths);
  assert.ok(once.html.indexOf('id="pictures"') < once.html.indexOf('</main>'));
  const { placed, ...same } = placePictures(once, pictures);
  assert.equal(placed, 0);
  assert.equal(same.html, once.html);
  assert.equal(same.css, once.css);
});

test('without pictures a page stays as it is', () => {
  const page = { html: '<svg class="art"></svg>', css: '' };
  assert.deepEqual(placePictures(page, []), { ...page, placed: 0 });
});
