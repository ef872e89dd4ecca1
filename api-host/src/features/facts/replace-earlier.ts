import type { BusinessFact } from 'shared-kit/contract';
import { hrefOf, wordsOf } from './fact-markup';
import { applyEdits, attributeOf, elementsIn, escapeText, readTree } from './page-tree';
import type { PageElement, SourceEdit } from './page-tree';

/** What a page said of a fact before it changed. */
export interface EarlierValue {
  readonly before: string;
  readonly fact: BusinessFact;
}

/** Shorter values, such as a price, stand in a page for other things too. */
export const leastLength = 6;
const mostValues = 50;
export const spoken = ['title', 'alt', 'aria-label', 'content'] as const;

/** Replaces what stands in links and labels that are not marked: the same number, the same address. */
export function replaceEarlier(html: string, earlier: readonly EarlierValue[]): string {
  const known = earlier.filter(({ before }) => before.length >= leastLength).slice(0, mostValues);
  const different = new Map(known.map((one) => [one.before, one.fact]));
  if (different.size === 0) return html;
  const edits: SourceEdit[] = [];
  for (const element of elementsIn(readTree(html))) {
    for (const [before, fact] of different) edits.push(...inLink(html, element, before, fact));
    for (const name of spoken) edits.push(...inAttribute(html, element, name, different));
  }
  return applyEdits(html, edits);
}

function inLink(
  html: string,
  element: PageElement,
  before: string,
  fact: BusinessFact,
): SourceEdit[] {
  const at = element.sourceCodeLocation?.attrs?.href;
  const href = attributeOf(element, 'href');
  const now = hrefOf(fact);
  if (!at || href === null || now === null) return [];
  const earlier = hrefOf({ ...fact, value: before });
  if (href !== earlier || href === now) return [];
  const quoted = html.slice(at.startOffset, at.endOffset);
  return [
    {
      start: at.startOffset,
      end: at.endOffset,
      text: quoted.replace(/=.*/s, () => `="${escapeText(now)}"`),
    },
  ];
}

function inAttribute(
  html: string,
  element: PageElement,
  name: string,
  different: ReadonlyMap<string, BusinessFact>,
): SourceEdit[] {
  const at = element.sourceCodeLocation?.attrs?.[name];
  if (!at) return [];
  const source = html.slice(at.startOffset, at.endOffset);
  let text = source;
  for (const [before, fact] of different) {
    text = text.replaceAll(escapeText(before), () => escapeText(wordsOf(fact)));
  }
  return text === source ? [] : [{ start: at.startOffset, end: at.endOffset, text }];
}
