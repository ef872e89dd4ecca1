import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hexOf } from './hex-of';

test('every notation of a colour is read', () => {
  const values = ['#FFF', ' #b58900 ', 'RebeccaPurple', 'rgb(181 137 0)', 'hsl(45deg 100% 35%)'];
  assert.deepEqual(
    values.map((value) => hexOf(value)),
    ['#ffffff', '#b58900', '#663399', '#b58900', '#b38600'],
  );
  assert.equal(hexOf('oklch(65% 0.3 145)'), hexOf(hexOf('oklch(65% 0.3 145)')));
});

test('what is transparent or no colour is none', () => {
  for (const value of [
    null,
    '',
    'none',
    'inherit',
    'transparent',
    'rgb(0 0 0 / 40%)',
    'x'.repeat(1e6),
  ])
    assert.equal(hexOf(value), null);
  assert.equal(hexOf('rgb(0 0 0 / 90%)'), '#000000');
  assert.equal(hexOf('rgb(0 0 0 / 90%)', 1), null);
});
