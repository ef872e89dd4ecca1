import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import {
  addPicture,
  getPicture,
  listPictures,
  markPicture,
  pictureLimits,
  removePicture,
} from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { memoryStorage } from '../../testing/memory-storage';
import { publish } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';
import { buildTestSites } from '../../testing/test-sites';
import { siteLookups } from '../websites/site-lookups';
import { altFrom, nameFrom } from './picture-name';

const storage = memoryStorage();
const host = sharedTestApp({ storage });

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0613f' } });
const png = (await draw(40, 20).png().toBuffer()).toString('base64');
const good = { project_id: 'bakery', file: 'Our fresh_rye-loaf.PNG', content: png };

async function add(caller: SignedIn, body: Partial<typeof good> = {}) {
  const answer = await call(host(), addPicture, { body: { ...good, ...body } }, caller.headers);
  assert.equal(answer.statusCode, 200, answer.body);
  return addPicture.response.parse(answer.json()).picture;
}
const named = async (caller: SignedIn) => ({ params: { name: (await add(caller)).name } });

testConformance({
  host,
  endpoint: addPicture,
  request: () => ({ body: good }),
  bad: [
    { why: 'an empty file', body: { ...good, content: '' }, message: 'The file is empty' },
    {
      why: 'invalid base64',
      body: { ...good, content: '<svg>' },
      message: 'content must be base64',
    },
    {
      why: 'a large file',
      body: { ...good, content: 'A'.repeat(Math.ceil(pictureLimits.bytes / 3) * 4 + 4) },
      message: 'The picture is too large: at most 10 MB',
    },
    {
      why: 'an invalid project id',
      body: { ...good, project_id: '../x' },
      message: 'project_id must be 1 to 64 letters, digits, “-” or “_”',
    },
  ],
  success: ({ picture }) => {
    assert.match(picture.name, /^our-fresh-rye-loaf-[0-9a-f]{8}\.webp$/);
    assert.match(picture.address, /^\/_pictures\/[0-9a-f]{32}\/our-fresh-rye-loaf-\w+\.webp$/);
    const { alt, width, height } = picture;
    assert.deepEqual({ alt, width, height }, { alt: 'Our fresh rye loaf', width: 40, height: 20 });
  },
});

testConformance({
  host,
  endpoint: listPictures,
  request: async (caller) => {
    await add(caller);
    return { query: { project_id: 'bakery' } };
  },
  bad: [
    {
      why: 'no project',
      query: {},
      message: 'project_id must be 1 to 64 letters, digits, “-” or “_”',
    },
  ],
  success: ({ pictures }) => assert.equal(pictures.length, 1),
});

testConformance({
  host,
  endpoint: getPicture,
  owned: true,
  request: named,
  bad: [{ why: 'an unknown name', params: { name: 'x.png' }, message: 'There is no such picture' }],
  success: async ({ content }) => {
    const { format } = await sharp(Buffer.from(content, 'base64')).metadata();
    assert.equal(format, 'webp');
  },
});

testConformance({
  host,
  endpoint: markPicture,
  owned: true,
  request: async (caller) => ({ ...(await named(caller)), body: { is_reference: true } }),
  bad: [
    { why: 'an unknown name', params: { name: 'x.png' }, message: 'There is no such picture' },
    { why: 'no decision', body: {}, message: 'is_reference is required' },
  ],
  success: ({ message, picture }) => {
    assert.equal(message, 'The page will look like it');
    assert.equal(picture.is_reference, true);
  },
});

test('a project has at most three references, and each can be unmarked', async () => {
  const caller = await signIn(host());
  const mark = async (name: string, isReference: boolean) => {
    const request = { params: { name }, body: { is_reference: isReference } };
    return call(host(), markPicture, request, caller.headers);
  };
  const names: string[] = [];
  for (let count = 0; count < 4; count += 1) names.push((await add(caller)).name);
  const [first = '', second = '', third = '', fourth = ''] = names;
  for (const name of [first, second, third, third]) {
    assert.equal((await mark(name, true)).statusCode, 200);
  }
  const { message } = assertFailure(await mark(fourth, true), 409, 'CONFLICT');
  assert.match(message, /^At most 3 pictures of a project can say/);
  assert.equal((await mark(first, false)).statusCode, 200);
  assert.equal((await mark(fourth, true)).statusCode, 200);
  const query = { project_id: 'bakery' };
  const list = await call(host(), listPictures, { query }, caller.headers);
  const { pictures } = listPictures.response.parse(list.json());
  const marked = pictures.filter((one) => one.is_reference).map(({ name }) => name);
  assert.deepEqual(marked.toSorted(), [second, third, fourth].toSorted());
});

