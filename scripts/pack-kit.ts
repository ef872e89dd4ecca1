/**
 * `npm run pack:kit`: shared-kit and build-kit as packages for teams outside of this repository:
 * dist/packages/*.tgz, to be published to whatever registry they read.
 */
import path from 'node:path';
import { packKits } from './pack-kit/pack-kit';
import { distFolder } from './webpack/outputs';
import { root } from './webpack/workspaces';

try {
  const { sharedKit, buildKit } = await packKits(path.join(distFolder, 'packages'));
  for (const tarball of [sharedKit, buildKit])
    console.log(`Packed: ${path.relative(root, tarball)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
