import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeShop } from '../../api-host/src/testing/build-folder';
import { compareBuilds } from './compare-builds';

const file = (path: string, size: number) => ({ path, size, integrity: 'sha384-' });
const [page] = describeShop('1.0.0').routes;
const before = describeShop('1.0.0', {
  files: [file('shop.0123456789.js', 100), file('remoteEntry.aaaaaaaaaa.js', 10)],
  sources: { 'src/cart.tsx': 'a', 'src/old.tsx': 'b', 'src/page.tsx': 'c' },
  packages: { 'css-tree': '3.2.0', acorn: '8.0.0' },
});

test('the same build differs in nothing', () => {
  const { bytes, ...rest } = compareBuilds(before, before);
  for (const [what, changes] of Object.entries(rest)) assert.deepEqual(changes, [], what);
  assert.deepEqual(bytes, { from: 110, to: 110 });
});

test('every part that changed is named, added and removed ones too', () => {
  const after = describeShop('1.1.0', {
    hostApi: '^1.1.0',
    shared: { react: '^19.1.0', 'shared-kit/ui': '^1.0.0' },
    files: [
      file('shop.9876543210.js', 130),
      file('remoteEntry.bbbbbbbbbb.js', 10),
      file('cart-Bx3_9kQa.js', 7),
    ],
    routes: page
      ? [
          { ...page, shares: ['react'] },
          { ...page, path: '/shop/new' },
        ]
      : [],
    sources: { 'src/cart.tsx': 'z', 'src/new.tsx': 'd', 'src/page.tsx': 'c' },
    packages: { 'css-tree': '3.2.1' },
  });
  const difference = compareBuilds(before, after);
  assert.deepEqual(difference.sources, [
    { name: 'src/cart.tsx', from: 'a', to: 'z' },
    { name: 'src/new.tsx', from: null, to: 'd' },
    { name: 'src/old.tsx', from: 'b', to: null },
  ]);
  assert.deepEqual(difference.packages, [
    { name: 'acorn', from: '8.0.0', to: null },
    { name: 'css-tree', from: '3.2.0', to: '3.2.1' },
  ]);
  assert.deepEqual(
    difference.shared.map(({ name, from, to }) => `${name} ${from} ${to}`),
    ['react ^19.0.0 ^19.1.0', 'shared-kit/client ^1.0.0 null', 'shared-kit/ui null ^1.0.0'],
  );
  assert.deepEqual(difference.chunks, [
    { chunk: 'cart.js', from: 0, to: 7 },
    { chunk: 'shop.js', from: 100, to: 130 },
  ]);
  assert.deepEqual(difference.bytes, { from: 110, to: 147 });
  assert.deepEqual(
    difference.routes.map(({ name, from }) => `${name} ${from}`),
    ['/shop/new null'],
  );
  assert.deepEqual(
    difference.surface.map(({ name, to }) => `${name}: ${to}`),
    [
      'host API: ^1.1.0',
      'shared modules of /shop: react',
      'shared modules of /shop/new: react, shared-kit/client',
    ],
  );
});

test('what a build does not say is not taken for a change', () => {
  const { sources: _, packages: __, ...older } = before;
  const difference = compareBuilds(older, before);
  assert.equal(difference.sources, null);
  assert.equal(difference.packages, null);
});

test('names that only look like hashes stay names', () => {
  const named = describeShop('1.0.0', { files: [file('remote-settings.js', 1)] });
  assert.deepEqual(
    compareBuilds(describeShop('1.0.0', { files: [] }), named).chunks.map(({ chunk }) => chunk),
    ['remote-settings.js'],
  );
});
