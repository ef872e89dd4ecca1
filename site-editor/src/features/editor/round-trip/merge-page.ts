import { applyEdits } from 'site-document/edit';
import type { Edit } from 'site-document/edit';
import { align } from './align';
import { anchorsOf, placeOf } from './anchors';
import type { Anchor } from './anchors';
import { sameAttributes, tagEdits } from './edit-tag';
import {
  attributeOf,
  blockMark,
  bodyOf,
  escapeText,
  isBlank,
  isElement,
  isText,
  readDocument,
} from './html-tree';
import type { Element, Node } from './html-tree';
import { indentAt, lineBefore, removal } from './source-lines';
import { isShown, isSourceText, left } from './source-page';
import type { SourceElement, SourcePage, SourceText } from './source-page';
import { writeContent, writeElement, writeNode } from './write-markup';

/** What came of an editing: the page, and which of the composer's sections are new in it. */
export interface MergedPage {
  readonly html: string;
  readonly blocks: readonly string[];
}

/**
 * Brings what was changed in a canvas back into the page. The canvas writes its markup in its own way, so
 * what it wrote right after loading, `before`, is compared with what it writes now, `after`: only where
 * the two differ is anything changed in the source, and all other bytes stay.
 */
export function mergePage(page: SourcePage, before: string, after: string): MergedPage {
  const [old, now] = [canvasBody(before), canvasBody(after)];
  return { html: new Merger(page, old).merge(now), blocks: blocksIn(now) };
}

function canvasBody(markup: string): Element {
  const body = bodyOf(readDocument(`<!doctype html>${markup}`));
  if (!body) throw new Error('The canvas has no body');
  return body;
}

function blocksIn(node: Element): string[] {
  const own = attributeOf(node, blockMark);
  const inside = node.childNodes.filter(isElement).flatMap(blocksIn);
  return [...new Set(own === '' ? inside : [own, ...inside])];
}

class Merger {
  private readonly before = new Map<number, Element>();
  private readonly outlines = new WeakMap<Node, string>();

  constructor(
    private readonly page: SourcePage,
    private readonly old: Element,
  ) {
    this.remember(old);
  }

  merge(now: Element): string {
    const { source, body } = this.page;
    return applyEdits(source, this.editsOf(body, this.old, now));
  }

  private remember(node: Element): void {
    const place = placeOf(node);
    if (place !== null && !this.before.has(place)) this.before.set(place, node);
    for (const child of node.childNodes) if (isElement(child)) this.remember(child);
  }

  /** Everything of a node in one text, to compare by. */
  private outline(node: Node): string {
    const known = this.outlines.get(node);
    if (known !== undefined) return known;
    const made = isElement(node)
      ? `<${node.tagName} ${JSON.stringify(node.attrs.map(({ name, value }) => [name, value]))}>${node.childNodes.map((child) => this.outline(child)).join('')}</>`
      : isText(node)
        ? escapeText(node.value)
        : '';
    this.outlines.set(node, made);
    return made;
  }

  private editsOf(at: SourceElement, before: Element, now: Element): Edit[] {
    if (this.outline(before) === this.outline(now)) return [];
    const changesTag = !sameAttributes(before, now);
    const tag = changesTag && at.hasTag ? tagEdits(this.page.source, at, before, now) : [];
    return [...tag, ...this.contentEdits(at, before, now)];
  }

  private contentEdits(at: SourceElement, before: Element, now: Element): Edit[] {
    const inside = (node: Element) => node.childNodes.map((child) => this.outline(child)).join('');
    if (inside(before) === inside(now)) return [];
    const mixed = [before, now].some((node) =>
      node.childNodes.some((child) => isText(child) && !isBlank(child.value)),
    );
    const listed = (node: Element) =>
      node.childNodes.filter((child) =>
        isText(child) ? mixed || !isBlank(child.value) : isElement(child),
      );
    const anchors = at.isDivisible ? anchorsOf(at, listed(before)) : null;
    if (anchors === null) return [{ ...at.inner, text: this.rewrite(at, now) }];
    return this.childEdits(at, anchors, listed(now));
  }

  private childEdits(at: SourceElement, anchors: readonly Anchor[], now: readonly Node[]): Edit[] {
    const keyOf = (node: Node): string => {
      const place = placeOf(node);
      return place === null || !this.isSame(place, node) ? `=${this.outline(node)}` : `#${place}`;
    };
    const pairs = align(
      anchors.map(({ node }) => keyOf(node)),
      now.map(keyOf),
    );
    const edits: Edit[] = [];
    let [from, to] = [0, 0];
    for (const [anchor, child] of [...pairs, [anchors.length, now.length] as const]) {
      edits.push(...this.runEdits(at, anchors, [from, anchor], now.slice(to, child)));
      const kept = anchors[anchor];
      const node = now[child];
      if (kept && node && !isSourceText(kept.at)) {
        edits.push(...this.editsOf(kept.at, kept.node as Element, node as Element));
      }
      [from, to] = [anchor + 1, child + 1];
    }
    return edits;
  }

