import type { Edit } from 'site-document/edit';
import { spokenText } from 'site-document/text';
import {
  ancestorsOf,
  contentRange,
  rangeOf,
  readTree,
  removeAttribute as removeFromTag,
  setAttribute as setInTag,
  walkElements,
  writeTree,
} from 'site-document/tree';
import type { PageElement } from 'site-document/tree';

/** An element as written in the page, with what checks and repairs need. */
export interface ReviewedElement {
  readonly node: PageElement;
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** All text inside, as read by a screen reader. */
  readonly text: string;
  /** Names of the ancestors, nearest first. */
  readonly parents: readonly string[];
  readonly start: number;
  /** Offsets after the start tag, and after the element. */
  readonly startTagEnd: number;
  readonly end: number;
  readonly line: number;
  /** Whether its end tag is written. */
  readonly isClosed: boolean;
}

/** A parsed page: its elements in document order, and the parse errors. */
export interface ReviewedPage {
  readonly html: string;
  readonly elements: readonly ReviewedElement[];
  readonly faults: readonly { readonly code: string; readonly line: number }[];
  /** The descendants of an element. */
  readonly inside: (element: ReviewedElement) => readonly ReviewedElement[];
  /** The same page, reserialized as a browser parses it. */
  readonly rewritten: () => string;
}

/** Parses a page like a browser; implied elements are not listed. */
export function readPage(html: string): ReviewedPage {
  const faults: { code: string; line: number }[] = [];
  const document = readTree(html, ({ code, startLine }) => faults.push({ code, line: startLine }));
  const elements = [...walkElements(document)].flatMap((node) => describe(node) ?? []);
  const places = new Map(elements.map((element, index) => [element, index]));
  const inside = (outer: ReviewedElement): readonly ReviewedElement[] => {
    const first = (places.get(outer) ?? elements.length) + 1;
    let end = first;
    while ((elements[end]?.start ?? Infinity) < outer.end) end += 1;
    return elements.slice(first, end);
  };
  return { html, elements, faults, inside, rewritten: () => withDoctype(writeTree(document)) };
}

const withDoctype = (page: string): string =>
  `${/^\s*<!doctype/i.test(page) ? page : `<!DOCTYPE html>\n${page}`}\n`;

/** Text and ancestors are lazy: the text of a long list would be read for each of its ancestors. */
function describe(node: PageElement): ReviewedElement | null {
  const range = rangeOf(node);
  const content = contentRange(node);
  if (!range || !content) return null;
  let text: string | undefined;
  return {
    ...range,
    node,
    name: node.tagName,
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    get text() {
      text ??= spokenText(node);
      return text;
    },
    get parents() {
      return ancestorsOf(node).map(({ tagName }) => tagName);
    },
    startTagEnd: content.start,
    line: node.sourceCodeLocation?.startLine ?? 1,
    isClosed: node.sourceCodeLocation?.endTag !== undefined,
  };
}

/** The edit that sets an attribute, new or existing. */
export const setAttribute = ({ node }: ReviewedElement, name: string, value: string): Edit[] =>
  setInTag(node, name, value);

/** The edit that removes an attribute, with the space before it. */
export const removeAttribute = (html: string, { node }: ReviewedElement, name: string): Edit[] =>
  removeFromTag(html, node, name);
