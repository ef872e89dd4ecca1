import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildManifest } from 'shared-kit/contract/releases';
import type { BuildManifest } from 'shared-kit/contract/releases';

/** What the copy of a build is called and how its scripts differ. */
interface CopyChange {
  readonly describe: (manifest: BuildManifest) => BuildManifest;
  readonly change: (script: string, file: string, manifest: BuildManifest) => string;
}

/** Reads what a build says of itself. */
export async function readBuild(folder: string): Promise<BuildManifest> {
  return buildManifest.parse(JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8')));
}

/**
 * Copies a build under another name or version, as a whole build that describes itself. What lies
 * compressed beside the files is left out: it would be served in place of the changed ones.
 */
export async function copyBuild(from: string, to: string, { describe, change }: CopyChange) {
  const manifest = await readBuild(from);
  await mkdir(to, { recursive: true });
  const files = await Promise.all(
    manifest.files.map(async ({ path: file }) => {
      const content = await readFile(path.join(from, file));
      const copied = file.endsWith('.js')
        ? Buffer.from(change(content.toString(), file, manifest))
        : content;
      await writeFile(path.join(to, file), copied);
      const digest = createHash('sha384').update(copied).digest('base64');
      return { path: file, size: copied.length, integrity: `sha384-${digest}` };
    }),
  );
  // Its maps are those of the unchanged scripts.
  const { maps: _, ...described } = describe(manifest);
  const description = { ...described, files };
  await writeFile(path.join(to, 'build.json'), JSON.stringify(description, null, 2));
  return description;
}
