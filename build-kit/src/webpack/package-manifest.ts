import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const byName = z._default(z.record(z.string(), z.string()), {});

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: byName,
  peerDependencies: byName,
});

export type PackageManifest = z.infer<typeof manifest>;

function readManifest(folder: string): PackageManifest | null {
  try {
    const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
    return manifest.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** package.json of the package that a file belongs to, by the package's name. */
export function manifestOf(name: string, file: string): PackageManifest {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const found = readManifest(folder);
    if (found?.name === name) return found;
    if (folder === path.dirname(folder)) throw new Error(`${file} is in no package ${name}`);
  }
}
