import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { readRoutes } from './remote-routes';

let folder: string;

before(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'sitewright-routes-')), 'mfe-shop');
  await mkdir(path.join(folder, 'src/app'), { recursive: true });
});
after(() => rm(path.dirname(folder), { recursive: true }));

const declare = (text: string): Promise<void> =>
  writeFile(path.join(folder, 'src/app/routes.ts'), text);

const page = "page: () => import('../features/shop/shop.route')";

test('reads routes with their entries, without loading a page', async () => {
  await declare(`
    import type { RemoteRoutes } from 'shared-kit/remote';
    export const routes = {
      '/shop': { access: 'member', title: 'Shop', menu: { position: 15, requires: 'oto_2' }, ${page} },
      '/cart': { access: 'anyone', title: 'Cart', menu: { label: 'Basket', position: 16 }, ${page} },
      '/pay': { access: 'member', title: 'Pay', ${page} },
    } satisfies RemoteRoutes;
  `);
  assert.deepEqual(readRoutes(folder), [
    {
      path: '/shop',
      access: 'member',
      title: 'Shop',
      menu: { label: 'Shop', position: 15, requires: 'oto_2' },
    },
    { path: '/cart', access: 'anyone', title: 'Cart', menu: { label: 'Basket', position: 16 } },
    // Said, so that no shell takes it for a page of an older build.
    { path: '/pay', access: 'member', title: 'Pay', menu: null },
  ]);
});

test('what was declared since is read', async () => {
  await declare(`export const routes = { '/shop': { access: 'member', title: 'A', ${page} } };`);
  assert.deepEqual(
    readRoutes(folder).map(({ title }) => title),
    ['A'],
  );
  await declare(`export const routes = { '/shop': { access: 'member', title: 'B', ${page} } };`);
  assert.deepEqual(
    readRoutes(folder).map(({ title }) => title),
    ['B'],
  );
});

const shop = (parts: string): string => `export const routes = { '/shop': { ${parts} } };`;
const refused: readonly [what: string, text: string, why: RegExp][] = [
  [
    'an import that is more than a type',
    `import { Shop } from '../shop'; export const routes = { a: Shop };`,
    /imports \.\.\/shop/,
  ],
  ['a text that is no program', 'export const routes = {', /mfe-shop\/src\/app\/routes\.ts: /],
  ['a file without routes', 'export const pages = {};', /routes/],
  [
    'a path without a slash',
    `export const routes = { shop: { access: 'member', title: 'A', ${page} } };`,
    /Invalid key .*routes\.shop/s,
  ],
  ['another access', shop(`access: 'admin', title: 'A', ${page}`), /access/],
  ['a route without a title', shop(`access: 'member', title: '', ${page}`), /title/],
  ['a route without a page', shop(`access: 'member', title: 'A'`), /import\('…'\)/],
  [
    'a loader that does more than import',
    shop(`access: 'member', title: 'A', page: () => import('./a').then((a) => a)`),
    /import\('…'\)/,
  ],
  ['a field there is not', shop(`access: 'member', title: 'A', menus: {}, ${page}`), /menus/],
  ['an entry without a position', shop(`access: 'member', title: 'A', menu: {}, ${page}`), /posi/],
  [
    'an entry with a field there is not',
    shop(`access: 'member', title: 'A', menu: { position: 1, flag: 2 }, ${page}`),
    /flag/,
  ],
  [
    'a label that no menu has room for',
    shop(`access: 'member', title: 'A', menu: { position: 1, label: 'A'.repeat(41) }, ${page}`),
    /label/,
  ],
];
for (const [what, text, why] of refused) {
  test(`${what} ends the build, which names file and fault`, async () => {
    await declare(text);
    assert.throws(
      () => readRoutes(folder),
      (error: Error) =>
        error.message.startsWith('mfe-shop/src/app/routes.ts: ') && why.test(error.message),
    );
  });
}
