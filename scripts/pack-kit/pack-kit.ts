import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import * as z from 'zod/mini';
import { emitDeclarations } from '../surface/kit-surface';
import { runCaptured } from '../test/run-captured';
import { root } from '../webpack/workspaces';
import { nameImportedFiles } from './file-names';
import { publishedManifest } from './published-manifest';

/** Compiles the kit, lays it out as a package and packs it; returns the tarball's path. */
export async function packKit(destination: string): Promise<string> {
  const folder = path.join(destination, 'shared-kit');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await emitDeclarations(folder, 'shared-kit/tsconfig.package.json');
  await copyFonts(folder);
  await nameFiles(folder);
  await writeManifest(folder);
  await cp(path.join(root, 'shared-kit/CHANGELOG.md'), path.join(folder, 'CHANGELOG.md'));
  const pack = ['pack', folder, '--pack-destination', destination, '--json'];
  const { code, output } = await runCaptured('npm', pack, root);
  if (code !== 0) throw new Error(`npm pack failed:\n${output}`);
  const name = /"filename": "([^"]+\.tgz)"/.exec(output)?.[1];
  if (name === undefined) throw new Error(`npm pack named no file:\n${output}`);
  return path.join(destination, name);
}

/** The compiler leaves the kit's own typefaces and their licence behind. */
async function copyFonts(folder: string): Promise<void> {
  const source = path.join(root, 'shared-kit/src');
  for (const name of await glob('**/fonts/*.{woff2,txt}', { cwd: source }))
    await cp(path.join(source, name), path.join(folder, name));
}

async function nameFiles(folder: string): Promise<void> {
  const files = new Set(await glob('**/*.{js,ts,woff2}', { cwd: folder }));
  for (const name of files) {
    if (name.endsWith('.woff2')) continue;
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, nameImportedFiles(text, name, files));
  }
}

const withDevDependencies = z.object({ devDependencies: z.record(z.string(), z.string()) });

async function writeManifest(folder: string): Promise<void> {
  const kit = await readFile(path.join(root, 'shared-kit/package.json'), 'utf8');
  const repository = await readFile(path.join(root, 'package.json'), 'utf8');
  const { devDependencies } = withDevDependencies.parse(JSON.parse(repository));
  await writeFile(path.join(folder, 'package.json'), publishedManifest(kit, devDependencies));
}
