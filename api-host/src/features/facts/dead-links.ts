import { spokenText } from 'site-document/text';
import { attributeOf, hasAttribute } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { networkOf } from './fact-words';
import type { SlotKind } from './fact-words';

/** What an element says of a fact, or that it asks for it. */
export interface SaidFact {
  readonly kind: SlotKind;
  readonly item: string;
  readonly words: string;
  readonly value: string | null;
}

const inventedNumbers = /^(?:\+?\d{0,2})?(?:(\d)\1{5,}|0?123456\d*)$/;
const inventedDomains =
  /@(?:example\.(?:com|org|net)|(?:your|my)-?(?:domain|company|business|site)\b)/i;

/** A link that leads nowhere until a telephone number, an email address or a profile is known. */
export function deadLink(element: PageElement): SaidFact | null {
  if (element.tagName !== 'a' || !hasAttribute(element, 'href')) return null;
  const href = attributeOf(element, 'href').trim();
  if (/^tel:/i.test(href)) return isNumber(href.slice(4)) ? null : asking('phone', '', element);
  if (/^mailto:/i.test(href)) return isMailbox(href.slice(7)) ? null : asking('email', '', element);
  const network = isNowhere(href) ? networkOf(describe(element)) : null;
  return network === null ? null : asking('social', network, element);
}

const asking = (kind: SlotKind, item: string, element: PageElement): SaidFact => ({
  kind,
  item,
  words: spokenText(element).replaceAll(/[[\]]/g, '').slice(0, 120),
  value: null,
});

function isNumber(written: string): boolean {
  const digits = written.replace(/[^\d+]/g, '');
  return !written.includes('[') && digits.length >= 5 && !inventedNumbers.test(digits);
}

const isMailbox = (written: string): boolean =>
  /^[^\s@[]+@[^\s@[]+\.[^\s@[]+$/.test(written) && !inventedDomains.test(written);

/** Nothing, the page itself, a placeholder, or the front page of a network. */
const isNowhere = (href: string): boolean =>
  /^(?:#|https?:\/\/)?$|^#!?$|\[|^(?:https?:)?\/\/(?:www\.)?[a-z]+\.(?:com|net|app|me)\/?$/i.test(
    href,
  );

/** The words of a link, its label included: an icon has no text. */
const describe = (element: PageElement): string =>
  [
    spokenText(element).slice(0, 60),
    attributeOf(element, 'aria-label'),
    attributeOf(element, 'title'),
    attributeOf(element, 'class'),
    attributeOf(element, 'href'),
  ].join(' ');
