import { escapeText } from 'site-document/escape';
import { textOf } from 'site-document/text';
import { classesOf, elementsIn, innerRange } from 'site-document/tree';
import { asSentence } from '../../text/casing';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import type { Request } from '../read/request';
import { toldLine } from '../read/told-line';
import { holdsOrder } from '../read/holds-order';
import type { ToldLine } from '../read/told-line';
import type { Site } from '../site';
import { areAlike } from '../target/alike-words';
import { itemAround } from '../target/items';
import { sectionIn } from '../target/named-sections';
import { sectionName, sectionsOf } from '../target/sections';
import type { PageSection } from '../target/sections';
import type { RefineOptions } from '../refine-types';
import { addSection } from './add-section';
import { isParagraph, tellSomewhere, writeBehind } from './add-sentence';

const newSection = {
  action: 'add',
  verb: 'add',
  rest: 'a section called ‹0› with the text ‹1›',
  content: '',
} as const;

const ofOwner = /^(?:me|us|mir|uns|mich|mí|nosotros|moi|nous|me|noi|mij|ons|mim|nós)$/iu;

/** "add a line in her life bit that she never missed a day": a sentence behind the others of the part that was named. */
export const addLine: Changer = (request, site, options): Outcome | null => {
  const told = lineOf(request);
  const outcome = told ? lineFor(request, site, told, options) : null;
  return outcome && 'site' in outcome ? { ...outcome, isWhole: true } : outcome;
};

/** A line in quotation marks is one when nothing else of the request is quoted. */
function lineOf({ asked, quotes }: Request): ToldLine | null {
  const told = toldLine(asked);
  if (!told || quotes.length === 0) return told;
  const inner = /^[“"]([^“”"]+)[”"]$/u.exec(told.text)?.[1];
  return inner === undefined || told.where === null || /[“”"‹]/u.test(told.where)
    ? null
    : { ...told, text: inner, isQuoted: true };
}

function lineFor(
  request: Request,
  site: Site,
  told: ToldLine,
  options: RefineOptions,
): Outcome | null {
  if (told.isQuoted !== true && holdsOrder(told.text)) return null;
  const text = told.isQuoted === true ? told.text : asSentence(told.text);
  const somewhere = (): Outcome | null => tellSomewhere(told.text, request, site, options);
  if (told.where === null) return somewhere();
  const section = ofOwner.test(told.where)
    ? ownSection(site)
    : sectionIn(site, told.where, request);
  // Where nothing is called so, it was no place.
  if (!section && told.isLoose === true) return null;
  if (told.isSection === true && !(section && isCalled(section, told.where)))
    return addSection({ ...request, ...newSection, quotes: [told.where, text] }, site, options);
  if (!section)
    return ofOwner.test(told.where)
      ? somewhere()
      : refuse(`“${told.where.slice(0, 60)}” was not found on the page.`);
  return intoSection(site, section, text);
}

/** A section that was named as one is no other of a like meaning: "how it works" is not "My works". */
function isCalled(section: PageSection, where: string): boolean {
  const words = where.split(/\s+/u);
  const own = plainWords(`${section.heading} ${section.id.replaceAll(/[-_]/gu, ' ')}`).split(' ');
  const isNamed = words.every((word) => own.some((one) => areAlike(one, word.toLowerCase())));
  return isNamed || (words.length < 3 && section.topic !== 'other');
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
