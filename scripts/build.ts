/** `npm run build [-- --single]`: builds what is stale; with `--single` the one-build yardstick. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSingle, buildSuite } from './build/build-suite';
import { distFolder } from './webpack/outputs';
import { root } from './webpack/workspaces';

const { values } = parseArgs({ options: { single: { type: 'boolean', default: false } } });
try {
  if (values.single) console.log(`Single build: ${path.relative(root, await buildSingle())}`);
  else {
    await buildSuite();
    console.log(`Suite is built: ${path.relative(root, distFolder)}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
