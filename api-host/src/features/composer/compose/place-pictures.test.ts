import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { compose } from '../composer';
import { htmlRules } from '../html-rules';
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

test('own pictures take the places of drawings, the hero first', async () => {
  const page = compose('A bakery in Leeds called "Rye & Co" with a photo gallery and a menu');
  const { html, css, placed } = placePictures(page, pictures);
  assert.equal(placed, 3);
  assert.deepEqual(new Set(sources(html)), new Set(paths));
  const hero = /class="hero__art">\s*<img class="art" src="([^"]+)"/.exec(html)?.[1];
  if (page.html.includes('hero__art')) assert.equal(hero, paths[0]);
  assert.match(css, /img\.art \{/);
  assert.match(html, /alt="The &quot;loaf&quot; &amp; more" width="1200" height="800"/);
  const validate = new HtmlValidate(new StaticConfigLoader(htmlRules));
  const report = await validate.validateString(html);
  assert.deepEqual(
    report.results.flatMap(({ messages }) => messages),
    [],
  );
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
