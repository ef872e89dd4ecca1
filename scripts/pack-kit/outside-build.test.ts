import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { buildManifest } from 'shared-kit/contract/releases';
import type { BuildManifest } from 'shared-kit/contract/releases';
import { sharedModules } from 'shared-kit/remote';
import { startReleaseHost } from '../../api-host/src/features/releases/testing/release-host';
import { openHost } from '../release/host-client';
import { runRelease } from '../release/run-release';
import { root } from '../webpack/workspaces';
import { makeOutsideProject } from './outside-project';
import type { OutsideProject } from './outside-project';

const name = 'mfe-gift-shop';

let project: OutsideProject;
let remote: string;
let build: string;
let manifest: BuildManifest;

before(async () => {
  project = await makeOutsideProject();
  remote = path.join(project.folder, name);
  const command = path.join(project.folder, 'node_modules/build-kit/new-remote/command.js');
  const made = await project.run(process.execPath, [command, 'new', 'gift-shop']);
  assert.equal(made.code, 0, made.output);
  await project.lock(name);
  const webpack = path.join(project.folder, 'node_modules/.bin/webpack');
  const { code, output } = await project.run(webpack, [], remote);
  assert.equal(code, 0, output);
  const builds = path.join(remote, 'dist/remotes/gift-shop');
  build = path.join(builds, (await readdir(builds)).join());
  manifest = buildManifest.parse(
    JSON.parse(await readFile(path.join(build, 'build.json'), 'utf8')),
  );
});
after(() => project.remove());

/** What the version of a build of the present files is. */
async function versionNow(): Promise<string> {
  const script = `
    const { remoteVersion } = await import('build-kit/remote-build');
    const { readRemote } = await import('build-kit/remote-workspace');
    console.log(remoteVersion(readRemote(process.cwd())));`;
  const parameters = ['--input-type=module', '--eval', script];
  const { output } = await project.run(process.execPath, parameters, remote);
  return output.trim();
}

test('a team with the published packages alone builds with webpack and five lines', async () => {
  const config = await readFile(path.join(remote, 'webpack.config.ts'), 'utf8');
  assert.ok(config.trim().split('\n').length <= 5, config);
  assert.equal(path.basename(build), manifest.version);
  assert.match(manifest.version, /^1\.0\.0-[0-9a-f]{8}$/);
  assert.match(manifest.entry, /^remoteEntry\.[0-9a-f]{10}\.js$/);
  assert.deepEqual(
    manifest.routes.map(({ path, preload }) => [path, preload.length > 0]),
    [['/gift-shop', true]],
  );
});

test('its container takes every shared module from the host and bundles none', async () => {
  assert.deepEqual(
    Object.keys(manifest.shared),
    sharedModules.map(({ key }) => key),
  );
  assert.equal(manifest.sharedKit, `^${project.kits['shared-kit'].version}`);
  const scripts = manifest.files.filter(({ path }) => path.endsWith('.js'));
  assert.ok(scripts.reduce((sum, { size }) => sum + size, 0) < 20_000);
  for (const file of manifest.files) {
    const content = await readFile(path.join(build, file.path));
    const digest = createHash('sha384').update(content).digest('base64');
    assert.equal(file.integrity, `sha384-${digest}`, file.path);
  }
  assert.ok((await readdir(build)).includes(`${manifest.entry}.br`));
});

test('a host takes it and finds nothing against it', async () => {
  const host = await startReleaseHost();
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(host.app.server.address() as AddressInfo).port}`;
  const { user, password } = host.manager;
  try {
    const { code, out, err } = await runRelease(['publish', 'gift-shop', '--folder', build], {
      openHost: () => openHost(url, { token: undefined, email: user.email, password }),
      progress: () => {},
      wait: async () => {},
      now: () => 0,
    });
    assert.equal(code, 0, err);
    assert.match(out, /published/);
  } finally {
    await host.close();
  }
});

test('the types of a new remote and its configuration hold', async () => {
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  const { code, output } = await project.run(tsc, ['-p', '.'], remote);
  assert.equal(code, 0, output);
});

test('a version is that of the sources, and of both kits', async () => {
  assert.equal(await versionNow(), manifest.version);
  const seen = new Set([manifest.version]);
  const changes = async (file: string, change: (text: string) => string): Promise<void> => {
    const text = await readFile(file, 'utf8');
    await writeFile(file, change(text));
    const version = await versionNow();
    assert.match(version, /^1\.0\.0-[0-9a-f]{8}$/);
    assert.equal(seen.has(version), false, file);
    await writeFile(file, text);
    assert.equal(await versionNow(), manifest.version);
    seen.add(version);
  };
  const modules = path.join(project.folder, 'node_modules');
  const comment = (text: string): string => `${text}\n// changed\n`;
  await changes(path.join(remote, 'src/app/routes.ts'), comment);
  await changes(path.join(modules, 'build-kit/webpack/remote-config.js'), comment);
  await changes(path.join(modules, 'shared-kit/package.json'), (text) =>
    text.replace(/"version": "[^"]+"/, '"version": "1.99.0"'),
  );
  // How a remote is served or made is no part of what is built.
  await appendFile(path.join(modules, 'build-kit/dev/dev-server.js'), '// changed\n');
  assert.equal(await versionNow(), manifest.version);
});

test('what is published names no folder of this repository', () => {
  for (const kit of Object.values(project.kits)) {
    const ranges = Object.values({ ...kit.dependencies, ...kit.peerDependencies });
    assert.ok(ranges.length > 5);
    for (const range of ranges) assert.match(range, /^\^?\d+\.\d+\.\d+$/);
  }
  const { dependencies, peerDependencies } = project.kits['build-kit'];
  assert.equal(dependencies?.['shared-kit'], undefined);
  assert.equal(peerDependencies?.['shared-kit'], manifest.sharedKit);
});
