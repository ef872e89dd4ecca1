import { asSentence } from '../../text/casing';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { classesOf } from '../page/read-page';
import { elementsIn, plainWords, textOf } from '../page/page-text';
import { escapeText, innerRange } from '../page/source-ranges';
import type { Request } from '../read/request';
import { toldLine } from '../read/told-line';
import type { ToldLine } from '../read/told-line';
import type { Site } from '../site';
import { itemAround } from '../target/items';
import { sectionIn } from '../target/named-sections';
import { sectionName, sectionsOf } from '../target/sections';
import type { PageSection } from '../target/sections';
import type { RefineOptions } from '../refine-types';
import { isParagraph, tellSomewhere, writeBehind } from './add-sentence';

const ofOwner = /^(?:me|us|mir|uns|mich|mí|nosotros|moi|nous|me|noi|mij|ons|mim|nós)$/iu;

/** "add a line in her life bit that she never missed a day": a sentence behind the others of the part that was named. */
export const addLine: Changer = (request, site, options): Outcome | null => {
  const told = request.quotes.length > 0 ? null : toldLine(request.asked);
  const outcome = told ? lineFor(request, site, told, options) : null;
  return outcome && 'site' in outcome ? { ...outcome, isWhole: true } : outcome;
};

function lineFor(
  request: Request,
  site: Site,
  told: ToldLine,
  options: RefineOptions,
): Outcome | null {
  const text = asSentence(told.text);
  const somewhere = (): Outcome | null => tellSomewhere(told.text, request, site, options);
  if (told.where === null) return somewhere();
  const section = ofOwner.test(told.where)
    ? ownSection(site)
    : sectionIn(site, told.where, request);
  // Where nothing is called so, it was no place.
  if (!section && told.isLoose === true) return null;
  if (!section)
    return ofOwner.test(told.where)
      ? somewhere()
      : refuse(`“${told.where.slice(0, 60)}” was not found on the page.`);
  return intoSection(site, section, text);
}

const ownSection = (site: Site): PageSection | undefined => {
  const sections = sectionsOf(site).filter(({ first }) => !first);
  return (
    sections.find(({ topic }) => topic === 'about') ??
    sections.find(({ topic }) => topic === 'people')
  );
};

/** Behind the last paragraph of a section that is no item of a list; as a paragraph of its own where there is none. */
function intoSection(site: Site, section: PageSection, text: string): Outcome | null {
  const within = elementsIn(section.element);
  const paragraph = within.findLast(
    (element) => isParagraph(element) && (itemAround(element)?.siblings.length ?? 1) < 2,
  );
  if (paragraph) return writeBehind(site, paragraph, text, sectionName(section));
  const holder =
    within.find((element) => classesOf(element).includes('body')) ??
    within.find((element) => classesOf(element).includes('wrap')) ??
    section.element;
  const at = innerRange(holder)?.end;
  if (at === undefined) return null;
  return {
    site: site.edit([{ file: 'html', start: at, end: at, text: `<p>${escapeText(text)}</p>\n` }]),
    sentence: `Added “${text.slice(0, 80)}” to “${sectionName(section)}”.`,
    holds: (after) => plainWords(textOf(after.body)).includes(plainWords(text)),
  };
}
