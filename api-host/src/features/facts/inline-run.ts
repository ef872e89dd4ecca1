import type { Range } from 'site-document/edit';
import { isElement, isText, parentOf, rangeOf } from 'site-document/tree';
import type { PageChild, PageElement, PageText } from 'site-document/tree';

/** The line of text a place stands in: what is around it up to the next block or line break. */
export interface InlineRun extends Range {
  /** The place, with elements around it that hold nothing else. */
  readonly unit: Range;
  /** The source before and behind the unit, within the run. */
  readonly left: string;
  readonly right: string;
  readonly isHeading: boolean;
}

const inlineTags = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'data',
  'em',
  'i',
  'label',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
]);

const isInline = (node: PageChild): boolean =>
  isText(node) || (isElement(node) && inlineTags.has(node.tagName)) || node.nodeName === '#comment';

/** More children than a line of text has; what has more is cut by itself. */
const mostChildren = 300;

/** The run around a place in a text or an element; null where it stands by itself. */
export function readRun(
  html: string,
  node: PageElement | PageText,
  place: Range,
): InlineRun | null {
  let child: PageElement | PageText = node;
  let unit = place;
  let parent = parentOf(child);
  // A place that is an inline element's only words takes the element with it.
  while (parent && inlineTags.has(parent.tagName)) {
    const range = rangeOf(parent);
    const { startTag, endTag } = parent.sourceCodeLocation ?? {};
    if (!range || !startTag || !endTag) return null;
    const rest =
      html.slice(startTag.endOffset, unit.start) + html.slice(unit.end, endTag.startOffset);
    if (/[\p{L}\p{N}]/u.test(rest)) break;
    unit = range;
    child = parent;
    parent = parentOf(child);
  }
  if (!parent || parent.childNodes.length > mostChildren) return null;
  if (isElement(child) && child === node && !isInline(child)) return null;
  const { start, end } = boundsOf(parent, child, unit);
  return {
    unit,
    start,
    end,
    left: html.slice(start, unit.start),
    right: html.slice(unit.end, end),
    isHeading: /^(?:h[1-6]|title|button|summary|legend|th)$/.test(parent.tagName),
  };
}

function boundsOf(parent: PageElement, child: PageElement | PageText, unit: Range): Range {
  const { childNodes } = parent;
  const at = childNodes.indexOf(child);
  let first = at;
  while (first > 0 && isInlineAt(childNodes, first - 1)) first -= 1;
  let last = at;
  while (last < childNodes.length - 1 && isInlineAt(childNodes, last + 1)) last += 1;
  return {
    start: Math.min(childNodes[first]?.sourceCodeLocation?.startOffset ?? unit.start, unit.start),
    end: Math.max(childNodes[last]?.sourceCodeLocation?.endOffset ?? unit.end, unit.end),
  };
}

function isInlineAt(nodes: readonly PageChild[], index: number): boolean {
  const node = nodes[index];
  return node !== undefined && isInline(node);
}
