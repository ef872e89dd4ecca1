/**
 * Fails on every line that breaks a rule which imports do not show (scripts/check/text-rules.ts), and on
 * routes that no build could read.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { findTextViolations } from './check/text-rules';
import { readRemote, remoteFolders, root } from './webpack/workspaces';

const pattern = '{host-shell,site-editor,mfe-*,shared-kit,api-host}/src/**/*.{ts,tsx}';
const paths = await glob(pattern, { cwd: root });
const files = await Promise.all(
  paths.map(async (file) => ({ path: file, text: await readFile(path.join(root, file), 'utf8') })),
);

/** What is wrong with the declared routes, which types alone do not show. */
function routeFaults(): string[] {
  return remoteFolders().flatMap((folder) => {
    try {
      readRemote(folder);
      return [];
    } catch (error) {
      return (error as Error).message;
    }
  });
}

const violations = [...findTextViolations(files), ...routeFaults()];
if (violations.length > 0) {
  console.error(violations.join('\n'));
  process.exitCode = 1;
}
