import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../webpack/workspaces';
import { installedPackages } from './installed-packages';
import { compiledName, sourceLocationDefines, sourceLocations } from './source-locations';

/**
 * Compiles entries with everything of the workspaces they load into `outdir`, a folder below the root.
 * Modules that several of them load become files of their own, so each is loaded once in a process.
 *
 * @returns what the compiled files load from elsewhere: names of packages and of Node's own modules
 */
export async function compile(entries: readonly string[], outdir: string): Promise<Set<string>> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries.map((file) => ({ in: path.resolve(root, file), out: compiledName(file) })),
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    define: { ...sourceLocationDefines },
    plugins: [sourceLocations(outdir), installedPackages(outdir)],
    logLevel: 'error',
    metafile: true,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return new Set(imports.filter(({ external }) => external).map(({ path: name }) => name));
}
