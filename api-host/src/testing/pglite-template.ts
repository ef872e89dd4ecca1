import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const cacheFolder = fileURLToPath(
  new URL('../../../node_modules/.cache/sitewright', import.meta.url),
);

/** Another build of PGlite gets another template. */
function templatePath(): string {
  const wasm = statSync(fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm')));
  return join(cacheFolder, `pglite-${wasm.size}-${Math.round(wasm.mtimeMs)}.tar`);
}

/** PGlite in memory from a dump of an empty database: 0.5 s instead of the 4 s initdb takes. */
export async function openFromTemplate(): Promise<PGlite> {
  const template = templatePath();
  if (!existsSync(template)) await makeTemplate(template);
  // Read whole: a blob that stays backed by the file breaks when another process renames over it.
  const pglite = new PGlite({ loadDataDir: new Blob([readFileSync(template)]) });
  await pglite.waitReady;
  return pglite;
}

/** Test files run side by side: each may make it, the last rename wins, nobody reads half a file. */
async function makeTemplate(path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, path);
}
