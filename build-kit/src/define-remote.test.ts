import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { defineRemote } from './define-remote';
import { remoteFiles } from './new-remote/remote-files';
import { nameRemote } from './new-remote/remote-name';
import { projectAlone } from './new-remote/remote-project';
import { writeRemote } from './new-remote/write-remote';

const start = { react: '19.3.1', sharedKit: '^1.0.0', hostApi: '^1.0.0', buildKit: '^1.0.0' };
const hostUrl = 'https://suite.example.com';

let folder: string;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sitewright-remote-'));
  const names = nameRemote('gift-shop');
  await writeRemote(folder, remoteFiles(names, start, projectAlone(names, start, {})));
  const packages = { '': {}, 'node_modules/build-kit': {} };
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
});
after(() => rm(folder, { recursive: true }));

test('webpack builds a remote whose folder is all there is beside its lock file', async () => {
  const { mode, output } = await defineRemote(folder)();
  assert.equal(mode, 'production');
  const built = path.relative(folder, output?.path ?? '');
  assert.match(built, /^dist\/remotes\/gift-shop\/1\.0\.0-[0-9a-f]{8}$/);
  assert.equal(output?.uniqueName, `mfe_gift_shop@${path.basename(built)}`);
});

test('webpack serve puts it into the pages of the host that is named', async () => {
  const serve = { WEBPACK_SERVE: true, host: hostUrl };
  const { mode, devServer } = await defineRemote(folder)(serve);
  assert.equal(mode, 'development');
  assert.ok(devServer);
  assert.equal(devServer.devMiddleware?.publicPath, '/remotes/gift-shop/1.0.0-dev/');
  assert.match(JSON.stringify(devServer.proxy), /"target":"https:\/\/suite\.example\.com"/);
});

test('alone it needs a host for its calls only', async () => {
  const serve = { WEBPACK_SERVE: true, host: hostUrl, alone: true };
  const { entry, devServer } = await defineRemote(folder)(serve);
  assert.equal(entry, './src/main.tsx');
  assert.ok(devServer);
  assert.equal(devServer.historyApiFallback, true);
  assert.match(JSON.stringify(devServer.proxy), /"\/api".*"target":"https:\/\/suite/);
});

test('without a lock file nothing says what is installed, so nothing is built', async () => {
  await rm(path.join(folder, 'package-lock.json'));
  await assert.rejects(defineRemote(folder)(), /No package-lock\.json .*: run npm install/);
});
