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

/** An element as it is written in the page, with what checks and repairs ask for. */
export interface ReviewedElement {
  readonly node: PageElement;
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** All text inside, as a screen reader says it. */
  readonly text: string;
  /** Names of the elements around it, the nearest first. */
  readonly parents: readonly string[];
  readonly start: number;
  /** Behind the start tag, and behind the element. */
  readonly startTagEnd: number;
  readonly end: number;
  readonly line: number;
  /** An end tag is written for it. */
  readonly isClosed: boolean;
}

/** A page read once: its elements in document order, and what the parser had to forgive. */
export interface ReviewedPage {
  readonly html: string;
  readonly elements: readonly ReviewedElement[];
  readonly faults: readonly { readonly code: string; readonly line: number }[];
  /** The elements inside of one of them. */
  readonly inside: (element: ReviewedElement) => readonly ReviewedElement[];
  /** The same page as a browser understands it, written properly. */
  readonly rewritten: () => string;
}

/** Reads a page as a browser would; elements the parser made up are not listed. */
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

/** Text and parents are read when asked for: of a long list, each parent's text is that of all its children. */
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

/** The edit that gives an element an attribute, or another value for the one it has. */
export const setAttribute = ({ node }: ReviewedElement, name: string, value: string): Edit[] =>
  setInTag(node, name, value);

/** The edit that takes an attribute away, with the space in front of it. */
export const removeAttribute = (html: string, { node }: ReviewedElement, name: string): Edit[] =>
  removeFromTag(html, node, name);
