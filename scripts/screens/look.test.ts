import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseLook } from './look';

test('a look is a width and a theme', () => {
  assert.deepEqual(parseLook('1920-dark'), { width: 1920, colorScheme: 'dark' });
  assert.deepEqual(parseLook('360-light'), { width: 360, colorScheme: 'light' });
});

for (const text of ['', '390', 'dark', '390-blue', '100-light', '9000-dark', '390-dark-x']) {
  test(`"${text}" is no look`, () => {
    assert.throws(() => parseLook(text), /as 1360-light or 390-dark/);
  });
}
