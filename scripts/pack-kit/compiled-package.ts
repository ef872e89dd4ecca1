import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { emitDeclarations } from '../surface/kit-surface';
import { runCaptured } from '../test/run-captured';
import { root } from '../webpack/workspaces';
import { nameImportedFiles } from './file-names';

/** A workspace and what of it the compiler leaves behind. */
interface Package {
  readonly name: string;
  /** tsconfig.json that compiles its sources, from the root or absolute. */
  readonly project: string;
  /** Files beside the sources that are copied as they are. */
  readonly copied: string;
  readonly manifest: string;
}

/** Compiles a workspace and lays it out as a package in `layout/<name>`; returns that folder. */
export async function layOutPackage(layout: string, parts: Package): Promise<string> {
  const folder = path.join(layout, parts.name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await emitDeclarations(folder, parts.project);
  const source = path.join(root, parts.name, 'src');
  for (const name of await glob(parts.copied, { cwd: source }))
    await cp(path.join(source, name), path.join(folder, name));
  await nameFiles(folder);
  await writeFile(path.join(folder, 'package.json'), parts.manifest);
  for (const name of await glob('{README,CHANGELOG}.md', { cwd: path.join(root, parts.name) }))
    await cp(path.join(root, parts.name, name), path.join(folder, name));
  return folder;
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

/** Packs a folder; returns the tarball's path. */
export async function pack(folder: string, destination: string): Promise<string> {
  const parameters = ['pack', folder, '--pack-destination', destination, '--json'];
  const { code, output } = await runCaptured('npm', parameters, root);
  if (code !== 0) throw new Error(`npm pack failed:\n${output}`);
  const name = /"filename": "([^"]+\.tgz)"/.exec(output)?.[1];
  if (name === undefined) throw new Error(`npm pack named no file:\n${output}`);
  return path.join(destination, name);
}
