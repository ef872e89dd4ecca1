import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** Minified bytes by module: a file of ours, or a whole package. */
export type ModuleBytes = Readonly<Record<string, number>>;

/** Sources are named `webpack://<build>/<path>`; of installed packages only the name counts. */
function nameOf(source: string): string {
  const installed = source.lastIndexOf('node_modules/');
  if (installed < 0) return source.replace(/^webpack:\/\/[^/]*\/(?:\.\.?\/)*/, '');
  const [scope = '', name = ''] = source.slice(installed + 'node_modules/'.length).split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

function addScript(file: string, bytes: Map<string, number>): void {
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as never);
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((text, line) => {
      for (let column = 0; column < text.length; column += 1) {
        const entry = map.findEntry(line, column);
        const source = 'originalSource' in entry ? entry.originalSource : undefined;
        const name = source ? nameOf(source) : 'webpack';
        bytes.set(name, (bytes.get(name) ?? 0) + 1);
      }
    });
}

/** What the scripts consist of, largest first, from their source maps. Takes a second for the shell. */
export function readModuleBytes(files: readonly string[]): ModuleBytes {
  const bytes = new Map<string, number>();
  for (const file of files) addScript(file, bytes);
  return Object.fromEntries([...bytes].toSorted(([, a], [, b]) => b - a));
}
