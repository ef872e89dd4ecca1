import { parse, parseFragment } from 'parse5';
import type { ParserError } from 'parse5';
import { isElement, isText, isUnread } from './nodes';
import type { PageDocument, PageElement, PageNode, PageParent, PageText } from './nodes';

/** A document read once, with source offsets. Elements and texts are in document order. */
export interface Page {
  readonly source: string;
  readonly elements: readonly PageElement[];
  readonly texts: readonly PageText[];
}

/** What a browser forgives: `code` as the HTML standard names it, lines from 1. */
export type PageFault = ParserError;

/** The tree of a document, read as browsers do, whatever is missing in it; with the place of everything in the source. */
export const readTree = (html: string, onFault?: (fault: PageFault) => void): PageDocument =>
  parse(html, { sourceCodeLocationInfo: true, ...(onFault && { onParseError: onFault }) });

/** The tree of a piece of markup, as it would stand in a body; without places. */
export const readFragment = (markup: string): PageParent => parseFragment(markup);

/** Reads a document; markup nested ever so deeply is read as well. Texts that are blank or that nobody reads are left out. */
export function readPage(source: string): Page {
  const elements: PageElement[] = [];
  const texts: PageText[] = [];
  const left: PageNode[] = [readTree(source)];
  for (let node = left.pop(); node; node = left.pop()) {
    if (isText(node)) {
      if (node.value.trim() !== '') texts.push(node);
      continue;
    }
    if (isElement(node)) {
      elements.push(node);
      if (isUnread(node)) continue;
    }
    if ('childNodes' in node)
      for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
        const child = node.childNodes[at];
        if (child) left.push(child);
      }
  }
  return { source, elements, texts };
}
