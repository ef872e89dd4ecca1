import type { BusinessFact, SiteFiles } from 'shared-kit/contract';
import { applyEdits } from 'site-document/edit';
import type { Edit, Range } from 'site-document/edit';
import { escapeAttribute } from 'site-document/escape';
import {
  attributeOf,
  closest,
  contentRange,
  hasAttribute,
  rangeOf,
  readTree,
  setAttribute,
  walkElements,
} from 'site-document/tree';
import { fillElement } from './fill-element';
import { contentOf, factMarkup, wordsOf } from './fact-markup';
import { findFact } from './match-facts';
import { findSlots, todoClass } from './find-slots';
import type { Slot, TextSlot } from './find-slots';
import { replaceEarlier } from './replace-earlier';
import type { EarlierValue } from './replace-earlier';

/**
 * Puts facts on a page, in every place that asks for them or says an earlier value. Everything else stays
 * byte for byte; filling in the same again changes nothing.
 */
export function fillFacts<Files extends SiteFiles>(
  files: Files,
  facts: readonly BusinessFact[],
): Files {
  const { html } = files;
  const edits: Edit[] = [];
  const earlier: EarlierValue[] = [];
  for (const slot of findSlots(html)) {
    const fact = findFact(facts, slot);
    if (fact === null) continue;
    edits.push(...editsFor(html, slot, fact));
    if (slot.place === 'element' && slot.value !== null && slot.value !== wordsOf(fact)) {
      earlier.push({ before: slot.value, fact });
    }
  }
  const filled = applyEdits(html, [...edits, ...standInsFor(html, facts)]);
  return { ...files, html: earlier.length === 0 ? filled : replaceEarlier(filled, earlier) };
}

/** What a page shows until a fact is known is hidden when it is given; it returns should the fact go again. */
function standInsFor(html: string, facts: readonly BusinessFact[]): readonly Edit[] {
  if (!html.includes('data-until-fact')) return [];
  const given = new Set<string>(facts.map(({ kind }) => kind));
  return [...walkElements(readTree(html))].flatMap((element) => {
    const isShown = !hasAttribute(element, 'hidden');
    const awaited = attributeOf(element, 'data-until-fact');
    return isShown && given.has(awaited) ? setAttribute(element, 'hidden', '') : [];
  });
}

function editsFor(html: string, slot: Slot, fact: BusinessFact): readonly Edit[] {
  if (slot.place === 'element') return fillElement(html, slot.element, fact);
  if (slot.place === 'attribute') {
    const text = escapeAttribute(wordsOf(fact).replaceAll(/\s*\n\s*/g, ', '));
    return [{ start: slot.start, end: slot.end, text }];
  }
  return fillText(html, slot, fact);
}

/** Elements that take text and no markup. */
const plain = new Set(['title', 'option', 'button']);

function fillText(html: string, slot: TextSlot, fact: BusinessFact): readonly Edit[] {
  if (plain.has(slot.element.tagName)) {
    return [{ start: slot.start, end: slot.end, text: contentOf(fact).replaceAll('<br>', ', ') }];
  }
  const { start, end } = placeholderOf(html, slot);
  const mayLink = slot.element.tagName !== 'a' && closest(slot.element, 'a') === null;
  const text = factMarkup(fact, mayLink && closest(slot.text, 'button') === null);
  return [{ start, end: fact.kind === 'address' ? withTown(html, end, fact) : end, text }];
}

/** The brackets, or the element around them that only says that they are to be filled in. */
function placeholderOf(html: string, { element, start, end }: TextSlot): Range {
  const inner = contentRange(element);
  const outer = rangeOf(element);
  if (!inner || !outer || !todoClass.test(attributeOf(element, 'class'))) return { start, end };
  const isAll = html.slice(inner.start, inner.end).trim() === html.slice(start, end);
  return isAll && inlineTags.has(element.tagName) ? outer : { start, end };
}

const inlineTags = new Set(['span', 'em', 'strong', 'b', 'i', 'mark', 'small']);

/** Behind “, Leeds” where the address that was filled in ends with the town itself. */
function withTown(html: string, end: number, { value }: BusinessFact): number {
  const following = /^\s*,\s*([^<,.;]{2,60})/.exec(html.slice(end, end + 80));
  const town = following?.[1]?.trim().toLowerCase();
  return following && town && value.toLowerCase().includes(town) ? end + following[0].length : end;
}
