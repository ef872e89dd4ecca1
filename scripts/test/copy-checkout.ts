import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../webpack/workspaces';
import { runCaptured } from './run-captured';
import type { CapturedRun } from './run-captured';

/** A copy of this checkout that a test may change, with everything installed. */
export interface CheckoutCopy {
  readonly folder: string;
  /** Runs `npm run …` in it, as a person would. */
  readonly npm: (...parameters: readonly string[]) => Promise<CapturedRun>;
  readonly remove: () => Promise<void>;
}

/** What is made, not written; pictures and history are of no use to a test. */
const skipped = new Set([
  'node_modules',
  'dist',
  'data',
  '.cache',
  '.git',
  'test-results',
  'screens',
]);

/**
 * Copies the sources and links to what is installed; workspaces link to the copy. Builds of the other
 * remotes are shared: their folders are named after their content.
 */
export async function copyCheckout(): Promise<CheckoutCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-checkout-'));
  await cp(root, folder, {
    recursive: true,
    filter: (source) => !skipped.has(path.basename(source)),
  });
  await linkModules(folder);
  await shareBuilds(folder);
  return {
    folder,
    npm: (...parameters) => runCaptured('npm', ['run', '--silent', ...parameters], folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function linkModules(folder: string): Promise<void> {
  const installed = path.join(root, 'node_modules');
  const entries = await readdir(installed, { withFileTypes: true });
  await mkdir(path.join(folder, 'node_modules'));
  for (const entry of entries) {
    const link = path.join(folder, 'node_modules', entry.name);
    // The one kind of link npm makes here is to a workspace.
    if (entry.isSymbolicLink()) await symlink(path.join('..', entry.name), link, 'junction');
    else if (entry.name === '.installed-lock') await cp(path.join(installed, entry.name), link);
    else await symlink(path.join(installed, entry.name), link, 'junction');
  }
  // What npm could not place at the root because another version is there.
  for (const name of await readdir(root)) {
    const own = path.join(root, name, 'node_modules');
    if (existsSync(own)) await symlink(own, path.join(folder, name, 'node_modules'), 'junction');
  }
}

async function shareBuilds(folder: string): Promise<void> {
  for (const part of ['remotes', 'dev/shell']) {
    const own = path.join(root, 'dist', part);
    const copied = path.join(folder, 'dist', part);
    await mkdir(own, { recursive: true });
    await mkdir(path.dirname(copied), { recursive: true });
    if (part === 'dev/shell') await symlink(own, copied, 'junction');
    else await linkEach(own, copied);
  }
}

async function linkEach(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    await symlink(path.join(from, name), path.join(to, name), 'junction');
  }
}
