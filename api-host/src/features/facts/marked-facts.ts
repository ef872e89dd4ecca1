import { factKinds } from 'shared-kit/contract';
import type { BusinessFact } from 'shared-kit/contract';
import { spokenText } from 'site-document/text';
import { attributeOf, hasAttribute, isElement, rangeOf, walkElements } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import type { SaidFact } from './dead-links';
import { itemOf } from './item-of';

type FactKind = BusinessFact['kind'];

const isKind = (name: string): name is FactKind =>
  name === 'date' || factKinds.some((kind) => kind === name);

/** The fact an element is marked with: `data-fact="phone"`, `"social-instagram"`, `"price"` with `data-item`. */
export function markedSlot(element: PageElement): SaidFact | null {
  if (!hasAttribute(element, 'data-fact')) return null;
  const mark = attributeOf(element, 'data-fact').trim().toLowerCase();
  const [name = '', network = ''] = mark.split('-', 2);
  const isHidden = hasAttribute(element, 'hidden');
  const words = spokenText(element).replaceAll(/[[\]]/g, '').slice(0, 120);
  if (!isKind(name)) return isHidden ? { kind: 'other', item: '', words, value: null } : null;
  const before = rangeOf(element)?.start ?? 0;
  const written = hasAttribute(element, 'data-item');
  const own = written ? attributeOf(element, 'data-item') : itemOf(name, element, before);
  const item = name === 'social' ? network : own;
  const value = isHidden ? null : saidValue(name, element);
  return { kind: name, item, words, value };
}

/** What a marked element says; null while it says nothing or asks. */
export function saidValue(kind: FactKind, element: PageElement): string | null {
  const target = valueElement(element);
  const text = textWithBreaks(target);
  if (text.includes('[') && text.includes(']')) return null;
  const href = target.tagName === 'a' ? attributeOf(target, 'href') : '';
  if (kind === 'social') return /^https?:\/\/[^/]+\/./.test(href) ? href : null;
  // A number that is held together on one line has hyphens of its own.
  if (kind === 'phone')
    return digitsIn(text) >= 5 ? text.replaceAll('\u2011', '-') : textOr(href, 'tel:', 5);
  if (kind === 'email') return text.includes('@') ? text : textOr(href, 'mailto:', 3);
  return text === '' ? null : text;
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

function textOr(href: string, scheme: string, least: number): string | null {
  if (!href.toLowerCase().startsWith(scheme)) return null;
  const rest = href.slice(scheme.length);
  return rest.length >= least ? rest : null;
}

/** The text of an element with a line per `br`. */
export function textWithBreaks(element: PageElement): string {
  const lines = [''];
  const add = (words: string): void => {
    lines[lines.length - 1] += words;
  };
  for (const child of element.childNodes) {
    if (isElement(child) && child.tagName === 'br') lines.push('');
    else if (isElement(child)) add(spokenText(child));
    else if ('value' in child) add(child.value);
  }
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .trim();
}

/** The part of a marked element that holds the value: what says so, a link, an empty leaf, a cell, or itself. */
export function valueElement(element: PageElement): PageElement {
  if (element.tagName === 'a') return element;
  const inside = [...walkElements(element)].filter(({ tagName }) => tagName !== 'br');
  const leaves = inside.filter((one) => holdsText.has(one.tagName) && isLeaf(one));
  return (
    inside.find((one) => hasAttribute(one, 'data-fact-value')) ??
    inside.find(({ tagName }) => tagName === 'a') ??
    leaves.find((one) => spokenText(one) === '') ??
    leaves.findLast(({ tagName }) => tagName === 'dd' || tagName === 'td') ??
    leaves.at(-1) ??
    element
  );
}

const isLeaf = (element: PageElement): boolean =>
  element.childNodes.every((child) => !isElement(child) || child.tagName === 'br');

const holdsText = new Set(['span', 'dd', 'p', 'strong', 'b', 'time', 'td', 'div', 'address', 'li']);
