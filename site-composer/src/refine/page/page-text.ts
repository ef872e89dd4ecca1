import { isElement, isText } from './read-page';
import type { PageElement, PageNode, PageText } from './read-page';

const hidden = new Set(['script', 'style', 'template', 'noscript', 'svg']);

/** The texts below a node that a visitor reads, in order; no more than `most` of them. */
export function textsIn(node: PageNode, most = Number.POSITIVE_INFINITY): PageText[] {
  const texts: PageText[] = [];
  const left: PageNode[] = [node];
  for (let next = left.pop(); next && texts.length < most; next = left.pop()) {
    if (isText(next)) {
      if (next.value.trim() !== '') texts.push(next);
      continue;
    }
    if (isElement(next) && hidden.has(next.tagName)) continue;
    if ('childNodes' in next) for (const child of next.childNodes.toReversed()) left.push(child);
  }
  return texts;
}

/** What a visitor reads in an element, its pieces joined by single spaces. */
export function textOf(node: PageNode, most?: number): string {
  return textsIn(node, most)
    .map(({ value }) => value)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

/** Words in a form in which two ways of writing the same are equal. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”„«»"]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}'+.@-]+/gu, ' ')
    .replaceAll(/(?<!\S)[-.']+|[-.']+(?!\S)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The elements below one, itself left out. */
export function elementsIn(element: PageElement): PageElement[] {
  const found: PageElement[] = [];
  const left: PageNode[] = element.childNodes.toReversed();
  for (let node = left.pop(); node; node = left.pop()) {
    if (!isElement(node)) continue;
    found.push(node);
    if (!hidden.has(node.tagName))
      for (const child of node.childNodes.toReversed()) left.push(child);
  }
  return found;
}

/** Elements that stand within a line of text. */
export const inlineTags = new Set([
  'em',
  'strong',
  'b',
  'i',
  'span',
  'mark',
  'small',
  'u',
  'sup',
  'sub',
  'br',
  'code',
  'time',
  'wbr',
  'font',
]);
