import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast } from './colour';
import { readLook } from './look';

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
