/** Compiles the scripts of previews into the contract: `npx tsx scripts/bundle-preview.ts`. */
import { writeFile } from 'node:fs/promises';
import { bundledFile, bundlePreview } from './preview/bundle-preview';

const scripts = await bundlePreview();
const constants = Object.entries(scripts).map(
  ([name, script]) => `export const ${name} = ${JSON.stringify(script)};\n`,
);
const note = '/** Compiled from site-document/src/preview by scripts/bundle-preview.ts. */\n';
await writeFile(bundledFile, note + constants.join('\n'));
