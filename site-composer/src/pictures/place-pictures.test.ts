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

const today = new Date('2026-01-12T12:00:00Z');

test('own pictures take the places a page has for them, the hero first', () => {
  const page = compose('A bakery in Leeds called "Rye & Co" with a photo gallery and a menu', {
    today,
  });
  const { html, css, placed } = placePictures(page, pictures);
  assert.equal(placed, 3);
  assert.deepEqual(new Set(sources(html)), new Set(paths));
  assert.equal(/data-place="hero">\s*<img class="art" src="([^"]+)"/.exec(html)?.[1], paths[0]);
  assert.equal(
    /data-place="gallery-1">\s*<img class="art" src="([^"]+)"/.exec(html)?.[1],
    paths[1],
  );
  assert.match(css, /\[data-place\] > img\.art \{/);
  assert.match(html, /alt="The &quot;loaf&quot; &amp; more" width="1200" height="800"/);
  const { placed: again } = placePictures({ html, css }, pictures);
  assert.equal(again, 0);
});

test('a portrait is a place for nobody but the person it is of', () => {
  const page = compose('A law firm called Brand & Voss with lawyers Ada Brand and Tom Voss', {
    today,
  });
  const { html } = placePictures(page, pictures);
  for (const [, inner] of html.matchAll(/data-place="person-[^"]*"[^>]*>([^<]*<[^>]*)/g))
    assert.doesNotMatch(inner ?? '', /<img/);
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
