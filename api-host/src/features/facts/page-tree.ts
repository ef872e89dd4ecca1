import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type PageElement = Tree.Element;
export type PageText = Tree.TextNode;

/** A stretch of the source. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A change of the source. */
export interface SourceEdit extends Range {
  readonly text: string;
}

export const readTree = (html: string): Tree.Document =>
  parse(html, { sourceCodeLocationInfo: true });

export const isElement = (node: Tree.Node): node is PageElement => 'tagName' in node;
export const isText = (node: Tree.Node): node is PageText => node.nodeName === '#text';

export const attributeOf = (element: PageElement, name: string): string | null =>
  element.attrs.find((one) => one.name === name)?.value ?? null;

/** Where an element, or a text, is written; null for what the parser made up. */
export function rangeOf(node: PageElement | PageText): Range | null {
  const place = node.sourceCodeLocation;
  return place ? { start: place.startOffset, end: place.endOffset } : null;
}

/** Between the tags of an element; null where there are none. */
export function innerRange(element: PageElement): Range | null {
  const place = element.sourceCodeLocation;
  if (!place?.startTag) return null;
  const { endOffset: start } = place.startTag;
  return { start, end: Math.max(start, place.endTag?.startOffset ?? place.endOffset) };
}

const silent = new Set(['script', 'style', 'template', 'noscript']);

/** What a reader gets of an element, in one line. */
export function textOf(node: Tree.Node): string {
  const pieces: string[] = [];
  const waiting: Tree.Node[] = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (isText(next)) pieces.push(next.value);
    else if ('childNodes' in next && !silent.has(next.nodeName)) {
      waiting.push(...next.childNodes.toReversed());
    }
  }
  return pieces.join(' ').replace(/\s+/g, ' ').trim();
}

/** Every element inside, in document order, as far as `enter` lets it go down. */
export function* elementsIn(
  root: Tree.ParentNode,
  enter: (element: PageElement) => boolean = () => true,
): Generator<PageElement> {
  const waiting: Tree.ChildNode[] = root.childNodes.toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!isElement(next)) continue;
    yield next;
    if (enter(next)) waiting.push(...next.childNodes.toReversed());
  }
}

export function parentOf(node: PageElement | PageText): PageElement | null {
  const { parentNode } = node;
  return parentNode && isElement(parentNode) ? parentNode : null;
}

/** The nearest element of that name around a node. */
export function closest(node: PageElement | PageText, name: string): PageElement | null {
  let at = parentOf(node);
  while (at !== null && at.tagName !== name) at = parentOf(at);
  return at;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** An attribute with a value; at the place of the one that is there, else behind the tag's name. */
export function setAttribute(element: PageElement, name: string, value: string): SourceEdit[] {
  const place = element.sourceCodeLocation;
  if (!place) return [];
  const text = `${name}="${escapeText(value)}"`;
  const at = place.attrs?.[name];
  if (at) return [{ start: at.startOffset, end: at.endOffset, text }];
  const behind = place.startOffset + 1 + element.tagName.length;
  return [{ start: behind, end: behind, text: ` ${text}` }];
}

/** Takes an attribute away, with the space in front of it. */
export function removeAttribute(html: string, element: PageElement, name: string): SourceEdit[] {
  const at = element.sourceCodeLocation?.attrs?.[name];
  if (!at) return [];
  const before = html.slice(Math.max(0, at.startOffset - 80), at.startOffset);
  const space = /\s*$/.exec(before)?.[0].length ?? 0;
  return [{ start: at.startOffset - space, end: at.endOffset, text: '' }];
}

/** The source with its changes. Of two that overlap the one that begins first, or is longer, counts. */
export function applyEdits(html: string, edits: readonly SourceEdit[]): string {
  const pieces: string[] = [];
  let at = 0;
  const inOrder = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  for (const { start, end, text } of inOrder) {
    if (start < at) continue;
    pieces.push(html.slice(at, start), text);
    at = end;
  }
  pieces.push(html.slice(at));
  return pieces.join('');
}
