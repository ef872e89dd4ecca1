/**
 * Fails on every line that breaks a rule which imports do not show (scripts/check/text-rules.ts), and on
 * pages that nobody can reach.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { findUndeclaredPages } from './check/declared-pages';
import { findTextViolations } from './check/text-rules';
import { readRemotes, root } from './webpack/workspaces';

const pattern = '{host-shell,site-editor,mfe-*,shared-kit,api-host}/src/**/*.{ts,tsx}';
const paths = await glob(pattern, { cwd: root });
const files = await Promise.all(
  paths.map(async (file) => ({ path: file, text: await readFile(path.join(root, file), 'utf8') })),
);
const remotes = await Promise.all(
  readRemotes().map(async ({ folder, routes }) => ({
    folder,
    pages: await readFile(path.join(root, folder, 'src/app/pages.ts'), 'utf8'),
    routes: routes.map((route) => route.path),
  })),
);
const violations = [...findTextViolations(files), ...remotes.flatMap(findUndeclaredPages)];
if (violations.length > 0) {
  console.error(violations.join('\n'));
  process.exitCode = 1;
}
