import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../webpack/workspaces';

const folder = path.join(root, 'site-document/src/preview');

/** Where the contract has them: previews are made in the browser, without a compiler. */
export const bundledFile = path.join(root, 'shared-kit/src/contract/preview-scripts.ts');

/** One of the scripts of a preview in a single line, as lines of a page's own errors are counted from its source. */
async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
    tsconfigRaw: {},
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** The scripts of a preview, compiled from `site-document/src/preview`. */
export async function bundlePreview(): Promise<Record<'keepPage' | 'pickElements', string>> {
  return { keepPage: await bundle('keep-page'), pickElements: await bundle('pick-elements') };
}
