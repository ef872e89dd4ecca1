import type { BusinessFact } from 'shared-kit/contract';
import { applyEdits } from 'site-document/edit';
import type { Edit } from 'site-document/edit';
import { escapeAttribute } from 'site-document/escape';
import {
  attributeOf,
  hasAttribute,
  isText,
  parentOf,
  rangeOf,
  readTree,
  walkElements,
} from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { hrefOf, wordsOf } from './fact-markup';
import { verbatim } from './find-slots';

/** What a page said of a fact before it changed. */
export interface EarlierValue {
  readonly before: string;
  readonly fact: BusinessFact;
}

/** Shorter values, such as a price, stand in a page for other things too. */
export const leastLength = 6;
const mostValues = 50;
export const spoken = ['title', 'alt', 'aria-label', 'content'] as const;

/** Replaces what stands in links, texts and labels that are not marked: the same number, the same address. */
export function replaceEarlier(html: string, earlier: readonly EarlierValue[]): string {
  const known = earlier.filter(({ before }) => before.length >= leastLength).slice(0, mostValues);
  const different = new Map(known.map((one) => [one.before, one.fact]));
  if (different.size === 0) return html;
  const edits: Edit[] = [];
  const elements = walkElements(readTree(html), ({ tagName }) => !verbatim.has(tagName));
  for (const element of elements) {
    if (!verbatim.has(element.tagName)) edits.push(...inTexts(html, element, different));
    for (const [before, fact] of different) edits.push(...inLink(html, element, before, fact));
    for (const name of spoken) edits.push(...inAttribute(html, element, name, different));
  }
  return applyEdits(html, edits);
}

function inLink(html: string, element: PageElement, before: string, fact: BusinessFact): Edit[] {
  const at = element.sourceCodeLocation?.attrs?.href;
  const href = attributeOf(element, 'href');
  const now = hrefOf(fact);
  if (!at || now === null) return [];
  const earlier = hrefOf({ ...fact, value: before });
  const isEarlier = href === earlier || (fact.kind === 'phone' && dialsSame(href, earlier ?? ''));
  if (!isEarlier || href === now) return [];
  const quoted = html.slice(at.startOffset, at.endOffset);
  return [
    {
      start: at.startOffset,
      end: at.endOffset,
      text: quoted.replace(/=.*/s, () => `="${escapeAttribute(now)}"`),
    },
  ];
}

/** Digits that tell a number from others whether it begins with 0 or with the code of its country. */
const tellingDigits = 9;

/** Whether two links dial or write to the same number: "tel:0113…" and "tel:+44113…". */
function dialsSame(one: string, other: string): boolean {
  const digits = (href: string): string =>
    /^(?:tel|sms):/.test(href) ? href.replace(/\D/g, '').slice(-tellingDigits) : '';
  return digits(one).length === tellingDigits && digits(one) === digits(other);
}

/** Kinds whose values are words of nothing else: a name may be a word of any sentence. */
export const unmistakable: ReadonlySet<string> = new Set(['phone', 'email', 'address', 'social']);

function inTexts(
  html: string,
  element: PageElement,
  different: ReadonlyMap<string, BusinessFact>,
): Edit[] {
  return element.childNodes.flatMap((node) => {
    const range = isText(node) ? rangeOf(node) : null;
    if (!range) return [];
    const source = html.slice(range.start, range.end);
    let text = source;
    for (const [before, fact] of different) {
      if (!unmistakable.has(fact.kind)) continue;
      text = text.replaceAll(escapeAttribute(before), () => escapeAttribute(wordsOf(fact)));
      if (fact.kind === 'phone')
        text = text.replaceAll(heldTogether(before), () => heldTogether(wordsOf(fact)));
    }
    // What is marked says the new value already, which may begin with the earlier one.
    return text === source || isMarked(element) ? [] : [{ ...range, text }];
  });
}

/** A number as composed pages show it, with spaces and hyphens at which no browser breaks it. */
const heldTogether = (phone: string): string =>
  phone.replaceAll(' ', '\u00A0').replaceAll('-', '\u2011');

function isMarked(element: PageElement): boolean {
  let at: PageElement | null = element;
  while (at !== null && !hasAttribute(at, 'data-fact')) at = parentOf(at);
  return at !== null;
}

function inAttribute(
  html: string,
  element: PageElement,
  name: string,
  different: ReadonlyMap<string, BusinessFact>,
): Edit[] {
  const at = element.sourceCodeLocation?.attrs?.[name];
  if (!at) return [];
  const source = html.slice(at.startOffset, at.endOffset);
  let text = source;
  for (const [before, fact] of different) {
    text = text.replaceAll(escapeAttribute(before), () => escapeAttribute(wordsOf(fact)));
  }
  return text === source ? [] : [{ start: at.startOffset, end: at.endOffset, text }];
}
