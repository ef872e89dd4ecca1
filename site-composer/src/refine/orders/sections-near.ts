import { textOf } from 'site-document/text';
import { elementsIn, isInside } from 'site-document/tree';
import { meaningOf, nearness } from '../../catalogue/words/word-vectors';
import { sectionMeant } from '../frames/section-meant';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { findSection, sectionsOf } from '../target/sections';
import type { PageSection } from '../target/sections';
import { likeness, namingWords } from '../told/content-words';
import { linesOf } from './page-units';

const mostWords = 160;

/** The section a phrase names by its heading, its kind, or words that stand in it alone. */
export function sectionCalled(site: Site, phrase: string): PageSection | null {
  if (namingWords(phrase).every((word) => asking.test(word))) return null;
  const named = findSection(site, phrase) ?? sectionMeant(site, phrase);
  if (named && !named.first) return named;
  return formCalled(site, phrase) ?? holdingAll(site, namingWords(phrase));
}

/** "what you make" names nothing by itself. */
const asking = /^(?:what|where|when|who|how|which|why)$/iu;

const ofForm =
  /\b(?:forms?|petition|rsvp|sign ?up|booking|waiting list|formular|formulaire|formulario|modulo|formulier)\b/iu;

function formCalled(site: Site, phrase: string): PageSection | null {
  if (!ofForm.test(phrase)) return null;
  const all = sectionsOf(site).filter(({ element }) =>
    elementsIn(element).some(({ tagName }) => tagName === 'form'),
  );
  return all.length === 1 ? (all[0] ?? null) : null;
}

/** The one section outside of the first screen that has every word; the one with a row or heading of them before others. */
function holdingAll(site: Site, words: readonly string[]): PageSection | null {
  if (words.length === 0) return null;
  const having = sectionsOf(site).filter(({ element, first }) => {
    const own = tellingWords(textOf(element, mostWords));
    return !first && words.every((word) => likeness(word, own) >= 2);
  });
  if (having.length < 2) return having[0] ?? null;
  const rows = linesOf(site).filter(
    ({ rowWords, row }) =>
      words.every((word) => likeness(word, rowWords) >= 2) &&
      having.some(({ element }) => isInside(row, element)),
  );
  const within = new Set(rows.map(({ section }) => section));
  return within.size === 1 ? ([...within][0] ?? null) : null;
}

/** How near in meaning a text is to what a section says. */
export function nearestTo(site: Site, text: string): PageSection | null {
  const wanted = meaningOf(tellingWords(text));
  const said = namingWords(text);
  const ranked = sectionsOf(site)
    .filter(({ first, element }) => !first && textOf(element, 4) !== '' && !isForm(element))
    .map((section) => {
      const own = tellingWords(textOf(section.element, mostWords));
      const meaning = meaningOf(own);
      const shared = said.filter((word) => likeness(word, own) >= 2).length;
      return { section, value: shared + (wanted && meaning ? nearness(wanted, meaning) * 2 : 0) };
    })
    .toSorted((one, other) => other.value - one.value);
  return ranked[0]?.section ?? null;
}

const isForm = (element: PageSection['element']): boolean =>
  elementsIn(element).some(({ tagName }) => tagName === 'form');
