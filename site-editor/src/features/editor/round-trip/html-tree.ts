import { escapeAttribute as escapeValue, escapeText as escapeWords } from 'site-document/escape';
import { isElement } from 'site-document/tree';
import type { PageChild, PageDocument, PageElement } from 'site-document/tree';

export {
  attributeOf,
  hasAttribute,
  isElement,
  isText,
  readTree as readDocument,
} from 'site-document/tree';

export type Element = PageElement;
export type Node = PageChild;

/** Names an element of the canvas by its place in the source's tree; never saved. */
export const placeMark = 'data-sw-at';

/** Names the composer's section a new element was made from; never saved. */
export const blockMark = 'data-sw-block';

/** The body of a document; null for a document of frames. */
export function bodyOf(document: PageDocument): Element | null {
  const root = document.childNodes.find(isElement);
  return root?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body') ?? null;
}

const written = { xlink: 'xlink:', xml: 'xml:', xmlns: '' } as const;

/** The name as it is written, with the prefix that SVG's linked attributes have. */
export const writtenName = ({ name, prefix }: Element['attrs'][number]): string =>
  prefix ? `${written[prefix as keyof typeof written] ?? ''}${name}` : name;

export const voidTags: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** Spaces at which no line breaks stay to be seen in the source. */
const withSpaces = (escaped: string): string => escaped.replaceAll('\u00A0', '&nbsp;');

export const escapeText = (text: string): string => withSpaces(escapeWords(text));
export const escapeAttribute = (value: string): string => withSpaces(escapeValue(value));

export const isBlank = (text: string): boolean => /^[ \t\n\f\r]*$/.test(text);
