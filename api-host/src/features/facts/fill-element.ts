import type { BusinessFact } from 'shared-kit/contract';
import type { Edit } from 'site-document/edit';
import {
  closest,
  contentRange,
  hasAttribute,
  removeAttribute,
  setAttribute,
} from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { contentOf, factMarkup, hrefOf, markOf, wordsOf } from './fact-markup';
import { saidValue, textWithBreaks, valueElement } from './marked-facts';

/** The changes that make a marked element, or a link without an address, say a fact. */
export function fillElement(html: string, element: PageElement, fact: BusinessFact): Edit[] {
  const target = valueElement(element);
  const mark = !hasAttribute(element, 'data-fact');
  return [
    ...removeAttribute(html, element, 'hidden'),
    ...(mark ? setAttribute(element, 'data-fact', markOf(fact.kind, fact.item)) : []),
    ...(target.tagName === 'a' ? fillLink(target, fact) : fillHolder(element, target, fact)),
  ];
}

function fillLink(link: PageElement, fact: BusinessFact): Edit[] {
  const href = hrefOf(fact);
  const edits = href === null ? [] : setAttribute(link, 'href', href);
  return saysValue(link, fact) ? [...edits, ...setContent(link, contentOf(fact))] : edits;
}

/** Whether the text of a link is the value and not, for instance, “Call us”. */
function saysValue(link: PageElement, { kind }: BusinessFact): boolean {
  const text = textWithBreaks(link);
  if (text === '') return !link.childNodes.some((child) => 'tagName' in child);
  if (/\[[^\]]*\]/.test(text)) return true;
  if (kind === 'phone') return text.replace(/\D/g, '').length >= 5;
  if (kind === 'email') return text.includes('@');
  return kind === 'social' ? /^@|\.[a-z]{2,4}\//i.test(text) : true;
}

function fillHolder(element: PageElement, target: PageElement, fact: BusinessFact): Edit[] {
  if (saidValue(fact.kind, element) === wordsOf(fact) && !isLink(fact)) {
    return setContent(target, contentOf(fact));
  }
  const isPart = target !== element && !hasAttribute(target, 'data-fact-value');
  const content = isLink(fact) && !isInLink(target) ? innerLink(fact) : contentOf(fact);
  return [
    ...(isPart && !isLink(fact) ? setAttribute(target, 'data-fact-value', '') : []),
    ...setContent(target, content),
  ];
}

const isLink = (fact: BusinessFact): boolean => hrefOf(fact) !== null;
const isInLink = (target: PageElement): boolean => closest(target, 'a') !== null;

/** Its element is marked already; two marks would be two places. */
const innerLink = (fact: BusinessFact): string =>
  factMarkup(fact, true).replace(/ data-(?:fact|item)="[^"]*"/g, '');

function setContent(element: PageElement, content: string): Edit[] {
  const inner = contentRange(element);
  return inner ? [{ ...inner, text: content }] : [];
}
