import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserName } from './browser-name';

for (const [userAgent, name] of [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['', null],
  [undefined, null],
  ['\u0000'.repeat(100_000), null],
] as const) {
  test(`“${String(userAgent).slice(0, 40)}” is ${name ?? 'no browser anybody knows'}`, () => {
    assert.equal(browserName(userAgent), name);
  });
}
