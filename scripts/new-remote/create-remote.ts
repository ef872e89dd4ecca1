import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteFiles } from 'build-kit/remote-files';
import { nameRemote } from 'build-kit/remote-name';
import { projectInSuite } from 'build-kit/remote-project';
import type { StartingPoint } from 'build-kit/remote-project';
import { writeRemote } from 'build-kit/write-remote';
import { hostApiVersion } from 'shared-kit/remote';
import * as z from 'zod/mini';
import { readRemotes } from '../webpack/workspaces';
import { withBudget } from '../budgets/starting-budget';
import { followLock, withWorkspace } from './lock-file';

const version = z.object({ version: z.string() });
const withReact = z.object({ ...version.shape, dependencies: z.object({ react: z.string() }) });

async function readStart(root: string): Promise<StartingPoint> {
  const read = async (kit: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(root, kit, 'package.json'), 'utf8'));
  const kit = withReact.parse(await read('shared-kit'));
  const buildKit = version.parse(await read('build-kit'));
  return {
    react: kit.dependencies.react,
    sharedKit: `^${kit.version}`,
    hostApi: `^${hostApiVersion}`,
    buildKit: `^${buildKit.version}`,
  };
}

function refuseTaken(root: string, folder: string, route: string): void {
  if (existsSync(path.join(root, folder))) throw new Error(`${folder} exists already`);
  const owner = readRemotes().find(({ routes }) =>
    routes.some((taken) => taken.path.toLowerCase() === route),
  );
  if (owner)
    throw new Error(`The address ${route} belongs to ${owner.folder}: choose another name`);
}

/** What was made: the folder and its files. */
export interface NewRemote {
  readonly folder: string;
  readonly files: readonly string[];
}

/**
 * Makes a remote's folder, gives its page a budget and enters it into the lock file, so that nothing has to be
 * installed for it.
 * Builds, checks, tests and the development server find remotes by their folders.
 */
export async function createRemote(root: string, given: string): Promise<NewRemote> {
  const names = nameRemote(given);
  refuseTaken(root, names.folder, names.path);
  const start = await readStart(root);
  const files = remoteFiles(names, start, projectInSuite(names, start));
  await writeRemote(path.join(root, names.folder), files);
  await changeFile(path.join(root, 'scripts/budgets/budgets.json'), (text) =>
    withBudget(text, `${names.folder} ${names.path}`),
  );
  // Line breaks depend on how long the name is.
  const oxfmt = path.join(root, 'node_modules/.bin/oxfmt');
  spawnSync(oxfmt, [names.folder], { cwd: root, shell: process.platform === 'win32' });
  await enterWorkspace(root, names.folder, files['package.json'] ?? '');
  return { folder: names.folder, files: Object.keys(files) };
}

async function changeFile(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** What `npm install` would do for it: an entry in the lock file and a link to the folder. */
async function enterWorkspace(root: string, folder: string, manifest: string): Promise<void> {
  const lockFile = path.join(root, 'package-lock.json');
  const before = await readFile(lockFile, 'utf8');
  const after = withWorkspace(before, folder, manifest);
  await writeFile(lockFile, after);
  await symlink(path.join('..', folder), path.join(root, 'node_modules', folder), 'junction');
  await followLock(path.join(root, 'node_modules/.installed-lock'), before, after);
}
