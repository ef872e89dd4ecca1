import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodingFor, SentFiles } from './sent-files';

const page = '<p>Bread every day.</p>'.repeat(200);
const html = { content: page, contentType: 'text/html; charset=utf-8' };

test('a file is made and compressed once, however many ask for it at a time', async () => {
  const files = new SentFiles();
  let made = 0;
  const make = async () => {
    made += 1;
    return html;
  };
  const [one, two] = await Promise.all([files.get('a', make), files.get('a', make)]);
  assert.equal(one, two);
  assert.equal(await files.get('a', make), one);
  assert.equal(made, 1);
  assert.ok(one?.br && one.gzip);
  assert.equal(brotliDecompressSync(one.br).toString(), page);
  assert.equal(gunzipSync(one.gzip).toString(), page);
});

test('what is kept has a bound in bytes: the oldest goes, and what was asked for last stays', async () => {
  const bytes = 100_000;
  const files = new SentFiles(bytes);
  const picture = async () => ({ content: randomBytes(10_000), contentType: 'image/webp' });
  const first = await files.get('0', picture);
  for (let n = 1; n < 40; n += 1) {
    await files.get(String(n), picture);
    assert.equal(await files.get('0', picture), first, 'asked for all the time, and lost');
    assert.ok(files.bytes <= bytes, `${files.bytes} bytes are kept`);
  }
  const second = await files.get('39', picture);
  assert.equal(await files.get('39', picture), second);
  let isMadeAgain = false;
  await files.get('1', () => {
    isMadeAgain = true;
    return picture();
  });
  assert.ok(isMadeAgain);
});

test('a file that would push out all others is sent and not kept', async () => {
  const files = new SentFiles(10_000);
  const large = async () => ({ content: randomBytes(5_000), contentType: 'image/webp' });
  assert.equal((await files.get('a', large))?.content.length, 5_000);
  assert.equal(files.bytes, 0);
});

test('a file that is gone, or cannot be read, is looked for again', async () => {
  const files = new SentFiles();
  assert.equal(await files.get('a', async () => null), null);
  await assert.rejects(
    files.get('a', () => Promise.reject(new Error('no storage'))),
    /no storage/,
  );
  assert.ok(await files.get('a', async () => html));
});

for (const [accepted, encoding] of [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['gzip;q=0.0', null],
  ['identity', null],
  ['brotli', null],
  [undefined, null],
] as const) {
  test(`who accepts ${accepted ?? 'nothing in particular'} is sent ${encoding ?? 'it as it is'}`, async () => {
    const file = await new SentFiles().get('a', async () => html);
    assert.ok(file);
    assert.equal(encodingFor(file, accepted).encoding, encoding);
  });
}
