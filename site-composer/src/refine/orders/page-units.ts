import { textOf } from 'site-document/text';
import { ancestorsOf, hasAttribute, parentOf } from 'site-document/tree';
import type { Page, PageElement, PageText } from 'site-document/tree';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { itemAround } from '../target/items';
import { sectionAround } from '../target/sections';
import type { PageSection } from '../target/sections';

/** A text of the page with what stands around it, in words. */
export interface Line {
  readonly text: PageText;
  readonly parent: PageElement;
  /** The row or card it stands in; the text's own element outside of lists. */
  readonly row: PageElement;
  readonly rowWords: readonly string[];
  readonly section: PageSection | null;
  readonly headWords: readonly string[];
}

const unread = new Set(['title', 'option', 'script', 'style', 'textarea']);
const mostLines = 700;
const known = new WeakMap<Page, readonly Line[]>();

/** What visitors read, text by text, outside of the menu and the footer. */
export function linesOf(site: Site): readonly Line[] {
  const held = known.get(site.page);
  if (held) return held;
  const lines = site.page.texts.slice(0, mostLines * 3).flatMap((text): Line[] => {
    const parent = parentOf(text);
    if (!parent || unread.has(parent.tagName) || !/[\p{L}\p{N}]/u.test(text.value)) return [];
    if ([parent, ...ancestorsOf(parent)].some((one) => isFrame(one))) return [];
    const item = itemAround(parent)?.element;
    const row = item && item.tagName !== 'section' ? item : parent;
    const section = sectionAround(site, parent);
    return [
      {
        text,
        parent,
        row,
        rowWords: tellingWords(textOf(row, 60)),
        section,
        headWords: section
          ? tellingWords(`${section.heading} ${section.id.replaceAll('-', ' ')}`)
          : [],
      },
    ];
  });
  known.set(site.page, lines.slice(0, mostLines));
  return lines.slice(0, mostLines);
}

const isFrame = (element: PageElement): boolean =>
  element.tagName === 'nav' || hasAttribute(element, 'hidden') || element.tagName === 'svg';

/** Where a text is cut into what stands for itself: sentences, and what commas part. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly said: string;
}

export function piecesOf(text: string, border: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const push = (end: number): void => {
    const raw = text.slice(start, end);
    const said = raw.trim();
    const from = start + raw.length - raw.trimStart().length;
    if (said !== '') pieces.push({ start: from, end: from + said.length, said });
  };
  for (const match of text.matchAll(border)) {
    push(match.index);
    start = match.index + match[0].length;
  }
  push(text.length);
  return pieces;
}

export const sentenceBorder = /(?<=[.!?…]["”)]?)\s+(?=\S)|\n+/gu;
export const clauseBorder = /[,;:]\s+|(?<=[.!?…])\s+|\s+[–—-]\s+|\n+|\s+(?:and|und|et|y|e|en)\s+/gu;
