import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { scriptNames } from '../src/browser/script-names';

const folder = fileURLToPath(new URL('../src/browser/scripts/', import.meta.url));

/** Every page script with what it imports, as readable JavaScript that runs on its own. */
export async function bundleScripts(): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    entryPoints: scriptNames.map((name) => `${folder}${name}.ts`),
    outdir: folder,
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
    // Paths in its comments must not depend on where the repository lies.
    absWorkingDir: folder,
    tsconfigRaw: {},
  });
  return Object.fromEntries(
    scriptNames.map((name) => [
      name,
      outputFiles.find(({ path }) => path.endsWith(`/${name}.js`))?.text ?? '',
    ]),
  );
}
