import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const cacheFolder = fileURLToPath(
  new URL('../../../node_modules/.cache/sitewright', import.meta.url),
);

/** One template per build of PGlite. */
function templatePath(name: string): string {
  const wasm = statSync(fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm')));
  return join(cacheFolder, `pglite-${wasm.size}-${Math.round(wasm.mtimeMs)}-${name}.tar`);
}

/**
 * PGlite in memory from a dump: 0.5 s instead of the 4 s of initdb. `name` identifies what `fill`
 * puts into the dump; it runs once per name.
 */
export async function openFromTemplate(
  name = 'empty',
  fill: (pglite: PGlite) => Promise<void> = () => Promise.resolve(),
): Promise<PGlite> {
  const template = templatePath(name);
  if (!existsSync(template)) await makeTemplate(template, fill);
  // Read completely: a file-backed blob breaks when another process renames over the file.
  const pglite = new PGlite({ loadDataDir: new Blob([readFileSync(template)]) });
  await pglite.waitReady;
  return pglite;
}

/**
 * Test files run concurrently: each may create it, the last rename wins, nobody reads a partial
 * file.
 */
async function makeTemplate(path: string, fill: (pglite: PGlite) => Promise<void>): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const pglite = await PGlite.create();
  await fill(pglite);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, path);
}
