import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { BuildManifest } from 'shared-kit/contract/releases';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { BuildManifestPlugin } from './build-manifest-plugin';
import { PageChunksPlugin } from './page-chunks-plugin';
import { readRoutes } from './remote-routes';

let folder: string;
let compiler: Compiler;

/** Declares pages, each with a module of its own. */
async function declare(...pages: readonly [path: string, module: string][]): Promise<void> {
  const routes = pages.map(
    ([route, module]) =>
      `'${route}': { access: 'member', title: 'A page', page: () => import('../${module}') },`,
  );
  await Promise.all(
    pages.map(([, module]) =>
      writeFile(path.join(folder, `src/${module}.ts`), `export default () => '${module}';`),
    ),
  );
  await writeFile(
    path.join(folder, 'src/app/routes.ts'),
    `export const routes = { ${routes.join('\n')} };`,
  );
}

const identity = {
  name: 'shop',
  version: '1.0.0',
  hostApi: '^1.0.0',
  sharedKit: '^1.0.0',
  exposes: [],
  shared: {},
};

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sitewright-chunks-'));
  await mkdir(path.join(folder, 'src/app'), { recursive: true });
  await writeFile(
    path.join(folder, 'src/main.ts'),
    `import { routes } from './app/routes'; globalThis.routes = routes;`,
  );
  const routes = () => readRoutes(folder);
  compiler = webpack({
    // What a watching build keeps in memory is what the second compilation starts from.
    mode: 'development',
    context: folder,
    entry: { shop: './src/main.ts' },
    output: { path: path.join(folder, 'dist') },
    resolve: { extensions: ['.ts'] },
    module: { rules: [{ test: /\.ts$/, type: 'javascript/auto' }] },
    plugins: [
      new PageChunksPlugin([folder]),
      new BuildManifestPlugin({
        identity,
        routes,
        entryChunk: 'shop',
        preloadChunks: [],
        provides: {},
      }),
    ],
  });
});
after(async () => {
  await new Promise((closed) => {
    compiler.close(closed);
  });
  await rm(folder, { recursive: true });
});

/** What a compilation says its pages need. */
async function build(): Promise<[path: string, preload: string[]][]> {
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });
  const text = await readFile(path.join(folder, 'dist/build.json'), 'utf8');
  const { routes } = JSON.parse(text) as BuildManifest;
  return routes.map((route) => [route.path, route.preload]);
}

test('the chunk of a page is named after its path, and stays so when a build that watches keeps the module', async () => {
  await declare(['/', 'home'], ['/shop/Cart', 'cart']);
  const expected = [
    ['/', ['index.js']],
    ['/shop/Cart', ['shop-Cart.js']],
  ];
  assert.deepEqual(await build(), expected);
  assert.deepEqual(await build(), expected);
});

test('a page that is added while a build watches has its chunk', async () => {
  await declare(['/', 'home'], ['/orders', 'orders'], ['/shop/Cart', 'cart']);
  assert.deepEqual(await build(), [
    ['/', ['index.js']],
    ['/orders', ['orders.js']],
    ['/shop/Cart', ['shop-Cart.js']],
  ]);
});