  /** Another tag at the same place is another element; and a tag that is not written cannot be changed. */
  private isSame(place: number, node: Node): boolean {
    const [before, at] = [this.before.get(place), this.page.elements.get(place)];
    if (!before || !at || !isElement(node) || before.tagName !== node.tagName) return false;
    return at.hasTag || sameAttributes(before, node);
  }

  /** What became of the anchors between two that stayed. */
  private runEdits(
    at: SourceElement,
    anchors: readonly Anchor[],
    [from, to]: readonly [number, number],
    nodes: readonly Node[],
  ): Edit[] {
    const gone = anchors.slice(from, to);
    const edits: Edit[] = [];
    const replaced = Math.min(gone.length, nodes.length);
    for (const [index, { node, at: place }] of gone.entries()) {
      const successor = nodes[index];
      edits.push(
        index < replaced && successor
          ? { start: place.start, end: place.end, text: this.successor(place, node, successor) }
          : removal(this.page.source, at.inner, place),
      );
    }
    const rest = nodes.slice(replaced);
    if (rest.length > 0) edits.push(this.insertion(at, anchors, from + replaced, rest));
    return edits;
  }

  private successor(place: SourceElement | SourceText, before: Node, now: Node): string {
    if (!isSourceText(place) || !isText(now) || !isText(before)) {
      return this.write(now, indentAt(this.page.source, place.start));
    }
    // The canvas may have taken the space around a text away; the source's own stays then.
    const raw = this.page.source.slice(place.start, place.end);
    const [lead = ''] = /^\s*/.exec(raw) ?? [];
    const [trail = ''] = /\s*$/.exec(raw.slice(lead.length)) ?? [];
    const kept = before.value === place.value;
    const text = escapeText(kept ? now.value : now.value.trim());
    return kept ? text : `${lead}${text}${trail}`;
  }

  private insertion(
    at: SourceElement,
    anchors: readonly Anchor[],
    index: number,
    nodes: readonly Node[],
  ): Edit {
    const previous = anchors[index - 1]?.at;
    const start = previous ? previous.end : at.inner.start;
    const neighbour = previous ?? anchors[index]?.at;
    const lines = lineBefore(this.page.source, at.inner, neighbour);
    const isBlock = nodes.every(isElement) && lines !== null;
    // Without its end tag it would swallow what follows.
    const closing =
      previous && !isSourceText(previous) && !previous.isClosed && previous.hasTag
        ? `</${previous.node.tagName}>`
        : '';
    const indent = (lines ?? '').replace(/^.*\n/s, '');
    const texts = nodes.map((node) => (isBlock ? lines : '') + this.write(node, indent));
    return { start, end: start, text: closing + texts.join('') };
  }

  private write(node: Node, indent: string): string {
    return writeNode(node, indent, (element) => this.writeKnown(element));
  }

  /** An element that was moved or copied is its own source, with what changed in it. */
  private writeKnown(element: Element): string | null {
    const place = placeOf(element);
    const at = place === null ? undefined : this.page.elements.get(place);
    const before = place === null ? undefined : this.before.get(place);
    if (!at?.hasTag || !before || place === null || !this.isSame(place, element)) return null;
    const edits = this.editsOf(at, before, element).map(({ start, end, text }) => ({
      start: start - at.start,
      end: end - at.start,
      text,
    }));
    const text = applyEdits(this.page.source.slice(at.start, at.end), edits).trimEnd();
    return at.isClosed ? text : `${text}</${at.node.tagName}>`;
  }

  /** Of an element whose parts cannot be told apart: what is in it now, and the scripts it had. */
  private rewrite(at: SourceElement, now: Element): string {
    const known = (element: Element) => this.writeKnown(element);
    const content = writeContent(now, indentAt(this.page.source, at.start), known);
    return (
      content +
      leftIn(at.node)
        .map((node) => this.sourceOf(node))
        .join('')
    );
  }

  private sourceOf(node: Element): string {
    const at = node.sourceCodeLocation;
    return at
      ? this.page.source.slice(at.startOffset, at.endOffset)
      : writeElement(node, '', () => null);
  }
}

function leftIn(node: Element): Element[] {
  return node.childNodes
    .filter(isElement)
    .flatMap((child) => (left.has(child.tagName) ? [child] : isShown(child) ? leftIn(child) : []));
}
