import type { DefaultTreeAdapterMap } from 'parse5';

export type PageNode = DefaultTreeAdapterMap['node'];
export type PageDocument = DefaultTreeAdapterMap['document'];
export type PageParent = DefaultTreeAdapterMap['parentNode'];
export type PageChild = DefaultTreeAdapterMap['childNode'];
export type PageElement = DefaultTreeAdapterMap['element'];
export type PageText = DefaultTreeAdapterMap['textNode'];

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

const unread = new Set(['script', 'style', 'template', 'noscript']);

/** Elements whose text is never read by a visitor. */
export function isUnread({ tagName }: PageElement): boolean {
  return unread.has(tagName);
}
