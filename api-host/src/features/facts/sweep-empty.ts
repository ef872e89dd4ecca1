import type { Range } from 'site-document/edit';
import { spokenText } from 'site-document/text';
import {
  attributeOf,
  hasAttribute,
  isElement,
  isText,
  rangeOf,
  walkElements,
} from 'site-document/tree';
import type {
  PageChild,
  PageDocument,
  PageElement,
  PageParent,
  PageText,
} from 'site-document/tree';
import { factOf } from './fact-words';
import { CutList } from './cut-list';

/** What is left of an element once the cuts are made. */
interface Left {
  /** Something a visitor reads or uses. */
  readonly content: boolean;
  /** Headings and terms, which say nothing by themselves. */
  readonly labels: boolean;
  /** Something in it is cut. */
  readonly touched: boolean;
}

const nothing: Left = { content: false, labels: false, touched: false };
const gone: Left = { content: false, labels: false, touched: true };

/** These say something without a word. */
const things = new Set([
  'img',
  'picture',
  'video',
  'audio',
  'canvas',
  'iframe',
  'object',
  'embed',
  'input',
  'select',
  'textarea',
  'button',
  'form',
  'svg',
  'progress',
  'meter',
]);

const labels = /^(?:h[2-6]|dt|th|summary|legend|label|caption|figcaption)$/;
/** The frame of a page stays, whatever is in it. */
const frame = new Set(['html', 'head', 'body', 'main', 'header', 'footer', 'nav', 'form', 'title']);

/**
 * The cuts, and with them every element that has nothing left to say because of them.
 *
 * @param prices cuts that leave a name behind which says something without them: a dish without its price
 */
export function sweepEmpty(
  tree: PageDocument,
  cuts: readonly Range[],
  prices: readonly Range[] = [],
): Range[] {
  const all = new CutList([...cuts, ...prices]);
  const swept: Range[] = [...all.ranges];
  sweep(tree, { all, others: new CutList(cuts) }, swept);
  return [...new CutList(swept).ranges];
}

interface Cuts {
  readonly all: CutList;
  /** Those that are no prices. */
  readonly others: CutList;
}

function sweep(node: PageParent, cuts: Cuts, swept: Range[]): Left {
  const parts = node.childNodes.map((child) => ({ child, left: leftOf(child, cuts, swept) }));
  sweepLabels(parts, swept);
  return parts.reduce<Left>(
    (all, { left }) => ({
      content: all.content || left.content,
      labels: all.labels || left.labels,
      touched: all.touched || left.touched,
    }),
    nothing,
  );
}

function leftOf(child: PageChild, cuts: Cuts, swept: Range[]): Left {
  if (isText(child)) return leftOfText(child, cuts.all);
  if (!isElement(child)) return nothing;
  const range = rangeOf(child);
  if (range && cuts.all.covers(range)) return gone;
  if (range && !cuts.all.meets(range)) return untouched(child);
  const inside = sweep(child, cuts, swept);
  if (!inside.touched) return untouched(child);
  const isName = inside.labels && range !== null && !cuts.others.meets(range);
  const content = inside.content || things.has(child.tagName) || isName;
  if (!content && range && !frame.has(child.tagName)) {
    swept.push(range);
    return gone;
  }
  const left = { ...inside, content };
  return labels.test(child.tagName) ? asLabel(left) : left;
}

const asLabel = ({ content, labels: deeper, touched }: Left): Left => ({
  content: false,
  labels: content || deeper,
  touched,
});

function leftOfText(text: PageText, cuts: CutList): Left {
  const range = rangeOf(text);
  if (!range || !cuts.meets(range))
    return { ...nothing, content: /[\p{L}\p{N}]/u.test(text.value) };
  // What is cut of a text are its brackets and what leads to them; the source tells what stays.
  const rest = cuts.restOf(range).some(({ start, end }) => {
    const words = text.value.slice(start - range.start, end - range.start);
    return /[\p{L}\p{N}]/u.test(words);
  });
  return { content: rest, labels: false, touched: true };
}

/** Of an element no cut is in. A drawing nobody is told about is decoration. */
function untouched(element: PageElement): Left {
  if (attributeOf(element, 'aria-hidden') === 'true' || hasAttribute(element, 'hidden')) {
    return nothing;
  }
  const isFilledByScript = hasAttribute(element, 'id') && element.childNodes.length === 0;
  const content =
    isFilledByScript ||
    things.has(element.tagName) ||
    /[\p{L}\p{N}]/u.test(spokenText(element)) ||
    [...walkElements(element)].some(({ tagName }) => things.has(tagName));
  return labels.test(element.tagName) || isHeadOfPart(element)
    ? { ...nothing, labels: content }
    : { ...nothing, content };
}

const headClass = /(?:^|[\s_-])(?:head|header|heading|intro)(?:$|[\s_-])/i;

/** The heading of a part with the words below it, which introduce what comes and nothing else. */
function isHeadOfPart(element: PageElement): boolean {
  const isHead = element.tagName === 'hgroup' || headClass.test(attributeOf(element, 'class'));
  if (!isHead) return false;
  const inside = [...walkElements(element)];
  const hasHeading = inside.some(({ tagName }) => /^h[23]$/.test(tagName));
  return hasHeading && !inside.some(({ tagName }) => tagName === 'a' || things.has(tagName));
}

interface Part {
  readonly child: PageChild;
  left: Left;
}

/** A term whose values are all cut goes as well, and a heading whose only part was about that fact. */
function sweepLabels(parts: Part[], swept: Range[]): void {
  const elements = parts.filter(({ child }) => isElement(child));
  for (const [index, part] of elements.entries()) {
    const { child } = part;
    const range = isElement(child) ? rangeOf(child) : null;
    if (!range || !isElement(child) || part.left === gone || !labels.test(child.tagName)) continue;
    const next = elements[index + 1];
    if (next?.left !== gone) continue;
    const isTerm = child.tagName === 'dt';
    const more = elements[index + 2]?.child;
    const hasMore = more !== undefined && isElement(more) && more.tagName === 'dd';
    if (isTerm ? hasMore : factOf(spokenText(child)) === null) continue;
    swept.push(range);
    part.left = gone;
  }
}

/** Links of the page whose target is cut. */
export function lostTargets(tree: PageDocument, swept: readonly Range[]): Range[] {
  const cuts = new CutList(swept);
  const lost = new Set<string>();
  const links: { readonly target: string; readonly range: Range }[] = [];
  for (const element of walkElements(tree)) {
    const range = rangeOf(element);
    if (!range) continue;
    const id = attributeOf(element, 'id');
    if (id && cuts.covers(range)) lost.add(id);
    const href = element.tagName === 'a' ? attributeOf(element, 'href') : '';
    if (/^#./.test(href) && !cuts.covers(range)) links.push({ target: href.slice(1), range });
  }
  return links.filter(({ target }) => lost.has(target)).map(({ range }) => range);
}
