import { parse, type DefaultTreeAdapterMap } from 'parse5';

export type PageNode = DefaultTreeAdapterMap['node'];
export type PageElement = DefaultTreeAdapterMap['element'];
export type PageText = DefaultTreeAdapterMap['textNode'];

/** A parsed document, by the composer or anyone, with source offsets. */
export interface Page {
  readonly source: string;
  readonly elements: readonly PageElement[];
  readonly texts: readonly PageText[];
}

const unread = new Set(['script', 'style', 'template', 'noscript']);

/** Reads a document. Its elements and texts are in document order; markup nested ever so deeply is read as well. */
export function readPage(source: string): Page {
  const elements: PageElement[] = [];
  const texts: PageText[] = [];
  const left: PageNode[] = [parse(source, { sourceCodeLocationInfo: true })];
  for (let node = left.pop(); node; node = left.pop()) {
    if (isText(node)) {
      if (node.value.trim() !== '') texts.push(node);
      continue;
    }
    if (isElement(node)) {
      elements.push(node);
      if (unread.has(node.tagName)) continue;
    }
    if ('childNodes' in node)
      for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
        const child = node.childNodes[at];
        if (child) left.push(child);
      }
  }
  return { source, elements, texts };
}

export function isElement(node: PageNode | null | undefined): node is PageElement {
  return node !== null && node !== undefined && 'tagName' in node;
}

export function isText(node: PageNode): node is PageText {
  return node.nodeName === '#text';
}

export function attributeOf(element: PageElement, name: string): string {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? '';
}

export function hasAttribute(element: PageElement, name: string): boolean {
  return element.attrs.some((attribute) => attribute.name === name);
}

export function classesOf(element: PageElement): string[] {
  return attributeOf(element, 'class').split(/\s+/).filter(Boolean);
}

export function parentOf(node: PageNode): PageElement | null {
  const parent = 'parentNode' in node ? node.parentNode : null;
  return isElement(parent) ? parent : null;
}

/** The elements around a node, the nearest first. */
export function ancestorsOf(node: PageNode): PageElement[] {
  const around: PageElement[] = [];
  for (let parent = parentOf(node); parent; parent = parentOf(parent)) around.push(parent);
  return around;
}

export function childElements(element: PageElement): PageElement[] {
  return element.childNodes.filter(isElement);
}

/** Everything below an element, itself left out, in document order. */
export function descendantsOf(element: PageElement): PageNode[] {
  const found: PageNode[] = [];
  const left: PageNode[] = element.childNodes.toReversed();
  for (let node = left.pop(); node; node = left.pop()) {
    found.push(node);
    if (isElement(node) && unread.has(node.tagName)) continue;
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) left.push(child);
  }
  return found;
}

export function isInside(node: PageNode, container: PageElement): boolean {
  for (let parent = parentOf(node); parent; parent = parentOf(parent))
    if (parent === container) return true;
  return false;
}

/** Whether a node is one of several elements or inside one. */
export function isWithinAny(node: PageNode, containers: ReadonlySet<PageNode>): boolean {
  if (containers.has(node)) return true;
  for (let parent = parentOf(node); parent; parent = parentOf(parent))
    if (containers.has(parent)) return true;
  return false;
}

interface Family {
  readonly children: readonly PageElement[];
  readonly places: ReadonlyMap<PageElement, number>;
}

const families = new WeakMap<PageElement, Family>();

/** The elements side by side with one in their order, and its place among them. Each parent is gone through once. */
export function siblingsOf(element: PageElement): { all: readonly PageElement[]; at: number } {
  const parent = parentOf(element);
  if (!parent) return { all: [element], at: 0 };
  let known = families.get(parent);
  if (!known) {
    const children = childElements(parent);
    known = { children, places: new Map(children.map((child, index) => [child, index])) };
    families.set(parent, known);
  }
  return { all: known.children, at: known.places.get(element) ?? -1 };
}
