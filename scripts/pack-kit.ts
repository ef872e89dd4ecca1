/**
 * `npm run pack:kit`: shared-kit as a package for teams outside of this repository: dist/packages/*.tgz,
 * to be published to whatever registry they read.
 */
import path from 'node:path';
import { packKit } from './pack-kit/pack-kit';
import { distFolder } from './webpack/outputs';
import { root } from './webpack/workspaces';

try {
  const tarball = await packKit(path.join(distFolder, 'packages'));
  console.log(`Packed: ${path.relative(root, tarball)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
