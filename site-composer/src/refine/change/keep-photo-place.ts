import { escapeAttribute, escapeText } from 'site-document/escape';
import { textOf } from 'site-document/text';
import { attributeOf, classesOf, elementsIn, innerRange } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { asPoint } from '../../text/casing';
import { drawSection } from '../composed/draw-section';
import { placeDrawn } from '../composed/place-section';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { photoPlaceIn } from '../read/photo-place';
import type { PhotoPlace } from '../read/photo-place';
import type { Site } from '../site';
import { sectionIn } from '../target/named-sections';
import { sectionName, sectionsOf } from '../target/sections';
import type { PageSection } from '../target/sections';
import { likeness, namingWords } from '../told/content-words';
import { tellingWords } from '../target/alike-words';

/** "leave a space for a photo of Pauline in it": one more place for a picture, where a section ends. */
export const keepPhotoPlace: Changer = (request, site): Outcome | null => {
  const read = photoPlaceIn(request.asked);
  if (!read) return null;
  const find = (phrase: string): PageSection | null => sectionIn(site, phrase, request);
  const asked = placedBehind(read, find);
  const section = sectionFor(site, asked, find);
  if (!section)
    return refuse(
      asked.where === null
        ? 'say in which section the picture should have its place.'
        : `“${asked.where}” was not found on the page.`,
    );
  const at = endOf(section.element);
  if (at === null) return refuse('where the section ends could not be told from the code.');
  const caption = asked.caption === null ? null : asPoint(asked.caption);
  const id = freeId(site, section);
  const drawn = drawSection(site, {
    id,
    layout: '',
    heading: null,
    navigation: null,
    kind: 'gallery',
    places: [{ caption }],
  });
  const figure = /<figure[\s\S]*<\/figure>/u.exec(drawn?.html ?? '')?.[0];
  const after =
    drawn && figure !== undefined
      ? placeDrawn(site, { ...drawn, html: figure }, at)
      : site.edit([{ file: 'html', start: at, end: at, text: `\n${plainFigure(id, caption)}\n` }]);
  return {
    site: after,
    isWhole: true,
    sentence: `Kept a place for a picture${caption === null ? '' : ` of “${caption}”`} in “${sectionName(section)}”.`,
    holds: (now) => places(now) === places(site) + 1,
  };
};

/** "of the waffles in the prices": what stands behind the last "in" may be a section of the page. */
function placedBehind(read: PhotoPlace, find: (phrase: string) => PageSection | null): PhotoPlace {
  const [, caption, where] =
    /^(.{2,60}) (?:in|under|next to|beside|near) (?:the |our )?([^,]{3,40})$/iu.exec(
      read.caption ?? '',
    ) ?? [];
  return read.where === null && caption !== undefined && where !== undefined && find(where)
    ? { caption, where }
    : read;
}

const places = ({ page }: Site): number =>
  page.elements.filter((element) => attributeOf(element, 'data-place') !== '').length;

/** The section that was named; else the one that speaks of what the picture shows, else the one about the owner. */
function sectionFor(
  site: Site,
  { where, caption }: PhotoPlace,
  find: (phrase: string) => PageSection | null,
): PageSection | null {
  if (where !== null) return find(where);
  const sections = sectionsOf(site).filter(({ first }) => !first);
  const words = namingWords(caption ?? '');
  const speaking = sections.filter(({ element }) => {
    const own = tellingWords(textOf(element, 200));
    return words.some((word) => likeness(word, own) > 1);
  });
  return (
    (speaking.length === 1 ? speaking[0] : undefined) ??
    sections.find(({ topic }) => topic === 'about') ??
    speaking[0] ??
    null
  );
}

function endOf(section: PageElement): number | null {
  const within = elementsIn(section);
  const holder =
    within.find((element) => classesOf(element).includes('body')) ??
    within.find((element) => classesOf(element).includes('wrap')) ??
    section;
  return innerRange(holder)?.end ?? null;
}

function freeId(site: Site, { id }: PageSection): string {
  const base = `${id === '' ? 'section' : id}-photo`;
  const taken = (one: string): boolean =>
    site.page.elements.some((element) => attributeOf(element, 'data-place').startsWith(one));
  for (let number = 1; number < 50; number += 1) {
    const own = number === 1 ? base : `${base}-${number}`;
    if (!taken(own)) return own;
  }
  return `${base}-50`;
}

/** On a page that the composer did not make, the place says itself how it looks. */
function plainFigure(id: string, caption: string | null): string {
  const words = caption === null ? '' : `<figcaption>${escapeText(caption)}</figcaption>`;
  return `<figure style="margin: 1.5rem 0"><div data-place="${escapeAttribute(id)}" style="aspect-ratio: 4 / 3; max-width: 30rem; border: 2px dashed currentColor"></div>${words}</figure>`;
}
