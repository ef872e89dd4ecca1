/**
 * Fails on every line that breaks a rule which imports do not show (scripts/check/text-rules.ts), on
 * routes that no build could read, on pages that nobody can reach, and on paths in the documents on
 * security that do not exist.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { findUndeclaredPages } from './check/declared-pages';
import { findMissingPaths } from './check/named-paths';
import { findTextViolations } from './check/text-rules';
import { routesFile } from 'build-kit/remote-routes';
import { readRemote, remoteFolders, root } from './webpack/workspaces';

const pattern = '{host-shell,site-editor,mfe-*,shared-kit,api-host}/src/**/*.{ts,tsx}';
const paths = await glob(pattern, { cwd: root });
const files = await Promise.all(
  paths.map(async (file) => ({ path: file, text: await readFile(path.join(root, file), 'utf8') })),
);

/** What is wrong with a remote's routes, which types alone do not show. */
async function routeFaults(folder: string): Promise<string[]> {
  try {
    readRemote(folder);
  } catch (error) {
    return [(error as Error).message];
  }
  const routes = await readFile(path.join(root, folder, routesFile), 'utf8');
  const pages = paths.filter(
    (file) => file.startsWith(`${folder}/`) && file.endsWith('.route.tsx'),
  );
  return findUndeclaredPages({ folder, routes, pages });
}

/** Documents that name what proves them, and where their paths may begin. */
const proven = ['docs/asvs.md', 'docs/security.md'];
const bases = ['', 'docs/', 'api-host/src/', 'api-host/src/features/'];
const missing = await Promise.all(
  proven.map(async (file) => {
    const document = { path: file, text: await readFile(path.join(root, file), 'utf8') };
    return findMissingPaths(document, (one) => existsSync(path.join(root, one)), bases);
  }),
);

const faults = await Promise.all(remoteFolders().map(routeFaults));
const violations = [...findTextViolations(files), ...faults.flat(), ...missing.flat()];
if (violations.length > 0) {
  console.error(violations.join('\n'));
  process.exitCode = 1;
}
