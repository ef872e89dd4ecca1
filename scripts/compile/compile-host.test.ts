import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { root } from '../webpack/workspaces';
import { compile } from './compile';
import { hostEntries } from './compile-host';

const manifest = z.object({ dependencies: z.optional(z.record(z.string(), z.string())) });

async function productionPackages(): Promise<Set<string>> {
  const names = ['api-host', 'site-composer', 'site-document', 'shared-kit'].map(async (folder) => {
    const text = await readFile(path.join(root, folder, 'package.json'), 'utf8');
    return Object.keys(manifest.parse(JSON.parse(text)).dependencies ?? {});
  });
  return new Set((await Promise.all(names)).flat());
}

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** A folder below the root, where compiled files find the installed packages. */
async function temporaryFolder(t: { after: (end: () => Promise<void>) => void }) {
  const cache = path.join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'compile-'));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

test('the compiled host loads nothing but production dependencies, and no loader of sources', async (t) => {
  const folder = await temporaryFolder(t);
  const loaded = await compile(await hostEntries(), folder);
  const installed = await productionPackages();
  const missing = [...loaded].filter(
    (name) => !isBuiltin(name) && !name.startsWith('.') && !installed.has(packageOf(name)),
  );
  assert.deepEqual(missing, []);
  assert.ok(loaded.has('fastify'));
  assert.ok(!loaded.has('tsx/esm/api'));
});

test('compiled code finds files beside its source, wherever the checkout is', async (t) => {
  const folder = await temporaryFolder(t);
  const source = path.join(folder, 'source');
  await mkdir(source);
  await writeFile(
    path.join(source, 'place.ts'),
    [
      `export const url: string = import.meta.url;`,
      `export const folder: string = import.meta.dirname;`,
      `export const text = 'import.meta.url';`,
      `export const program = new URL('slow-thread-end.ts', import.meta.url);`,
    ].join('\n'),
  );
  const out = path.join(folder, 'out');
  await compile([path.join(source, 'place.ts')], out);
  const compiled = path.relative(root, path.join(source, 'place')).replaceAll(path.sep, '.');
  const place = z
    .object({ url: z.string(), folder: z.string(), text: z.string(), program: z.instanceof(URL) })
    .parse(await import(pathToFileURL(path.join(out, `${compiled}.js`)).href));
  assert.equal(place.url, pathToFileURL(path.join(source, 'place.ts')).href);
  assert.equal(path.resolve(place.folder), source);
  assert.equal(place.text, 'import.meta.url');
  const beside = path
    .relative(root, path.join(source, 'slow-thread-end'))
    .replaceAll(path.sep, '.');
  assert.equal(place.program.href, pathToFileURL(path.join(out, `${beside}.js`)).href);
});
