import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { hashInputs } from '../webpack/input-hash';
import { distFolder } from '../webpack/outputs';
import { wholeLock } from '../webpack/suite-lock';
import { root } from '../webpack/workspaces';
import { compile } from './compile';
import { compiledName } from './source-locations';

const main = 'api-host/src/main.ts';

/** What the host runs: itself and the programs of its threads and processes. */
export async function hostEntries(): Promise<string[]> {
  const programs = await glob('api-host/src/**/*-{thread,process}-end.ts', { cwd: root });
  return [main, ...programs.filter((file) => !file.endsWith('/thread-end.ts'))];
}

/** Everything the host is compiled from. */
const inputs = [
  'api-host/src',
  'shared-kit/src',
  'site-composer/src',
  'site-document/src',
  'scripts/compile',
];

/** A host that runs may still start a thread from an older build, so the latest few stay. */
const kept = 5;

const parent = path.join(distFolder, 'host');

/** Starts the newest build, for what has to name it before it is built: an image, a service unit. */
export const hostStarter = path.join(parent, 'main.js');

const isWhole = (name: string) =>
  !name.startsWith('partial-') && name !== path.basename(hostStarter);

/** Two processes may compile the same sources at once: the later one drops what it made. */
async function place(partial: string, output: string): Promise<void> {
  try {
    await rename(partial, output);
  } catch (error) {
    if (!existsSync(output)) throw error;
    await rm(partial, { recursive: true });
  }
}

async function removeOld(): Promise<void> {
  const folders = await Promise.all(
    (await readdir(parent)).filter(isWhole).map(async (name) => {
      const folder = path.join(parent, name);
      return { folder, changed: (await stat(folder)).mtimeMs };
    }),
  );
  const old = folders.toSorted((a, b) => b.changed - a.changed).slice(kept);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}

/**
 * Compiles the API host to JavaScript that Node runs without a loader, threads included, unless these
 * very sources are compiled already; returns the file to start. Takes about a second.
 */
export async function compileHost(): Promise<string> {
  const output = path.join(parent, hashInputs(inputs, wholeLock()));
  if (!existsSync(output)) {
    const partial = path.join(parent, `partial-${process.pid}`);
    await compile(await hostEntries(), partial);
    await place(partial, output);
    await removeOld();
  }
  return path.join(output, `${compiledName(main)}.js`);
}

/** Compiles the host and writes `hostStarter`, which starts it; returns that file. */
export async function placeHostStarter(): Promise<string> {
  const main = path.relative(parent, await compileHost()).replaceAll(path.sep, '/');
  const partial = path.join(parent, `partial-${process.pid}.js`);
  await writeFile(partial, `import './${main}';\n`);
  await rename(partial, hostStarter);
  return hostStarter;
}
