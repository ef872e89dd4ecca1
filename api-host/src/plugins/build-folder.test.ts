import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import fastify from 'fastify';
import { serveBuildFolder } from './build-folder';

test('source maps are refused in any spelling of their URL, and everything else is served', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-maps-'));
  const app = fastify();
  t.after(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  await mkdir(path.join(folder, '1.0.0'));
  const files = [
    'page.js',
    'page.js.map',
    'page.js.map.br',
    'page.js.map.gz',
    'page.js.MAP',
    'map',
  ];
  for (const file of files) await writeFile(path.join(folder, '1.0.0', file), `content of ${file}`);
  await serveBuildFolder(app, folder);
  for (const file of ['page.js', 'map']) {
    assert.equal((await app.inject(`/1.0.0/${file}`)).body, `content of ${file}`);
  }
  const spellings = ['page.js.%6dap', 'page.js%2Emap', '../1.0.0/page.js.map', 'page.js.map?v=1'];
  for (const file of [...files.slice(1, -1), ...spellings]) {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { 'accept-encoding': encoding };
      const { statusCode, body } = await app.inject({ url: `/1.0.0/${file}`, headers });
      assert.equal(statusCode, 404, file);
      assert.doesNotMatch(body, /content of/, file);
    }
  }
});
