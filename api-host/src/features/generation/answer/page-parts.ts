import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export interface PageElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Offsets of the element in the source, and of its text. */
  start: number;
  end: number;
  text: string;
}

/** All elements written in the source of a page, in document order; implied ones are left out. */
export function listElements(html: string): PageElement[] {
  const found: PageElement[] = [];
  for (const node of nodesOf(parse(html, { sourceCodeLocationInfo: true }))) {
    const element = 'tagName' in node ? elementOf(node, html) : null;
    if (element) found.push(element);
  }
  return found;
}

/** All nodes in document order. Iterative: a page may nest deeper than the call stack. */
export function* nodesOf(document: Tree.Document): Generator<Tree.ChildNode> {
  const waiting = document.childNodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if (!('childNodes' in node)) continue;
    for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
}

function elementOf(node: Tree.Element, html: string): PageElement | null {
  const place = node.sourceCodeLocation;
  if (!place) return null;
  const open = place.startTag?.endOffset ?? place.endOffset;
  return {
    name: node.tagName,
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    start: place.startOffset,
    end: place.endOffset,
    text: html.slice(open, place.endTag?.startOffset ?? place.endOffset),
  };
}

export interface TextChange {
  start: number;
  end: number;
  text: string;
}

/** Applies non-overlapping changes; of two at the same offset, the one given last comes first. */
export function changeText(source: string, changes: readonly TextChange[]): string {
  const parts: string[] = [];
  let from = 0;
  const inOrder = changes.toReversed().toSorted((a, b) => a.start - b.start || a.end - b.end);
  for (const { start, end, text } of inOrder) {
    parts.push(source.slice(from, start), text);
    from = end;
  }
  return parts.join('') + source.slice(from);
}
