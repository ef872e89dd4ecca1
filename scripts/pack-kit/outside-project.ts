import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { runCaptured } from '../test/run-captured';
import type { CapturedRun } from '../test/run-captured';
import { root } from '../webpack/workspaces';
import { packKits } from './pack-kit';

const byName = z.optional(z.record(z.string(), z.string()));
const installed = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: byName,
  devDependencies: byName,
  peerDependencies: byName,
});
export type InstalledPackage = z.infer<typeof installed>;

/** A folder outside of the repository, with both published kits and what they need. */
export interface OutsideProject {
  readonly folder: string;
  /** package.json of each published kit. */
  readonly kits: Readonly<Record<'shared-kit' | 'build-kit', InstalledPackage>>;
  readonly run: (
    program: string,
    parameters: readonly string[],
    folder?: string,
  ) => Promise<CapturedRun>;
  /** Writes what `npm install` would: the lock file of a remote in a folder below. */
  readonly lock: (name: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

export async function readPackage(folder: string): Promise<InstalledPackage> {
  return installed.parse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')));
}

async function unpack(tarball: string, to: string): Promise<InstalledPackage> {
  await mkdir(to, { recursive: true });
  const { code, output } = await runCaptured('tar', ['-xzf', tarball, '--strip-components=1'], to);
  if (code !== 0) throw new Error(output);
  return readPackage(to);
}

/** As npm leaves it, without the network: a link for every package the kits name, and the program webpack. */
async function linkPackages(modules: string, kits: readonly InstalledPackage[]): Promise<void> {
  const names = kits.flatMap((kit) =>
    Object.keys({ ...kit.dependencies, ...kit.peerDependencies }),
  );
  const others = new Set(names.filter((name) => kits.every((kit) => kit.name !== name)));
  for (const name of others) {
    const link = path.join(modules, name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(root, 'node_modules', name), link, 'junction');
  }
  await mkdir(path.join(modules, '.bin'));
  await symlink('../webpack/bin/webpack.js', path.join(modules, '.bin/webpack'));
}

/** The packages of this repository as they would be locked where the kits are packages too. */
async function lockFor(remote: string, kits: readonly InstalledPackage[]): Promise<string> {
  const text = await readFile(path.join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, { link?: boolean }> };
  const foreign = Object.entries(packages).filter(
    ([place, { link }]) => place.startsWith('node_modules/') && link !== true,
  );
  const own = kits.map((kit) => [`node_modules/${kit.name}`, kit] as const);
  const project = await readPackage(remote);
  const places = Object.fromEntries([...own, ...foreign]) as Record<string, object>;
  return JSON.stringify({ packages: { '': project, ...places } });
}

/** Packs both kits and installs them into a folder of their own. */
export async function makeOutsideProject(): Promise<OutsideProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-outside-'));
  const modules = path.join(folder, 'node_modules');
  const packed = await packKits(path.join(folder, 'packed'));
  const kits = {
    'shared-kit': await unpack(packed.sharedKit, path.join(modules, 'shared-kit')),
    'build-kit': await unpack(packed.buildKit, path.join(modules, 'build-kit')),
  };
  await linkPackages(modules, Object.values(kits));
  return {
    folder,
    kits,
    run: (program, parameters, at = folder) => runCaptured(program, parameters, at),
    async lock(name) {
      const remote = path.join(folder, name);
      const text = await lockFor(remote, Object.values(kits));
      await writeFile(path.join(remote, 'package-lock.json'), text);
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
