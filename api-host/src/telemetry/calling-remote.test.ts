import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callingRemote } from './calling-remote';

const read = (value?: string | string[]) => callingRemote({ headers: { 'x-remote': value } });

test('a remote and its version are parsed', () => {
  assert.deepEqual(read('projects@1.2.3-0a1b2c3d'), {
    name: 'projects',
    version: '1.2.3-0a1b2c3d',
  });
});

const wrong = [
  undefined,
  '',
  'projects',
  'projects@',
  '@1.2.3',
  'projects@1.2.3@x',
  'Pro jects@1.2.3',
  `p@1.2.3-${'a'.repeat(200)}`,
  ['projects@1.2.3', 'x'],
];
for (const value of wrong) {
  test(`${JSON.stringify(value)?.slice(0, 40)} is not a remote`, () =>
    assert.equal(read(value), null));
}
