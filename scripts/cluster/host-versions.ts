import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildSuite } from '../build/build-suite';
import { compileHost } from '../compile/compile-host';
import { runCaptured } from '../test/run-captured';
import { root } from '../webpack/workspaces';
import type { HostVersion } from './host-fleet';

const migrations = 'api-host/src/database/migrations';

/** This checkout, built where it is stale. */
export async function currentVersion(): Promise<HostVersion> {
  await buildSuite();
  return { name: 'current', main: await compileHost(), folder: root };
}

async function git(...parameters: readonly string[]): Promise<string> {
  const { code, output } = await runCaptured('git', parameters, root);
  if (code !== 0) throw new Error(`git ${parameters.join(' ')}: ${output}`);
  return output.trim();
}

/** The last commit with another schema than this one: the upgrade from there has something to migrate. */
export async function commitBeforeMigration(): Promise<string> {
  const newest = await git('log', '-1', '--format=%H', '--diff-filter=A', '--', migrations);
  return git('rev-parse', '--short=10', `${newest}^`);
}

/**
 * The host of a commit, compiled by that commit's own scripts, with the packages installed here. It serves the
 * builds of this checkout: the suite is released apart from the host.
 */
export async function versionOf(commit: string, folder: string): Promise<HostVersion> {
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, '..', 'version.tar');
  await git('archive', '--output', archive, commit);
  const unpacked = await runCaptured('tar', ['-xf', archive], folder);
  if (unpacked.code !== 0) throw new Error(unpacked.output);
  linkPackages(folder);
  cpSync(path.join(root, 'dist'), path.join(folder, 'dist'), {
    recursive: true,
    filter: (source) =>
      path.relative(path.join(root, 'dist'), source).split(path.sep)[0] !== 'host',
  });
  const script = `import('./scripts/compile/compile-host.ts').then(async (m) => console.log(await m.compileHost()))`;
  const { code, output } = await runCaptured(
    process.execPath,
    ['--import', 'tsx', '-e', script],
    folder,
  );
  const main = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0 || !existsSync(main))
    throw new Error(`The host of ${commit} cannot be compiled: ${output}`);
  return { name: commit, main, folder };
}

/** Links to installed packages; workspaces of it are its own. */
function linkPackages(folder: string): void {
  const installed = path.join(root, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const entry of readdirSync(installed, { withFileTypes: true })) {
    const link = path.join(folder, 'node_modules', entry.name);
    const target = entry.isSymbolicLink()
      ? path.join('..', entry.name)
      : path.join(installed, entry.name);
    symlinkSync(target, link);
  }
  for (const name of readdirSync(folder)) {
    const own = path.join(root, name, 'node_modules');
    if (name !== 'node_modules' && existsSync(own))
      symlinkSync(own, path.join(folder, name, 'node_modules'));
  }
}
