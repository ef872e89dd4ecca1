import { attributeOf, hasAttribute, isBlank, isElement, isText, placeMark } from './html-tree';
import type { Node } from './html-tree';
import { isSourceText } from './source-page';
import type { SourceElement, SourceText } from './source-page';

/** Where the source has the tag of an element of the canvas; null when it is new. */
export const placeOf = (node: Node): number | null =>
  isElement(node) && hasAttribute(node, placeMark) ? Number(attributeOf(node, placeMark)) : null;

/** A child as it was right after loading, with its place in the source. */
export interface Anchor {
  readonly node: Node;
  readonly at: SourceElement | SourceText;
}

/** Finds the children of the canvas in the source; null when they are not the same ones. */
export function anchorsOf(at: SourceElement, nodes: readonly Node[]): Anchor[] | null {
  const anchors: Anchor[] = [];
  let texts: SourceText[] = [];
  let waiting: Node[] = [];
  const settle = (): boolean => {
    const found = pairTexts(texts, waiting);
    if (found)
      anchors.push(...waiting.map((node, index) => ({ node, at: found[index] as SourceText })));
    [texts, waiting] = [[], []];
    return found !== null;
  };
  let index = 0;
  for (const child of at.children) {
    if (isSourceText(child)) {
      texts.push(child);
      continue;
    }
    while (index < nodes.length && isText(nodes[index] as Node)) {
      waiting.push(nodes[index] as Node);
      index += 1;
    }
    const node = nodes[index];
    if (!node || placeOf(node) !== child.place || !settle()) return null;
    anchors.push({ node, at: child });
    index += 1;
  }
  waiting.push(...nodes.slice(index));
  return waiting.every(isText) && settle() ? anchors : null;
}

/** Which stretch of the source is which text of the canvas; null when that cannot be told. */
function pairTexts(texts: readonly SourceText[], nodes: readonly Node[]): SourceText[] | null {
  if (nodes.length === 0) return [];
  if (texts.length === nodes.length) return [...texts];
  const full = texts.filter(({ value }) => !isBlank(value));
  if (full.length === nodes.length) return full;
  const [first, last] = [full[0], full.at(-1)];
  if (nodes.length > 1 || !first || !last) return null;
  return [{ start: first.start, end: last.end, value: full.map(({ value }) => value).join('') }];
}
