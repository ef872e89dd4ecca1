import { contentRange, rangeOf, readTree, walkElements } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import type { Range } from 'site-document/edit';

/** An element and its offsets in the source. */
export interface PagePart extends Range {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The source between its tags. */
  readonly text: string;
}

/** All elements written in the source of a page, in document order; implied ones are left out. */
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
