import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import type { ModuleItem } from '@swc/core';

/** The address in quotes of a statement that loads another module; types load nothing. */
function sourceOf(item: ModuleItem): string | null {
  if (item.type === 'ImportDeclaration') return item.typeOnly ? null : item.source.value;
  if (item.type === 'ExportNamedDeclaration') return item.source?.value ?? null;
  return item.type === 'ExportAllDeclaration' ? item.source.value : null;
}

function importsOf(file: string): string[] {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' });
  return body
    .map(sourceOf)
    .filter((source) => source?.startsWith('.'))
    .map((source) => path.resolve(path.dirname(file), `${source}`))
    .map((base) => [`${base}.ts`, path.join(base, 'index.ts')].find((name) => existsSync(name)))
    .filter((name) => name !== undefined);
}

/** Those of `files` that load the file `target` of the same workspace, however many steps away. */
export function filesThatLoad(target: string, files: readonly string[]): string[] {
  const imports = new Map<string, readonly string[]>();
  const load = (file: string): readonly string[] => {
    const known = imports.get(file) ?? importsOf(file);
    imports.set(file, known);
    return known;
  };
  const wanted = path.resolve(target);
  return files.filter((file) => {
    // A set grows while it is walked: everything it loads, each once, circles or not.
    const loaded = new Set([path.resolve(file)]);
    for (const next of loaded) for (const found of load(next)) loaded.add(found);
    return loaded.has(wanted);
  });
}
