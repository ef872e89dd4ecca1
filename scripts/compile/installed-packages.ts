import path from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from '../webpack/workspaces';

/** Marks our own question to esbuild, which would otherwise come back to us without end. */
const asked = Symbol('asked');

const nodeModules = `${path.sep}node_modules${path.sep}`;

/**
 * Installed packages stay what they are and are loaded from `node_modules`; workspaces are compiled.
 * A version that npm placed below a workspace is not found from the compiled file: it is loaded by path.
 */
export function installedPackages(outdir: string): Plugin {
  return {
    name: 'installed-packages',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, ...from }) => {
        if (pluginData === asked || name.startsWith('node:')) return undefined;
        const { path: file, errors } = await build.resolve(name, {
          importer: from.importer,
          resolveDir: from.resolveDir,
          kind: from.kind,
          pluginData: asked,
        });
        if (errors.length > 0 || !file.includes(nodeModules)) return undefined;
        if (file.startsWith(path.join(root, 'node_modules'))) return { path: name, external: true };
        const relative = path.relative(outdir, file).replaceAll(path.sep, '/');
        return { path: relative, external: true };
      });
    },
  };
}
