import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostApiVersion } from '../../shared-kit/src/remote/host-api-version';
import { glob } from 'tinyglobby';
import * as z from 'zod/mini';
import { runCaptured } from '../test/run-captured';
import { readVersion, root } from '../webpack/workspaces';
import type { SurfaceLock } from './lock-text';
import { readSurface } from './read-surface';

/** Where the surface is written down. */
export const lockFile = path.join(root, 'shared-kit/public-surface.d.ts.lock');

/** Declaration file by export key, from the kit's package.json. */
export function kitEntries(): Record<string, string> {
  const text = readFileSync(path.join(root, 'shared-kit/package.json'), 'utf8');
  const { exports } = z
    .object({ exports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(text));
  const entries = Object.entries(exports).map(([key, file]) => [
    key.replace('.', 'shared-kit'),
    file.replace('./src/', '').replace(/\.tsx?$/, ''),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Has tsc write the kit's declarations into a folder. */
export async function emitDeclarations(folder: string, project: string): Promise<void> {
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  const { code, output } = await runCaptured(tsc, ['-p', project, '--outDir', folder], root);
  if (code !== 0) throw new Error(`tsc could not write the kit's declarations:\n${output}`);
}

async function readDeclarations(folder: string): Promise<Map<string, string>> {
  const files = await glob('**/*.d.ts', { cwd: folder });
  const texts = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      return [file.replace(/\.d\.ts$/, ''), text] as const;
    }),
  );
  return new Map(texts);
}

/** The kit's public surface as its sources have it now. */
export async function presentSurface(): Promise<SurfaceLock> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-surface-'));
  try {
    await emitDeclarations(folder, 'shared-kit/tsconfig.declarations.json');
    const surface = readSurface(await readDeclarations(folder), kitEntries());
    return { sharedKit: readVersion('shared-kit'), hostApi: hostApiVersion, surface };
  } finally {
    await rm(folder, { recursive: true });
  }
}
