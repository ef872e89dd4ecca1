import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { PointedElement } from 'shared-kit/contract';
import { elementName, labelled } from './element-names';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** An element of the page with its label for the member and its location for the host. */
export interface FoundElement extends PointedElement {
  /** "Heading “Our bread”". */
  readonly label: string;
  /** Depth among the listed elements. */
  readonly depth: number;
}

/** Length of the source excerpt that identifies an element, in characters. */
const excerptLength = 1_500;

/**
 * Limit of the list: more cannot be stepped through by keyboard, and describing 40,000 elements
 * takes a minute.
 */
const listLength = 600;

/** Elements left out of the list; the pointer still reaches them. */
const unlisted =
  /^(?:html|head|body|div|span|main|strong|em|b|i|small|br|label|option|script|style|template|noscript)$/;

/** The element whose start tag begins at this offset; null when there is none. */
export function findElement(html: string, at: number): FoundElement | null {
  for (const { element, depth } of walk(parsed(html), 0)) {
    if (startOf(element) === at) return describe(html, element, depth);
  }
  return null;
}

/** Elements that can be selected by keyboard: the first `listLength`, in document order. */
export function listElements(html: string): readonly FoundElement[] {
  const found: FoundElement[] = [];
  for (const { element, depth } of walk(parsed(html), 0)) {
    if (unlisted.test(element.tagName)) continue;
    found.push(describe(html, element, depth));
    if (found.length === listLength) break;
  }
  return found;
}

const parsed = (html: string): Node => parse(html, { sourceCodeLocationInfo: true });

function* walk(node: Node, depth: number): Generator<{ element: Element; depth: number }> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (!('tagName' in child) || child.tagName === 'head') continue;
    if (startOf(child) !== undefined) yield { element: child, depth };
    // The parts of an SVG are not listed.
    if (child.tagName !== 'svg') yield* walk(child, depth + (unlisted.test(child.tagName) ? 0 : 1));
  }
}

const startOf = (element: Element): number | undefined =>
  element.sourceCodeLocation?.startTag?.startOffset ?? element.sourceCodeLocation?.startOffset;

function describe(html: string, element: Element, depth: number): FoundElement {
  const at = startOf(element) ?? 0;
  const end = element.sourceCodeLocation?.endOffset ?? at;
  return {
    at,
    depth,
    label: labelOf(element),
    selector: selectorOf(element),
    excerpt: html.slice(at, Math.min(end, at + excerptLength)),
  };
}

function labelOf(element: Element): string {
  const { tagName } = element;
  const name = elementName(tagName);
  const own =
    textOf(element) ||
    ['alt', 'aria-label', 'placeholder'].map((key) => attribute(element, key)).find(Boolean);
  return labelled(name, own ?? '');
}

function textOf(node: Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  if (!('childNodes' in node)) return '';
  return node.childNodes.map(textOf).join(' ').trim();
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

/** A selector from the nearest id, by position among siblings. It matches this element only. */
function selectorOf(element: Element): string {
  const id = attribute(element, 'id');
  if (id !== undefined && /^[a-z][\w-]*$/i.test(id)) return `#${id}`;
  const { tagName, parentNode: parent } = element;
  if (!parent || !('tagName' in parent) || tagName === 'body') return tagName;
  const alike = parent.childNodes.filter((one) => 'tagName' in one && one.tagName === tagName);
  const place = alike.length > 1 ? `:nth-of-type(${alike.indexOf(element) + 1})` : '';
  return `${selectorOf(parent)} > ${tagName}${place}`;
}
