import type { Edit, Range } from '../edit';
import { escapeAttribute } from '../escape';
import { isElement } from './nodes';
import type { PageElement, PageText } from './nodes';

/** Where an element or a text is written; null for what the parser made up. */
export function rangeOf(node: PageElement | PageText): Range | null {
  const place = node.sourceCodeLocation;
  if (!place || (isElement(node) && !node.sourceCodeLocation?.startTag)) return null;
  return { start: place.startOffset, end: place.endOffset };
}

/** What is between an element's tags; null where one of them is missing. */
export function innerRange(element: PageElement): Range | null {
  const place = element.sourceCodeLocation;
  if (!place?.startTag || !place.endTag) return null;
  return { start: place.startTag.endOffset, end: place.endTag.startOffset };
}

/** The same of an element whose end tag is left out: up to its end. Null only where no start tag is written. */
export function contentRange(element: PageElement): Range | null {
  const place = element.sourceCodeLocation;
  if (!place?.startTag) return null;
  const { endOffset: start } = place.startTag;
  return { start, end: Math.max(start, place.endTag?.startOffset ?? place.endOffset) };
}

/** The edit that sets or adds an attribute in an element's own tag; none where the tag is not written. */
export function setAttribute(element: PageElement, name: string, value: string): Edit[] {
  const place = element.sourceCodeLocation;
  if (!place?.startTag) return [];
  const text = `${name}="${escapeAttribute(value)}"`;
  const old = place.attrs?.[name];
  if (old) return [{ start: old.startOffset, end: old.endOffset, text }];
  const behindName = place.startTag.startOffset + 1 + element.tagName.length;
  return [{ start: behindName, end: behindName, text: ` ${text}` }];
}

/** The edit that takes an attribute away, with the white space in front of it; none where it is not written. */
export function removeAttribute(html: string, element: PageElement, name: string): Edit[] {
  const at = element.sourceCodeLocation?.attrs?.[name];
  if (!at) return [];
  let start = at.startOffset;
  while (/\s/.test(html.charAt(start - 1))) start -= 1;
  return [{ start, end: at.endOffset, text: '' }];
}
