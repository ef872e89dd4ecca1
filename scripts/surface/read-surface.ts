import { DeclarationGraph } from './declaration-graph';
import type { DeclarationFiles, Place } from './declaration-graph';

/** What others can see: the text of every declaration, by `<key> › <name>`. */
export type Surface = ReadonlyMap<string, string>;

/** Joins the key of an export and its name. */
export const separator = ' › ';

/** Under this key stands what is not exported and shows through something that is. */
export const behind = 'behind';

/**
 * Reads the public surface.
 *
 * @param entries declaration file by export key, such as `shared-kit/remote` → `remote/index`
 */
export function readSurface(
  files: DeclarationFiles,
  entries: Readonly<Record<string, string>>,
): Surface {
  const graph = new DeclarationGraph(files);
  const found: [string, string][] = [];
  const exported: Place[] = [];
  for (const [key, file] of Object.entries(entries)) {
    for (const [name, target] of graph.exportsOf(file)) {
      const isForeign = 'foreign' in target;
      found.push([key + separator + name, isForeign ? target.foreign : graph.textOf(target)]);
      if (!isForeign) exported.push(target);
    }
  }
  for (const place of hiddenBehind(graph, exported)) {
    found.push([`${behind}${separator}${place.file}#${place.name}`, graph.textOf(place)]);
  }
  return new Map(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What can be reached from the exported declarations and is none itself. */
function hiddenBehind(graph: DeclarationGraph, exported: readonly Place[]): Place[] {
  const seen = new Set(exported.map(idOf));
  const hidden: Place[] = [];
  const waiting = [...exported];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    for (const mentioned of graph.mentionedBy(place)) {
      if (seen.has(idOf(mentioned))) continue;
      seen.add(idOf(mentioned));
      hidden.push(mentioned);
      waiting.push(mentioned);
    }
  }
  return hidden;
}

const idOf = ({ file, name }: Place): string => `${file}#${name}`;