testConformance({
  host,
  endpoint: removePicture,
  owned: true,
  request: named,
  bad: [{ why: 'an unknown name', params: { name: 'x.png' }, message: 'There is no such picture' }],
  success: async ({ message }, caller) => {
    assert.equal(message, 'Picture removed');
    const list = await call(
      host(),
      listPictures,
      { query: { project_id: 'bakery' } },
      caller.headers,
    );
    assert.deepEqual(listPictures.response.parse(list.json()).pictures, []);
  },
});

test('a picture is re-encoded: rotated upright, smaller, without camera metadata', async () => {
  const caller = await signIn(host());
  const photo = await draw(4_000, 1_000)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Home address' } })
    .toBuffer();
  const turned = await sharp(photo).keepExif().withMetadata({ orientation: 6 }).toBuffer();
  const { name, width, height } = await add(caller, { content: turned.toString('base64') });
  assert.deepEqual([width, height], [480, 1_920]);
  const answer = await call(host(), getPicture, { params: { name } }, caller.headers);
  const kept = Buffer.from(getPicture.response.parse(answer.json()).content, 'base64');
  assert.equal((await sharp(kept).metadata()).exif, undefined);
  assert.ok(!kept.includes('Home address'));
});

test('a file that is not a picture is refused, whatever its name', async () => {
  const caller = await signIn(host());
  const files: readonly [content: Buffer, words: RegExp][] = [
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      /PNG, JPEG, WebP or GIF/,
    ],
    [Buffer.from('<!doctype html><script>1</script>'), /PNG, JPEG, WebP or GIF/],
    [Buffer.from('GIF89a<script>1</script>'), /damaged/],
    [Buffer.from(png, 'base64').subarray(0, 40), /damaged/],
  ];
  for (const [content, words] of files) {
    const body = { ...good, file: 'a.png', content: content.toString('base64') };
    const answer = await call(host(), addPicture, { body }, caller.headers);
    assert.match(assertFailure(answer, 400, 'BAD_REQUEST').message, words);
  }
  const huge = await sharp({
    create: { width: 9_000, height: 9_000, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer();
  const body = { ...good, content: huge.toString('base64') };
  const answer = await call(host(), addPicture, { body }, caller.headers);
  assert.match(assertFailure(answer, 400, 'BAD_REQUEST').message, /too many pixels/);
});

test('the number of pictures per project is limited; another project has room', async () => {
  const caller = await signIn(host());
  for (let count = 0; count < pictureLimits.perProject; count += 1) await add(caller);
  const full = await call(host(), addPicture, { body: good }, caller.headers);
  assert.match(assertFailure(full, 409, 'CONFLICT').message, /at most 24 and 30 MB/);
  await add(caller, { project_id: 'other' });
});

test('previews load a picture by its URL; a published page has its own copy', async () => {
  const caller = await signIn(host());
  const stranger = await signIn(host());
  const { name, address } = await add(caller);
  const secret = await add(stranger);
  const { db, clock, changes } = host();
  const sites = await buildTestSites({ storage, ...siteLookups(db, clock.now, changes) });
  try {
    const shown = await sites.inject(address);
    assert.equal(shown.statusCode, 200);
    assert.equal(shown.headers['content-type'], 'image/webp');
    assert.match(String(shown.headers['content-security-policy']), /^sandbox/);
    for (const path of [
      `/_pictures/${'0'.repeat(32)}/${name}`,
      '/_pictures/x/y',
      '/_pictures/..%2f..%2fa/b.webp',
    ]) {
      assert.equal((await sites.inject(path)).statusCode, 404);
    }

    const image = (file: string) => `<img src="assets/images/${file}" alt="">`;
    const htmlcode = `<body>${image(name)}${image(secret.name)}</body>`;
    const { path: page } = await publish(host(), caller, { htmlcode });
    await call(host(), removePicture, { params: { name } }, caller.headers);
    assert.equal((await sites.inject(address)).statusCode, 404);
    const kept = await sites.inject(`${page}assets/images/${name}`);
    assert.equal(kept.statusCode, 200);
    assert.equal(kept.headers['content-type'], 'image/webp');
    const others = await sites.inject(`${page}assets/images/${secret.name}`);
    assert.equal(others.statusCode, 404, 'a stranger’s picture is not published');
  } finally {
    await sites.close();
  }
});

test('names describe a picture as far as the file’s name did', () => {
  const random = Buffer.from('01020304', 'hex');
  const cases: readonly [file: string, alt: string, name: string][] = [
    ['IMG_20240101_1234.jpeg', 'Picture', 'picture-01020304.webp'],
    ['Ünser Brot.png', 'Ünser Brot', 'unser-brot-01020304.webp'],
    ['../../etc/passwd', '/ /etc/passwd', 'etc-passwd-01020304.webp'],
    ['\u0000.gif', 'Picture', 'picture-01020304.webp'],
    ['パン.webp', 'パン', 'picture-01020304.webp'],
  ];
  for (const [file, alt, name] of cases) {
    assert.equal(altFrom(file), alt);
    assert.equal(nameFrom(alt, random), name);
  }
});
