import { wholeLines } from 'site-document/edit';
import { textOf } from 'site-document/text';
import { attributeOf, innerRange, rangeOf } from 'site-document/tree';
import { topicOf } from '../../catalogue/topics';
import type { Section } from '../../model/page';
import { drawSection, languageOf } from '../composed/draw-section';
import { placeDrawn } from '../composed/place-section';
import { directionOf } from '../composed/composed-look';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import { readSectionRequest } from '../read/section-request';
import type { SectionRequest } from '../read/section-request';
import type { Site } from '../site';
import { findSection, sectionName, sectionsOf } from '../target/sections';
import { draftSection } from './draft-section';
import { writeSection } from './foreign-section';

/** "add a section about parking: …", "add a newsletter form below the prices". */
export const addSection: Changer = (request, site): Outcome | null => {
  if (request.action !== 'add') return null;
  const asked = readSectionRequest(request);
  if (!asked) return null;
  if (asked.heading === '') return refuse('say what the section should be about.');
  const known = sectionsOf(site).find(
    ({ heading }) => plainWords(heading) === plainWords(asked.heading),
  );
  if (known) return refuse(`there is a section “${sectionName(known)}” already.`);
  if (topicOf(asked.about) === 'visit' && /\bmap\b/i.test(asked.about))
    return refuse('a map needs a service of somebody else, which this page does not load.');
  const draft = draftSection(asked, {
    id: freeId(site, asked.heading),
    language: languageOf(site),
  });
  if ('missing' in draft) return refuse(draft.missing);
  const at = placeOf(site, asked);
  if (at === null) return refuse(`“${asked.place?.phrase ?? ''}” was not found on the page.`);
  return insert(site, draft.section, at, asked);
};

/** Adds a section that is drawn already as a plan, where a section without a place goes. */
export function insertPlanned(site: Site, planned: Section): Outcome {
  const heading = planned.heading ?? '';
  const asked: SectionRequest = { about: heading, heading, text: '', place: null };
  const at = placeOf(site, asked);
  if (at === null) return refuse('where it should stand could not be told.');
  return insert(site, { ...planned, id: freeId(site, heading) }, at, asked);
}

function insert(site: Site, section: Section, at: number, asked: SectionRequest): Outcome {
  const drawn = drawSection(site, section);
  if (!drawn && section.kind === 'gallery')
    return refuse('attach the pictures the gallery should show.');
  const placed = drawn
    ? placeDrawn(site, drawn, at)
    : site.edit([{ file: 'html', start: at, end: at, text: `\n${writeSection(site, section)}` }]);
  const before = sectionsOf(site).length;
  const words = plainWords(asked.text)
    .split(' ')
    .filter((word) => word.length > 3);
  return {
    site: placed,
    sentence: `Added the section “${asked.heading}”.`,
    holds: (after) => {
      const added = sectionsOf(after).find(({ id }) => id === section.id);
      if (!added || sectionsOf(after).length !== before + 1) return false;
      const shown = plainWords(textOf(added.element));
      return (
        section.kind === 'form' ||
        words.filter((word) => !shown.includes(word)).length <= words.length * 0.1
      );
    },
  };
}

function freeId(site: Site, heading: string): string {
  const base =
    plainWords(heading)
      .normalize('NFD')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 40) || 'section';
  const taken = new Set(site.page.elements.map((element) => attributeOf(element, 'id')));
  const start = /^[a-z]/.test(base) ? base : `section-${base}`;
  for (let number = 1; number < 100; number += 1) {
    const id = number === 1 ? start : `${start}-${number}`;
    if (!taken.has(id)) return id;
  }
  return `${start}-100`;
}

/** Where it was asked to stand; otherwise before the way to get in touch, at the end of the page. */
function placeOf(site: Site, { place }: SectionRequest): number | null {
  const sections = sectionsOf(site);
  const hero = sections.find(({ first }) => first);
  const last = sections.at(-1);
  if (place?.phrase === 'top') return endOf(hero ?? last);
  if (place && place.phrase !== 'bottom') {
    if (/^(?:the )?footer$/i.test(place.phrase)) return endOf(last);
    const section = findSection(site, place.phrase);
    if (!section) return null;
    return place.side === 'after' || section.first ? endOf(section) : startOf(site, section);
  }
  const contact = sections.findLast(({ topic, first }) => topic === 'contact' && !first);
  if (!place && contact && contact === last && directionOf(site)) return startOf(site, contact);
  const main = site.first('main') ?? site.body;
  return endOf(last) ?? innerRange(main)?.start ?? null;
}

type Placed = ReturnType<typeof sectionsOf>[number] | undefined;

function endOf(section: Placed): number | null {
  return section ? (rangeOf(section.element)?.end ?? null) : null;
}

function startOf(site: Site, section: NonNullable<Placed>): number | null {
  const range = rangeOf(section.element);
  return range ? wholeLines(site.page.source, range).start : null;
}
