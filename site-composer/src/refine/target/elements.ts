import { textOf } from 'site-document/text';
import {
  attributeOf,
  classesOf,
  elementsIn,
  hasAttribute,
  isInside,
  parentOf,
  rangeOf,
} from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { inlineTags, plainWords } from '../page/plain-words';
import type { Site } from '../site';
import { findSection, sectionAround, sectionsOf } from './sections';

export function isButton(element: PageElement): boolean {
  const { tagName } = element;
  if (tagName === 'button') return attributeOf(element, 'aria-controls') === '';
  if (tagName === 'input') return ['submit', 'button'].includes(attributeOf(element, 'type'));
  return (
    tagName === 'a' &&
    (attributeOf(element, 'role') === 'button' ||
      classesOf(element).some((name) => /(?:^|[-_])(?:btn|button|cta)(?:$|[-_])/i.test(name)))
  );
}

export const isLink = (element: PageElement): boolean =>
  element.tagName === 'a' && hasAttribute(element, 'href');

/** What is written on a button, a link or anything else that can be pressed. */
export function labelOf(element: PageElement): string {
  if (element.tagName === 'input') return attributeOf(element, 'value');
  return textOf(element, 30) || attributeOf(element, 'aria-label');
}

/** The part of a page a phrase such as "in the footer" or "of the hero" narrows a search to. */
export function placeNamed(site: Site, phrase: string): PageElement | null {
  const plain = plainWords(phrase);
  if (/^(?:the )?(?:site )?footer(?: section| area)?$/.test(plain))
    return site.page.elements.findLast(({ tagName }) => tagName === 'footer') ?? null;
  if (
    /^(?:the )?(?:main |site |top )?(?:nav(?:igation)?(?: ?bar)?|menu|menu bar)$/.test(plain) &&
    !findSection(site, 'menu')
  )
    return site.first('nav') ?? site.first('header');
  if (/^(?:the )?(?:site |page )?(?:header|top bar|navbar)$/.test(plain)) return siteHeader(site);
  return findSection(site, phrase)?.element ?? null;
}

export function siteHeader(site: Site): PageElement | null {
  return (
    site.page.elements.find(
      (element) => element.tagName === 'header' && !sectionAround(site, element),
    ) ?? site.first('nav')
  );
}

/** The headline of a page. */
export function headlineOf(site: Site): PageElement | null {
  return site.first('h1') ?? site.first('h2');
}

/** The text under the headline. */
export function introOf(site: Site): PageElement | null {
  const headline = headlineOf(site);
  if (!headline) return null;
  const after = rangeOf(headline)?.end ?? 0;
  const section = sectionAround(site, headline)?.element ?? parentOf(headline);
  const within = section ? elementsIn(section) : [];
  return (
    within.find(
      (element) =>
        ['p', 'h2'].includes(element.tagName) &&
        (rangeOf(element)?.start ?? 0) >= after &&
        textOf(element, 8) !== '' &&
        !elementsIn(element).some(isButton),
    ) ?? null
  );
}

/** The name of the site where it stands at the top. */
export function brandOf(site: Site): PageElement | null {
  const header = siteHeader(site);
  const within = header ? elementsIn(header) : site.page.elements;
  return (
    within.find(
      (element) =>
        classesOf(element).some((name) =>
          /^(?:site-)?(?:brand|logo|wordmark)(?:-text|-name)?$/i.test(name),
        ) && textOf(element, 3) !== '',
    ) ??
    within.find(
      (element) => element.tagName === 'a' && header !== null && textOf(element, 3) !== '',
    ) ??
    null
  );
}

/** Buttons or links that say a text; all of them, since a call to action stands on a page several times. */
export function pressedBy(site: Site, label: string, within: PageElement | null): PageElement[] {
  const wanted = plainWords(label);
  const all = site.page.elements.filter(
    (element) => (isButton(element) || isLink(element)) && (!within || isInside(element, within)),
  );
  const exact = all.filter((element) => plainWords(labelOf(element)) === wanted);
  if (exact.length > 0 || wanted === '') return exact;
  return all.filter((element) => ` ${plainWords(labelOf(element))} `.includes(` ${wanted} `));
}

/** The buttons of a page that ask for something; those of the menu on a phone are none. */
export function buttonsOf(site: Site, within: PageElement | null): PageElement[] {
  return site.page.elements.filter(
    (element) =>
      isButton(element) && (!within || isInside(element, within)) && labelOf(element) !== '',
  );
}

/** The elements that say exactly a text, the innermost of each; without one, those that contain it. */
export function elementsSaying(
  site: Site,
  text: string,
  within: PageElement | null,
): PageElement[] {
  const wanted = plainWords(text);
  if (wanted === '') return [];
  const parents = new Set<PageElement>();
  for (const one of site.page.texts) {
    const parent = parentOf(one);
    if (!parent || ['title', 'option'].includes(parent.tagName)) continue;
    if (within && !isInside(one, within)) continue;
    if (one.value.length > 3_000) continue;
    const holder = wholeText(parent, wanted);
    if (holder) parents.add(holder);
  }
  return [...parents];
}

/** The element around a text that says all of what was asked, looking through emphasis. */
function wholeText(parent: PageElement, wanted: string): PageElement | null {
  let element = parent;
  for (let turn = 0; turn < 4; turn += 1) {
    if (plainWords(textOf(element, 30)) === wanted) return element;
    const around = parentOf(element);
    if (!around || !inlineTags.has(element.tagName)) return null;
    element = around;
  }
  return null;
}

/** The heading of a section named by a phrase. */
export function headingOfSection(site: Site, phrase: string): PageElement | null {
  const section = findSection(site, phrase);
  if (!section) return null;
  return elementsIn(section.element).find(({ tagName }) => /^h[1-6]$/.test(tagName)) ?? null;
}

/** The paragraph a section's text begins with. */
export function paragraphsOf(site: Site, phrase: string): PageElement[] {
  const section = findSection(site, phrase);
  if (!section) return [];
  return elementsIn(section.element).filter(
    (element) =>
      element.tagName === 'p' && textOf(element, 4) !== '' && !elementsIn(element).some(isButton),
  );
}

export function heroOf(site: Site): PageElement | null {
  return sectionsOf(site).find(({ first }) => first)?.element ?? null;
}
