import { hashBuild } from 'build-kit/inputs';
import { root } from './workspaces';

/**
 * Hash of everything the suite's own builds are made from, their arrangement included.
 *
 * @param inputs files and folders relative to the root
 * @param packages installed packages it is made from, one line each: `lockedPackages`
 */
export function hashInputs(inputs: readonly string[], packages: readonly string[]): string {
  return hashBuild({ root, inputs: [...inputs, 'scripts/webpack'], lines: packages });
}
