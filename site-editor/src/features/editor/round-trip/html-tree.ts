import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
export type Node = Tree.ChildNode;
type Parent = Tree.ParentNode;

/** Names an element of the canvas by its place in the source's tree; never saved. */
export const placeMark = 'data-sw-at';

/** Names the composer's section a new element was made from; never saved. */
export const blockMark = 'data-sw-block';

export const isElement = (node: Node | Parent): node is Element => 'tagName' in node;
export const isText = (node: Node): node is Tree.TextNode => node.nodeName === '#text';

/** A document, whatever is missing of it, read as browsers do, with the place of everything in it. */
export const readDocument = (html: string) => parse(html, { sourceCodeLocationInfo: true });

/** The body of a document; null for a document of frames. */
export function bodyOf(document: Tree.Document): Element | null {
  const root = document.childNodes.find((node) => isElement(node) && node.tagName === 'html');
  const body = (root as Element | undefined)?.childNodes.find(
    (node) => isElement(node) && node.tagName === 'body',
  );
  return body ? (body as Element) : null;
}

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

const written = { xlink: 'xlink:', xml: 'xml:', xmlns: '' } as const;

/** The name as it is written, with the prefix that SVG's linked attributes have. */
export const writtenName = ({ name, prefix }: Element['attrs'][number]): string =>
  prefix ? `${written[prefix as keyof typeof written] ?? ''}${name}` : name;

export const voidTags: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

export const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('\u00A0', '&nbsp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

export const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('\u00A0', '&nbsp;').replaceAll('"', '&quot;');

export const isBlank = (text: string): boolean => /^[ \t\n\f\r]*$/.test(text);
