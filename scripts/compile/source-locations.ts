import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from '../webpack/workspaces';

/** How a file is called when compiled: its path from the root, in one folder with all others. */
export function compiledName(file: string): string {
  const fromRoot = path.relative(root, path.resolve(root, file));
  return fromRoot.replace(/\.tsx?$/, '').replaceAll(path.sep, '.');
}

/** What stands for `import.meta` of a source file; the plugin declares both in each file that asks. */
export const sourceLocationDefines = {
  'import.meta.url': 'sourceFileUrl',
  'import.meta.dirname': 'sourceFolder',
} as const;

/** What a thread, a process or a test of the host starts, as that names it: compiled, it lies beside that. */
const startedProgram =
  /new URL\(\s*'([\w-]+-(?:thread|process)-end|main)\.ts',\s*import\.meta\.url,?\s*\)/g;

function withLocations(source: string, file: string, outdir: string): string {
  const folder = path.dirname(file);
  const relative = JSON.stringify(path.relative(outdir, file).replaceAll(path.sep, '/'));
  // On the first line, so that lines keep their numbers.
  const declared = [
    'const { url: compiledFileUrl } = import.meta;',
    `const sourceFileUrl = new URL(${relative}, compiledFileUrl).href;`,
    `const sourceFolder = decodeURIComponent(new URL('.', sourceFileUrl).pathname);`,
  ].join(' ');
  const program = (_: string, name: string) =>
    `new URL('./${compiledName(path.join(folder, name))}.js', compiledFileUrl)`;
  return `${declared} ${source.replaceAll(startedProgram, program)}`;
}

/**
 * Files that code reads lie beside its source, also when it is compiled: `import.meta.url` goes on to
 * mean the source file. It is found from the compiled one, so the checkout may be moved as a whole.
 */
export function sourceLocations(outdir: string): Plugin {
  return {
    name: 'source-locations',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8');
        if (!source.includes('import.meta.')) return undefined;
        return {
          contents: withLocations(source, file, outdir),
          loader: file.endsWith('x') ? 'tsx' : 'ts',
        };
      });
    },
  };
}
