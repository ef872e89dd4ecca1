import { parse, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { TextChange } from '../generation/answer/page-parts';

/** An element as it is written in the page, with what checks and repairs ask for. */
export interface ReviewedElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** All text inside, as a reader gets it. */
  readonly text: string;
  readonly parents: readonly string[];
  readonly start: number;
  /** Behind the start tag, and behind the element. */
  readonly startTagEnd: number;
  readonly end: number;
  readonly line: number;
  /** An end tag is written for it. */
  readonly isClosed: boolean;
  /** Where an attribute is written, value and all. */
  readonly attributeAt: (name: string) => { readonly start: number; readonly end: number } | null;
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
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }) => faults.push({ code, line: startLine }),
  });
  const elements: ReviewedElement[] = [];
  collect(document.childNodes, [], elements);
  const places = new Map(elements.map((element, index) => [element, index]));
  const inside = (outer: ReviewedElement): readonly ReviewedElement[] => {
    const first = (places.get(outer) ?? elements.length) + 1;
    let end = first;
    while ((elements[end]?.start ?? Infinity) < outer.end) end += 1;
    return elements.slice(first, end);
  };
  return { html, elements, faults, inside, rewritten: () => rewrite(document) };
}

function rewrite(document: Tree.Document): string {
  const page = serialize(document);
  return `${/^\s*<!doctype/i.test(page) ? page : `<!DOCTYPE html>\n${page}`}\n`;
}

function collect(
  nodes: readonly Tree.ChildNode[],
  parents: readonly string[],
  found: ReviewedElement[],
): void {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    if (node.sourceCodeLocation) found.push(describe(node, node.sourceCodeLocation, parents));
    collect(node.childNodes, [...parents, node.tagName], found);
  }
}

type Place = NonNullable<Tree.Element['sourceCodeLocation']>;

function describe(node: Tree.Element, place: Place, parents: readonly string[]): ReviewedElement {
  const tag = place.startTag ?? place;
  return {
    name: node.tagName,
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    text: textOf(node).replaceAll(/\s+/g, ' ').trim(),
    parents,
    start: place.startOffset,
    startTagEnd: tag.endOffset,
    end: place.endOffset,
    line: place.startLine,
    isClosed: place.endTag !== undefined,
    attributeAt: (name) => {
      const at = place.attrs?.[name];
      return at ? { start: at.startOffset, end: at.endOffset } : null;
    },
  };
}

const silent = new Set(['script', 'style', 'template']);

function textOf(node: Tree.ParentNode): string {
  return node.childNodes
    .map((child) => {
      if ('value' in child) return child.value;
      return 'tagName' in child && !silent.has(child.tagName) ? textOf(child) : '';
    })
    .join(' ');
}

/** Text as an attribute's value between double quotes. */
export const attributeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A change that gives an element an attribute, or another value for the one it has. */
export function setAttribute(element: ReviewedElement, name: string, value: string) {
  const written = `${name}="${attributeText(value)}"`;
  const at = element.attributeAt(name);
  if (at) return { ...at, text: written };
  const behindName = element.start + 1 + element.name.length;
  return { start: behindName, end: behindName, text: ` ${written}` };
}

/** The change that takes an attribute away, with the space in front of it. */
export function removeAttribute(
  html: string,
  element: ReviewedElement,
  name: string,
): TextChange[] {
  const at = element.attributeAt(name);
  if (!at) return [];
  const space = /\s*$/.exec(html.slice(element.start, at.start))?.[0].length ?? 0;
  return [{ start: at.start - space, end: at.end, text: '' }];
}
