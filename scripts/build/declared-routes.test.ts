import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { glob } from 'tinyglobby';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '../..');

const manifest = z.object({
  sitewright: z.object({ routes: z.array(z.object({ path: z.string(), access: z.string() })) }),
});

/** What the remotes' package.json files declare: who may open which path. */
async function declaredRoutes(): Promise<Map<string, string>> {
  const files = await glob('mfe-*/package.json', { cwd: root });
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  const routes = texts.flatMap((text) => manifest.parse(JSON.parse(text)).sitewright.routes);
  const access = new Map(routes.map((route) => [route.path, route.access]));
  assert.equal(access.size, routes.length, 'no path is declared twice');
  return access;
}

/** What the specification opens to anyone, and of ours the page that a mail's link leads to. */
const open = ['/', '/forget-password', '/reset-password', '/template', '/confirm-email'];

for (const route of open) {
  test(`${route} is open to anyone`, async () => {
    assert.equal((await declaredRoutes()).get(route), 'anyone');
  });
}

for (const route of [
  '/tutorials',
  '/projects',
  '/create-project',
  '/workspace',
  '/hot-dfy-offers',
  '/limitless',
  '/multiple-income',
  '/franchise',
  '/users',
  '/agency',
  '/profile-settings',
  '/Upgrade',
  '/Bonus',
]) {
  test(`${route} is for members`, async () => {
    assert.equal((await declaredRoutes()).get(route), 'member');
  });
}

test('nothing else is open to anyone', async () => {
  const routes = [...(await declaredRoutes())].filter(([, access]) => access === 'anyone');
  assert.equal(routes.length, open.length);
});
