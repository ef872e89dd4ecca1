import { isElement, isUnread } from './nodes';
import type { PageElement, PageNode, PageParent } from './nodes';

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
    if (isElement(node) && isUnread(node)) continue;
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

/** The nearest element of that name around a node. */
export function closest(node: PageNode, name: string): PageElement | null {
  let at = parentOf(node);
  while (at !== null && at.tagName !== name) at = parentOf(at);
  return at;
}

/**
 * The elements below one, itself left out, in document order.
 *
 * @param enters whether to go on inside an element; asked when the next one is
 */
export function* walkElements(
  root: PageParent,
  enters: (element: PageElement) => boolean = () => true,
): Generator<PageElement> {
  const left: PageNode[] = root.childNodes.toReversed();
  for (let node = left.pop(); node; node = left.pop()) {
    if (!isElement(node)) continue;
    yield node;
    if (enters(node)) for (const child of node.childNodes.toReversed()) left.push(child);
  }
}

/** The elements below one that have to do with its text: nothing inside drawings, scripts and the like. */
export function elementsIn(root: PageParent): PageElement[] {
  return [...walkElements(root, (element) => !isUnread(element) && element.tagName !== 'svg')];
}
