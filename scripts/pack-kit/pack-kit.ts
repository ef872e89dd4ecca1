import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from '../webpack/workspaces';
import { layOutPackage, pack } from './compiled-package';
import { publishedBuildKit, publishedManifest } from './published-manifest';

/** The tarballs of both kits. */
export interface PackedKits {
  readonly sharedKit: string;
  readonly buildKit: string;
}

/** Compiles both kits, lays them out as packages and packs them. */
export async function packKits(destination: string): Promise<PackedKits> {
  // Below the root, where the compiler finds the types of what they import.
  const layout = path.join(root, '.cache/pack', String(process.pid));
  await mkdir(destination, { recursive: true });
  try {
    const sharedKit = await layOutSharedKit(layout);
    const buildKit = await layOutBuildKit(layout);
    return {
      sharedKit: await pack(sharedKit, destination),
      buildKit: await pack(buildKit, destination),
    };
  } finally {
    await rm(layout, { recursive: true, force: true });
  }
}

async function layOutSharedKit(layout: string): Promise<string> {
  return layOutPackage(layout, {
    name: 'shared-kit',
    project: 'shared-kit/tsconfig.package.json',
    // The kit's own typefaces and their licence.
    copied: '**/fonts/*.{woff2,txt}',
    manifest: publishedManifest(
      await read('shared-kit/package.json'),
      await devDependenciesOf('package.json'),
    ),
  });
}

async function layOutBuildKit(layout: string): Promise<string> {
  const versions = {
    ...(await devDependenciesOf('package.json')),
    ...(await devDependenciesOf('build-kit/package.json')),
  };
  return layOutPackage(layout, {
    name: 'build-kit',
    project: await writeProject(layout),
    // What webpack itself loads, and the files of a new remote.
    copied: '**/*.{mjs,template}',
    manifest: publishedBuildKit(
      await read('build-kit/package.json'),
      await read('shared-kit/package.json'),
      versions,
    ),
  });
}

/** Compiled against the packed kit: its sources would be compiled along. */
async function writeProject(layout: string): Promise<string> {
  const file = path.join(layout, 'tsconfig.json');
  const source = path.join(root, 'build-kit/src');
  const project = {
    extends: path.join(root, 'build-kit/tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rootDir: source,
      paths: { 'shared-kit/*': [path.join(layout, 'shared-kit/*')] },
    },
    include: [source],
    exclude: [path.join(source, '**/*.test.ts')],
  };
  await writeFile(file, JSON.stringify(project));
  return file;
}

const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');

const withDevDependencies = z.object({ devDependencies: z.record(z.string(), z.string()) });

async function devDependenciesOf(file: string): Promise<Record<string, string>> {
  return withDevDependencies.parse(JSON.parse(await read(file))).devDependencies;
}
