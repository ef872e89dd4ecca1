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
const page = compose('A bakery in Leeds called "Rye & Co" with a photo gallery and a menu', {
  today: new Date('2026-11-22T12:00:00Z'),
});
const sources = (html: string) => [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src);

test('The first picture takes the place of the art on the first screen, the next ones the gallery', () => {
  const { html, placed } = placePictures(page, pictures);
  assert.equal(placed, 3);
  assert.match(html, /data-place="hero"><img src="assets\/images\/loaf-/);
  assert.deepEqual(new Set(sources(html)), new Set(pictures.map(({ path }) => path)));
  assert.match(html, /alt="The &quot;loaf&quot; &amp; more" width="1200" height="800"/);
});

test('A picture is cropped around its focus', () => {
  const [first] = pictures;
  assert.ok(first);
  const { css } = placePictures(page, [{ ...first, focus: { x: 30, y: 70 } }]);
  assert.match(css, /\[data-place="hero"\] \{\n {2}--focus: 30% 70%;/);
});

test('What finds no place gets a gallery of its own before the footer', () => {
  const bare = { html: '<body><main><h1>Hi</h1></main><footer>End</footer></body>', css: '' };
  const { html, css } = placePictures(bare, pictures);
  assert.ok(html.indexOf('id="pictures"') < html.indexOf('</main>'));
  assert.match(css, /\.gallery/);
});

test('A second time nothing happens', () => {
  const once = placePictures(page, pictures);
  const twice = placePictures(once, pictures);
  assert.equal(twice.placed, 0);
  assert.equal(twice.html, once.html);
});
