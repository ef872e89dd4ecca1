import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { testFiles } from '../test/test-files';
import { root } from '../webpack/workspaces';
import type { Sources } from './proof-index';

/** Where the specification's clauses and their tests are listed. */
export const coverageFile = 'docs/specification-coverage.md';

/** The checked-out project: what its runners collect, functions that declare tests for them, and its files. */
export async function projectSources(): Promise<Sources> {
  const find = (patterns: string | string[]): Promise<string[]> =>
    glob(patterns, { cwd: root, ignore: ['**/node_modules/**'] });
  const [collected, shared] = await Promise.all([
    find(Object.values(testFiles).flat()),
    find('*/src/**/testing/**/*.{ts,tsx}'),
  ]);
  return { collected: new Set(collected), shared, read: readProjectFile };
}

/** A file of the project by its path from the root; undefined where there is none. */
export function readProjectFile(file: string): string | undefined {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}
