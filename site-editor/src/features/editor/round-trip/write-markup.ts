import {
  blockMark,
  escapeAttribute,
  escapeText,
  isBlank,
  isElement,
  isText,
  placeMark,
  voidTags,
  writtenName,
} from './html-tree';
import type { Element, Node } from './html-tree';

const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark q s samp select small span strong sub sup svg textarea time u var wbr path use circle rect'.split(
    ' ',
  ),
);

/** How an element of the canvas that is from the source is written; null for a new one. */
export type WriteKnown = (element: Element, indent: string) => string | null;

const isInline = (node: Node): boolean =>
  isText(node) || (isElement(node) && inline.has(node.tagName));

/** Writes new markup as a person would: blocks on lines of their own, text in one. */
export function writeElement(element: Element, indent: string, known: WriteKnown): string {
  const attributes = element.attrs
    .map((attribute): [string, string] => [writtenName(attribute), attribute.value])
    .filter(([name]) => name !== placeMark && name !== blockMark)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`));
  const tag = `<${element.tagName}${attributes.join('')}>`;
  if (voidTags.has(element.tagName)) return tag;
  return `${tag}${writeContent(element, indent, known)}</${element.tagName}>`;
}

/** The same of what is inside of an element. */
export function writeContent(element: Element, indent: string, known: WriteKnown): string {
  const nodes = element.childNodes;
  const keepsSpace = element.tagName === 'pre' || element.tagName === 'textarea';
  if (keepsSpace || nodes.every(isInline) || nodes.some((node) => hasText(node))) {
    return nodes.map((node) => writeNode(node, indent, known)).join('');
  }
  const inside = `${indent}  `;
  const lines = nodes
    .filter((node) => !isText(node))
    .map((node) => `\n${inside}${writeNode(node, inside, known)}`);
  return lines.length === 0 ? '' : `${lines.join('')}\n${indent}`;
}

const hasText = (node: Node): boolean => isText(node) && !isBlank(node.value);

export function writeNode(node: Node, indent: string, known: WriteKnown): string {
  if (isText(node)) return escapeText(node.value);
  if (!isElement(node)) return '';
  return known(node, indent) ?? writeElement(node, indent, known);
}
