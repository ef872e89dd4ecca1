import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findChromium } from './find-chromium';
import { chromiumPhotographer } from './photograph';

test('Chromium is where the operator configures it, or where packages install it', () => {
  assert.equal(
    findChromium(null, (place) => place === '/usr/bin/google-chrome'),
    '/usr/bin/google-chrome',
  );
  assert.equal(
    findChromium(null, () => false),
    null,
  );
  assert.equal(
    findChromium('none', () => true),
    null,
  );
  assert.equal(
    findChromium('/opt/chromium', () => true),
    '/opt/chromium',
  );
  assert.throws(() => findChromium('/opt/chromium', () => false), {
    name: 'StartFailure',
    message: 'CHROMIUM_PATH names /opt/chromium, which does not exist',
  });
});

test('a program that is not Chromium, or cannot be started, is only an error', async () => {
  const { signal } = new AbortController();
  for (const program of ['/bin/true', '/no/such/program', '/etc/passwd']) {
    const photograph = chromiumPhotographer(program);
    await assert.rejects(
      photograph(() => Promise.resolve(null), { width: 10, height: 10 }, signal),
      /No picture from Chromium/,
      program,
    );
  }
});
