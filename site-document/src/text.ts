import { isElement, isText, isUnread } from './tree';
import type { PageElement, PageNode, PageText } from './tree';

/** The texts below a node that a visitor reads, in order; at most `most` of them. Drawings are left out. */
export function textsIn(node: PageNode, most = Number.POSITIVE_INFINITY): PageText[] {
  return readTexts(node, (element) => isUnread(element) || element.tagName === 'svg', most);
}

/** What a visitor reads in an element, its pieces joined by single spaces. */
export function textOf(node: PageNode, most?: number): string {
  return oneLine(textsIn(node, most));
}

/** What a screen reader says of an element: with the titles of drawings, which may be all that a link has. */
export function spokenText(node: PageNode): string {
  return oneLine(readTexts(node, isUnread));
}

/** The texts below a node that are not blank, without those of elements that are left out. */
function readTexts(
  node: PageNode,
  isLeftOut: (element: PageElement) => boolean,
  most = Number.POSITIVE_INFINITY,
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

const oneLine = (texts: readonly PageText[]): string =>
  texts
    .map(({ value }) => value)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
