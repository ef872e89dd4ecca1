import { wholeLines } from 'site-document/edit';
import { textOf } from 'site-document/text';
import { attributeOf, isInside, isWithinAny, parentOf, rangeOf } from 'site-document/tree';
import type { PageElement, PageNode } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Outcome } from '../outcome';
import type { Edit } from '../refine-types';
import type { Site } from '../site';
import { isLink } from '../target/elements';
import { tellingWords } from '../target/alike-words';
import { sectionName, sectionsOf } from '../target/sections';
import type { PageSection } from '../target/sections';

/** A link that is all of its list item takes it along. */
export function lonely(element: PageElement): PageElement {
  const parent = parentOf(element);
  return parent &&
    ['li', 'p'].includes(parent.tagName) &&
    textOf(parent, 20) === textOf(element, 20) &&
    rangeOf(parent)
    ? parent
    : element;
}

export function removeSections(site: Site, sections: readonly PageSection[]): Outcome {
  if (sections.some(({ first }) => first))
    return refuse('the first section holds the headline. Say what should stand there instead.');
  const ids = new Set(sections.map(({ id }) => id).filter(Boolean));
  const links = site.page.elements.filter(
    (element) =>
      isLink(element) &&
      ids.has(attributeOf(element, 'href').slice(1)) &&
      attributeOf(element, 'href').startsWith('#') &&
      !sections.some((section) => isInside(element, section.element)),
  );
  const names = sections.map((section) => `“${sectionName(section)}”`).join(' and ');
  return take(
    site,
    [...sections.map(({ element }) => element), ...links.map(lonely)],
    `Removed ${names}${links.length > 0 ? ' and the links to it' : ''}.`,
  );
}

/** Lines of the first screen that say nothing but what stands in some elements: they go with them. */
export function repeatedAbove(site: Site, elements: readonly PageElement[]): PageElement[] {
  const hero = sectionsOf(site).find(({ first }) => first)?.element;
  const said = elements.map((element) => tellingWords(textOf(element, 40)));
  if (!hero || elements.some((element) => isInside(element, hero))) return [];
  return site.page.elements.filter((element) => {
    if (element.tagName !== 'li' || !isInside(element, hero)) return false;
    const words = tellingWords(textOf(element, 40));
    return words.length > 1 && said.some((own) => words.every((word) => own.includes(word)));
  });
}

/** Takes elements out of the source with the lines they stand on. */
export function take(site: Site, elements: readonly PageElement[], sentence: string): Outcome {
  const chosen = new Set<PageNode>(elements);
  const outer = [...new Set(elements)].filter((element) => {
    const parent = parentOf(element);
    return !parent || !isWithinAny(parent, chosen);
  });
  const edits: Edit[] = outer.flatMap((element) => {
    const range = rangeOf(element);
    return range ? [{ file: 'html', ...wholeLines(site.page.source, range), text: '' }] : [];
  });
  if (edits.length !== outer.length || edits.length === 0)
    return refuse('where it begins and ends could not be told from the code.');
  const gone = site.page.elements.filter((element) => isWithinAny(element, chosen)).length;
  return {
    site: site.edit(edits),
    sentence,
    holds: (after, before) => after.page.elements.length === before.page.elements.length - gone,
  };
}
