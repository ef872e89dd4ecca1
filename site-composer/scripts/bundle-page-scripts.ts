import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleScripts } from './bundle-scripts';

/** Writes the scripts of pages as they are delivered: run it after a change in `src/browser/scripts`. */

const target = path.resolve(import.meta.dirname, '../src/browser/bundles.json');
await writeFile(target, `${JSON.stringify(await bundleScripts(), null, 2)}\n`);
