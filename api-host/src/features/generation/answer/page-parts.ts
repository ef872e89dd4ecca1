import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export interface PageElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Where the element is written, and where its text is. */
  start: number;
  end: number;
  text: string;
}

/** All elements of a page that are really written in its source, in document order. */
export function listElements(html: string): PageElement[] {
  const found: PageElement[] = [];
  collect(parse(html, { sourceCodeLocationInfo: true }).childNodes, html, found);
  return found;
}

function collect(nodes: readonly Tree.ChildNode[], html: string, found: PageElement[]): void {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    const place = node.sourceCodeLocation;
    if (place) {
      const open = place.startTag?.endOffset ?? place.endOffset;
      found.push({
        name: node.tagName,
        attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
        start: place.startOffset,
        end: place.endOffset,
        text: html.slice(open, place.endTag?.startOffset ?? place.endOffset),
      });
    }
    collect(node.childNodes, html, found);
  }
}

export interface TextChange {
  start: number;
  end: number;
  text: string;
}

/** Applies changes that do not overlap, from the last to the first so that offsets stay true. */
export function changeText(source: string, changes: readonly TextChange[]): string {
  let result = source;
  for (const { start, end, text } of changes.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}
