import path from 'node:path';
import type { Configuration } from 'webpack';
import type { BuildTarget } from '../build/targets';
import { hashInputs } from '../webpack/input-hash';
import { wholeLock } from '../webpack/suite-lock';
import { distFolder } from '../webpack/outputs';
import { defineShell } from '../webpack/shell-config';
import { readVersion } from '../webpack/workspaces';

/** The shell, the kit it carries, and what makes it a development shell. */
function devShellVersion(): string {
  const inputs = ['host-shell', 'shared-kit', 'scripts/dev/refresh'];
  return `${readVersion('host-shell')}-${hashInputs(inputs, wholeLock())}.dev`;
}

/** Folder of all development shells. */
export const devShells = path.join(distFolder, 'dev/shell');

/** The shell as a build target; it is built once and kept until its sources change. */
export function devShellTarget(): BuildTarget {
  const version = devShellVersion();
  return { id: 'dev-shell', version, output: path.join(devShells, version) };
}

/**
 * The same shell, built for development: React tells what it finds wrong, and remotes can be replaced
 * in place. React's production build can do neither.
 */
function defineDevShell(): Configuration {
  const { version, output } = devShellTarget();
  const setup = path.join(import.meta.dirname, 'refresh/refresh-runtime.ts');
  return {
    ...defineShell(version, output, 'watched'),
    entry: { shell: [setup, './src/main.tsx'] },
  };
}

export default defineDevShell();
