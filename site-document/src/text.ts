import { isElement, isText, isUnread } from './tree';
import type { PageElement, PageNode, PageText } from './tree';

/** What a page shows no text of by itself: scripts and the like, and drawings. */
export const isUnseen = (element: PageElement): boolean =>
  isUnread(element) || element.tagName === 'svg';

/** The texts below a node that a visitor reads, in order; at most `most` of them, without elements that are left out. */
export function textsIn(
  node: PageNode,
  most = Number.POSITIVE_INFINITY,
  isLeftOut = isUnseen,
): PageText[] {
  const texts: PageText[] = [];
  const left: PageNode[] = [node];
  for (let next = left.pop(); next && texts.length < most; next = left.pop()) {
    if (isText(next)) {
      if (next.value.trim() !== '') texts.push(next);
      continue;
    }
    if (isElement(next) && isLeftOut(next)) continue;
    if ('childNodes' in next)
      for (let at = next.childNodes.length - 1; at >= 0; at -= 1) {
        const child = next.childNodes[at];
        if (child) left.push(child);
      }
  }
  return texts;
}

/** What a visitor reads in an element, its pieces joined by single spaces. */
export function textOf(node: PageNode, most?: number, isLeftOut?: typeof isUnseen): string {
  return textsIn(node, most, isLeftOut)
    .map(({ value }) => value)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

/** What a screen reader says of an element: with the titles of drawings, which may be all that a link has. */
export const spokenText = (node: PageNode): string => textOf(node, undefined, isUnread);
