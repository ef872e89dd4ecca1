import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildInputs, buildInputsFile, buildManifest } from 'shared-kit/contract/releases';
import type { BuildManifest } from 'shared-kit/contract/releases';

/** A build's own description, with what it was made from where it says. */
export async function describeFolder(folder: string): Promise<BuildManifest> {
  const manifest: unknown = JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8'));
  const inputs = await readFile(path.join(folder, buildInputsFile), 'utf8').catch(() => '{}');
  return { ...buildManifest.parse(manifest), ...buildInputs.parse(JSON.parse(inputs)) };
}
