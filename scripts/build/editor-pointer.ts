import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editorPointerFile } from '../webpack/outputs';
import type { BuildTarget } from './targets';

/** Makes a build of the visual editor the one the host serves, in one step. */
export async function pointAtEditor({ output }: BuildTarget): Promise<void> {
  const manifest = await readFile(path.join(output, 'build.json'), 'utf8');
  const temporary = `${editorPointerFile}.${process.pid}`;
  await writeFile(temporary, manifest);
  await rename(temporary, editorPointerFile);
}
