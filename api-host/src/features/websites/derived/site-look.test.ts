import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { compose } from 'site-composer';
import { contrast } from 'site-document/colour';
import { readLook } from 'site-document/look';
import { initialOf, renderFavicon } from '../../../sites/published/favicon';
import { renderSocialPicture } from '../../../sites/published/social-picture';

const looks: readonly (readonly [string, string, Partial<ReturnType<typeof readLook>>])[] = [
  [
    'names of the composer',
    ':root{--bg:#fdf1ea;--text:#241710;--brand:#8f6245;}',
    { ground: '#fdf1ea', text: '#241710', brand: '#8f6245', onBrand: '#ffffff' },
  ],
  [
    'variables of variables',
    ':root{--blue:#0044cc;--color-primary:var(--blue)} body{background:var(--paper,#fff)}',
    { brand: '#0044cc', ground: '#ffffff' },
  ],
  [
    'what is used most',
    'a{color:#c00}b{color:#c00}i{color:#0a0}p{color:#111;background:#eee}',
    { brand: '#cc0000' },
  ],
  [
    'the body’s own',
    'body { color: white; background: black }',
    { ground: '#000000', text: '#ffffff' },
  ],
  ['a text nobody could read', 'body{color:#fffffe;background:#fff}', { text: '#1c0c11' }],
  ['a dark theme after it', ':root{--bg:#fff}@media (x){:root{--bg:#000}}', { ground: '#ffffff' }],
  ['a comment', '/* body{background:#000} */ p{}', { ground: '#ffffff' }],
  ['nothing', '', { ground: '#ffffff', brand: '#3f4a5a' }],
];
for (const [name, css, expected] of looks) {
  test(`colours: ${name}`, () => {
    const look = readLook(css);
    for (const [key, value] of Object.entries(expected)) {
      assert.equal(look[key as keyof typeof look], value, key);
    }
    assert.ok(contrast(look.text, look.ground) >= 4.5);
    assert.ok(contrast(look.onBrand, look.brand) >= 4.5);
  });
}

for (const piece of ['/*', '--a:', 'body{', '{', '#', 'rgb(', '--brand:var(--brand);']) {
  test(`a megabyte of ${piece} is parsed in linear time`, () => {
    assert.match(readLook(piece.repeat(1_000_000 / piece.length)).ground, /^#/);
  });
}

test('an initial is a letter or digit of any script, or a dot', () => {
  assert.deepEqual(['“élan”', '東京', '  42', '🙂', ''].map(initialOf), ['É', '東', '4', '•', '•']);
});

test('a favicon is drawn for any title', async () => {
  for (const title of ['Bakery', '<script>', '& co']) {
    const svg = renderFavicon(title, readLook(''));
    const { width } = await sharp(Buffer.from(svg)).metadata();
    assert.equal(width, 64);
  }
});

const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#00ff00' } })
    .webp()
    .toBuffer();

test('the social picture has the page’s colours, text and picture', async () => {
  const look = readLook(compose('A bakery in Lisbon', { today: new Date(0) }).css);
  const about = {
    title: 'Casa · Bakery in Lisbon & <more>',
    description: 'Casa is a bakery in Lisbon. '.repeat(8),
    place: 'casa.sites.example.com',
    look,
  };
  const picture = sharp(await renderSocialPicture({ ...about, shot: null, photo: await photo() }));
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height], [1200, 630]);
  const colourAt = (x: number, y: number) =>
    `#${data
      .subarray((y * 1200 + x) * info.channels)
      .subarray(0, 3)
      .toString('hex')}`;
  assert.equal(colourAt(4, 300), look.brand);
  assert.equal(colourAt(40, 40), look.ground);
  // The photo is encoded as lossy WebP.
  assert.match(colourAt(1100, 300), /^#0\df[ef]0\d$/);
});

test('a social picture from a page’s screenshot shows all of it', async () => {
  const about = { title: 'Casa', description: 'Bread', place: 'casa.test', look: readLook('') };
  const picture = await renderSocialPicture({ ...about, shot: await photo(), photo: null });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...data.subarray((y * 1200 + x) * info.channels)].slice(0, 3);
  assert.ok((at(900, 315)[1] ?? 0) > 200 && (at(900, 315)[0] ?? 255) < 20, 'the page, green');
  assert.deepEqual(at(1190, 315), [255, 255, 255], 'the ground around it');
});

test('an unreadable picture, a long title and control characters in it do no harm', async () => {
  const picture = await renderSocialPicture({
    title: `\u0000\u001b${'W'.repeat(120)}`,
    description: '',
    place: 'x'.repeat(120),
    look: readLook(''),
    shot: null,
    photo: Buffer.from('no picture'),
  });
  assert.equal((await sharp(picture).metadata()).height, 630);
});
