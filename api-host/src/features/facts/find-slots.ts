import type { Range } from 'site-document/edit';
import { attributeOf, isText, rangeOf, readTree, walkElements } from 'site-document/tree';
import type { PageElement, PageText } from 'site-document/tree';
import { asksForSomething, factOf } from './fact-words';
import type { SlotKind } from './fact-words';
import { itemOf } from './item-of';
import { deadLink } from './dead-links';
import { markedSlot } from './marked-facts';

/** A place of a page that says a fact or asks for it. */
interface AnySlot {
  readonly kind: SlotKind;
  /** Which one, where a page has several: see `businessFact`. */
  readonly item: string;
  /** What the page calls it. */
  readonly words: string;
  /** The element it stands in or is. */
  readonly element: PageElement;
}

/** Bracketed words in a text. `text` is the node, `start` and `end` are those of the brackets. */
export interface TextSlot extends AnySlot, Range {
  readonly place: 'text';
  readonly text: PageText;
}

/** Bracketed words in an attribute a visitor may meet. */
export interface AttributeSlot extends AnySlot, Range {
  readonly place: 'attribute';
}

/** A whole element: marked as this fact, or a link that leads nowhere until the fact is known. */
export interface ElementSlot extends AnySlot {
  readonly place: 'element';
  /** What it says; null while that is open. */
  readonly value: string | null;
}

export type Slot = TextSlot | AttributeSlot | ElementSlot;

/** A page has no more places of interest than this; what is beyond stays as it is. */
const mostSlots = 2_000;

/** Bracketed words; never over a tag, so that both ends are in one text. */
const brackets = /\[([^[\]<>]{2,120})\](?!\()/g;

/** Attributes whose words reach a visitor. */
const spoken = new Set(['alt', 'title', 'aria-label', 'content', 'placeholder', 'value']);

/** Where square brackets are part of what is shown. */
export const verbatim = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'code',
  'pre',
  'kbd',
  'samp',
  'textarea',
]);

/** A style class that says: to be filled in. */
export const todoClass = /(?:^|[\s_-])(?:todo|placeholder|tbd|fill-?in)(?:$|[\s_-])/i;

/** All places of a page that say one of our facts or ask for something, in document order. */
export function findSlots(html: string): readonly Slot[] {
  const slots: Slot[] = [];
  const whole = new Set<PageElement>();
  const elements = walkElements(
    readTree(html),
    (element) => !verbatim.has(element.tagName) && !whole.has(element),
  );
  for (const element of elements) {
    if (slots.length >= mostSlots) break;
    const slot = markedSlot(element) ?? deadLink(element);
    if (slot) {
      whole.add(element);
      slots.push({ ...slot, place: 'element', element });
    } else if (!verbatim.has(element.tagName)) {
      slots.push(...inAttributes(html, element), ...inTexts(html, element));
    }
  }
  return slots.slice(0, mostSlots);
}

function* inTexts(html: string, element: PageElement): Generator<Slot> {
  const isTodo = todoClass.test(attributeOf(element, 'class'));
  for (const text of element.childNodes) {
    const range = isText(text) ? rangeOf(text) : null;
    if (!range || !isText(text)) continue;
    for (const found of html.slice(range.start, range.end).matchAll(brackets)) {
      const words = plainWords(found[1] ?? '');
      if (!isTodo && !asksForSomething(words)) continue;
      const start = range.start + found.index;
      const fact = factOf(words) ?? { kind: 'other', item: '' };
      const item = fact.item || itemOf(fact.kind, element, start);
      const end = start + found[0].length;
      yield { place: 'text', kind: fact.kind, item, words, element, text, start, end };
    }
  }
}

function* inAttributes(html: string, element: PageElement): Generator<Slot> {
  for (const { name } of element.attrs) {
    const at = spoken.has(name) ? element.sourceCodeLocation?.attrs?.[name] : undefined;
    if (!at) continue;
    for (const found of html.slice(at.startOffset, at.endOffset).matchAll(brackets)) {
      const words = plainWords(found[1] ?? '');
      if (!asksForSomething(words)) continue;
      const start = at.startOffset + found.index;
      const { kind, item } = factOf(words) ?? { kind: 'other', item: '' };
      yield { place: 'attribute', kind, item, words, element, start, end: start + found[0].length };
    }
  }
}

/** The few entities that stand in such words. */
const plainWords = (raw: string): string =>
  raw
    .replaceAll(/&(?:#39|apos|rsquo);/g, '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
