import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { sectionKinds } from '../sections';

type Node = DefaultTreeAdapterMap['node'];
export type PageElement = DefaultTreeAdapterMap['element'];
export type PageText = DefaultTreeAdapterMap['textNode'];

/** A given document, ours or a stranger's, with the offsets of everything in its source. */
export interface Page {
  source: string;
  elements: PageElement[];
  texts: PageText[];
}

const hidden = new Set(['script', 'style', 'template', 'noscript']);

export function readPage(source: string): Page {
  const page: Page = { source, elements: [], texts: [] };
  const walk = (node: Node): void => {
    if (node.nodeName === '#text') page.texts.push(node as PageText); // parse5 names its text nodes so
    if ('tagName' in node) {
      page.elements.push(node);
      if (hidden.has(node.tagName)) return;
    }
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(source, { sourceCodeLocationInfo: true }));
  return page;
}

export const attributeOf = (element: PageElement, name: string): string =>
  element.attrs.find((one) => one.name === name)?.value ?? '';

export function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as PageText).value;
  return 'childNodes' in node
    ? node.childNodes.map(textOf).join(' ').replace(/\s+/g, ' ').trim()
    : '';
}

/** Start and end in the source, or null for what the parser made up. */
export function rangeOf(node: PageElement): { start: number; end: number } | null {
  const place = node.sourceCodeLocation;
  return place?.startTag === undefined ? null : { start: place.startOffset, end: place.endOffset };
}

/** Inside of an element, between its tags. */
export function innerRange(node: PageElement): { start: number; end: number } | null {
  const place = node.sourceCodeLocation;
  if (!place?.startTag || !place.endTag) return null;
  return { start: place.startTag.endOffset, end: place.endTag.startOffset };
}

/** The element with its indentation and line break, so that taking it out leaves no hole. */
export function lineRange(source: string, range: { start: number; end: number }) {
  let { start } = range;
  while (start > 0 && /[ \t]/.test(source[start - 1] ?? '')) start -= 1;
  if (source[start - 1] !== '\n') return { start: range.start, end: range.end };
  return { start: start - 1, end: range.end };
}

export function isInside(element: PageElement, tag: string): boolean {
  let parent: Node | null = element.parentNode;
  while (parent !== null && 'tagName' in parent) {
    if (parent.tagName === tag) return true;
    parent = parent.parentNode;
  }
  return false;
}

const headings = /^h[1-6]$/;

function firstHeading(element: PageElement): string {
  for (const child of element.childNodes) {
    if (!('tagName' in child)) continue;
    if (headings.test(child.tagName)) return textOf(child);
    const deeper = firstHeading(child);
    if (deeper !== '') return deeper;
  }
  return '';
}

/** The big parts of the page: `section`s, or the blocks of `main` or `body` when there are none. */
export function partsOf(page: Page): PageElement[] {
  const inMain = page.elements.some((element) => element.tagName === 'main');
  return page.elements.filter((element) => {
    const parent = element.parentNode;
    const under = parent !== null && 'tagName' in parent ? parent.tagName : '';
    const direct = under === (inMain ? 'main' : 'body');
    if (['section', 'article'].includes(element.tagName))
      return direct || !isInside(element, 'section');
    return (
      direct && ['div', 'aside', 'form'].includes(element.tagName) && rangeOf(element) !== null
    );
  });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(
      /\b(?:the|a|an|our|my|your|section|block|area|part|whole|entire|please|form|page)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();

/** "prices", "pricing" and "price" are one word to a member. */
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?:ing|es|s|e)$/, '');

const words = (text: string) => plain(text).split(' ').filter(Boolean).map(singular);

/** Whether a part's own name says what a member calls it; "map" for "Find us" says only what it holds. */
export function isCalled(part: PageElement, phrase: string): boolean {
  const own = words(
    ['id', 'class', 'aria-label'].map((name) => attributeOf(part, name)).join(' ') +
      ` ${firstHeading(part)}`,
  );
  return words(phrase).every((word) => own.includes(word));
}

/** Which part a member means by "the testimonials section"; null when none fits or two fit alike. */
export function findPart(page: Page, phrase: string): PageElement | null {
  const wanted = words(phrase);
  if (wanted.length === 0) return null;
  const known = sectionKinds.find(
    (section) =>
      new RegExp(`^(?:${section.asked.source})$`, 'i').test(
        phrase.trim().replace(/^(?:the|our|my) /i, ''),
      ) || section.id === wanted.join(''),
  );
  const scored = partsOf(page).map((part) => {
    const id = words(attributeOf(part, 'id'));
    const name = words(
      `${attributeOf(part, 'class').replace(/section(?:--\w+)?|wrap|container/g, ' ')} ${attributeOf(part, 'aria-label')}`,
    );
    const heading = words(firstHeading(part));
    const covers = (list: string[]) => wanted.every((word) => list.includes(word));
    let score = 0;
    if (covers(id)) score += 6;
    if (known !== undefined && attributeOf(part, 'id') === known.id) score += 6;
    if (covers(heading)) score += 5;
    if (covers(name)) score += 4;
    if (score === 0 && covers([...id, ...name, ...heading])) score = 3;
    if (
      score === 0 &&
      known !== undefined &&
      new RegExp(known.asked.source, 'i').test(firstHeading(part))
    )
      score = 3;
    return { part, score };
  });
  const best = scored
    .filter((one) => one.score > 0)
    .toSorted((one, other) => other.score - one.score);
  return best[0]?.part ?? null;
}

/** What a part is called in notes: its heading, else its id. */
export const partName = (part: PageElement): string =>
  firstHeading(part) || attributeOf(part, 'id') || part.tagName;

export const isHero = (part: PageElement): boolean => {
  const has = (node: Node): boolean =>
    'tagName' in node && (node.tagName === 'h1' || node.childNodes.some(has));
  return has(part);
};
