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

/** Applies changes that do not overlap; of two at one place the last one given comes first. */
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
