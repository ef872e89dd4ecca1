import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { compose } from 'site-composer';
import { readLook } from 'site-document/look';
import { initialOf, renderFavicon } from './favicon';
import { renderSocialPicture } from './social-picture';

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
