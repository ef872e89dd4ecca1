import type { Range } from 'site-document/edit';
import { bodyOf, isElement, isText, readDocument } from './html-tree';
import type { Element, Node } from './html-tree';

/** Text of an element as it stands in the source. */
export interface SourceText extends Range {
  readonly value: string;
}

/** An element of the source and where everything of it stands. */
export interface SourceElement extends Range {
  readonly place: number;
  readonly node: Element;
  /** Where its content is; equal ends where it has none. */
  readonly inner: Range;
  /** Whether its start tag is written; browsers imply some, such as `tbody`. */
  readonly hasTag: boolean;
  /** Whether its end tag is written, or it needs none. */
  readonly isClosed: boolean;
  /** In order: what the canvas shows of it. What is in between, scripts and comments too, is nobody's. */
  readonly children: readonly (SourceElement | SourceText)[];
  /** False where tags overlap, so that the parts cannot be told apart: changed, it is written anew. */
  readonly isDivisible: boolean;
}

export const isSourceText = (child: SourceElement | SourceText): child is SourceText =>
  'value' in child;

/** A page as the round trip sees it. */
export interface SourcePage {
  readonly source: string;
  readonly body: SourceElement;
  readonly elements: ReadonlyMap<number, SourceElement>;
}

/** They do nothing in a canvas, or would do something: they stay where they are in the source. */
export const left: ReadonlySet<string> = new Set(
  'script style link meta base title template noscript object embed applet frame'.split(' '),
);

/** A drawing is one thing. */
const whole: ReadonlySet<string> = new Set(['svg', 'math']);

/** Reads a page; null when it has no body to edit. */
export function readSource(source: string): SourcePage | null {
  const found = bodyOf(readDocument(source));
  if (found === null) return null;
  const reader = new Reader(source);
  const body = reader.read(found, source.length);
  return body && { source, body, elements: reader.elements };
}

class Reader {
  readonly elements = new Map<number, SourceElement>();
  private readonly starts = new Set<number>();
  private next = 0;

  constructor(private readonly source: string) {}

  read(node: Element, limit: number): SourceElement | null {
    const isBody = node.tagName === 'body';
    const place = this.next;
    this.next += 1;
    const at = node.sourceCodeLocation;
    const tag = at?.startTag;
    if (tag && !this.claim(tag.startOffset)) return null;
    const known = new Set(this.elements.keys());
    const children = whole.has(node.tagName) ? [] : this.readChildren(node, limit);
    const first = children?.[0];
    const last = children?.at(-1);
    // What browsers imply has no place of its own: it is where its content is.
    if (!tag && !isBody && (!first || !last)) return null;
    const start = tag?.startOffset ?? first?.start ?? this.source.length;
    const innerStart = tag?.endOffset ?? first?.start ?? this.source.length;
    const ends = at?.endTag;
    const end = isBody ? this.source.length : (at?.endOffset ?? last?.end ?? innerStart);
    const innerEnd = isBody
      ? Math.max(ends?.startOffset ?? this.source.length, last?.end ?? 0)
      : (ends?.startOffset ?? end);
    const inner = { start: innerStart, end: Math.max(innerStart, innerEnd) };
    const isDivisible =
      children !== null && !whole.has(node.tagName) && areInOrder(children, inner);
    if (!isDivisible) {
      for (const added of this.elements.keys()) if (!known.has(added)) this.elements.delete(added);
    }
    const element: SourceElement = {
      place,
      node,
      start,
      end,
      inner,
      hasTag: tag !== undefined && tag !== null,
      isClosed: Boolean(ends) || (tag ? tag.endOffset === end : false),
      children: isDivisible ? children : [],
      isDivisible,
    };
    this.elements.set(place, element);
    return element;
  }

  /** Null when one of them has no place of its own. */
  private readChildren(node: Element, limit: number): (SourceElement | SourceText)[] | null {
    const found: (SourceElement | SourceText)[] = [];
    let isWhole = true;
    for (const child of node.childNodes) {
      if (isText(child)) {
        const at = child.sourceCodeLocation;
        if (at) found.push({ start: at.startOffset, end: at.endOffset, value: child.value });
        else isWhole = false;
      } else if (isShown(child)) {
        const element = this.read(child, limit);
        if (element) found.push(element);
        else isWhole = false;
      }
    }
    return isWhole ? found : null;
  }

  /** Where tags overlap, browsers make two elements of one tag. */
  private claim(start: number): boolean {
    if (this.starts.has(start)) return false;
    this.starts.add(start);
    return true;
  }
}

export const isShown = (node: Node): node is Element => isElement(node) && !left.has(node.tagName);

function areInOrder(children: readonly Range[], inner: Range): boolean {
  let at = inner.start;
  for (const { start, end } of children) {
    if (start < at || end < start) return false;
    at = end;
  }
  return at <= inner.end;
}
