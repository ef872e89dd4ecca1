import { contentRange, rangeOf, readTree, walkElements } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import type { Range } from 'site-document/edit';

/** An element with the place it is written at. */
export interface PagePart extends Range {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The source between its tags. */
  readonly text: string;
}

/** All elements of a page that are really written in its source, in document order. */
export function listElements(html: string): PagePart[] {
  return [...walkElements(readTree(html))].flatMap((element) => partOf(element, html) ?? []);
}

function partOf(element: PageElement, html: string): PagePart | null {
  const range = rangeOf(element);
  const content = contentRange(element);
  if (!range || !content) return null;
  return {
    ...range,
    name: element.tagName,
    attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
    text: html.slice(content.start, content.end),
  };
}
