import { applyEdits } from 'site-document/edit';
import type { Range } from 'site-document/edit';
import { escapeAttribute } from 'site-document/escape';
import { attributeOf, childElements, innerRange, readPage } from 'site-document/tree';
import { styleForPart } from './style-sheets';

/** A photograph of the member. `path` is how the page names it; `focus` is what must stay in sight, in per cent. */
export interface OwnPicture {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly focus?: { readonly x: number; readonly y: number };
}

interface PageFiles {
  readonly html: string;
  readonly css: string;
}

export interface PlacedPictures extends PageFiles {
  /** How many pictures are new on the page. */
  readonly placed: number;
}

interface Place extends Range {
  readonly name: string;
  readonly taken: boolean;
}

/** Every place of a page in reading order; portraits are for the people named there. */
function placesOf(html: string): Place[] {
  return readPage(html).elements.flatMap((element) => {
    const name = attributeOf(element, 'data-place');
    const range = name === '' || name.startsWith('person-') ? null : innerRange(element);
    const taken = childElements(element).some(({ tagName }) => tagName === 'img');
    return range ? [{ ...range, name, taken }] : [];
  });
}

function tagOf({ path, alt, width, height }: OwnPicture): string {
  return `<img src="${escapeAttribute(path)}" alt="${escapeAttribute(alt)}" width="${width}" height="${height}">`;
}

/** Where the crop is held: a picture without a focus is cropped around its middle. */
function focusRule(name: string, { focus }: OwnPicture): string {
  return focus === undefined
    ? ''
    : `[data-place="${name}"] {\n  --focus: ${focus.x}% ${focus.y}%;\n}\n`;
}

/**
 * Puts the member's pictures into the places the page keeps for them: the first screen, then the gallery, then the
 * others. What is left gets a gallery before the footer. Pictures that the page shows already stay where they are.
 */
export function placePictures(page: PageFiles, pictures: readonly OwnPicture[]): PlacedPictures {
  const missing = pictures.filter(({ path }) => !page.html.includes(`"${escapeAttribute(path)}"`));
  const rank = (name: string) => (name === 'hero' ? 0 : /-\d+$/.test(name) ? 1 : 2);
  const places = placesOf(page.html)
    .filter(({ taken }) => !taken)
    .toSorted((one, other) => rank(one.name) - rank(other.name))
    .slice(0, missing.length);
  const pairs = places.flatMap((place, index) => {
    const picture = missing[index];
    return picture ? [{ ...place, picture, text: tagOf(picture) }] : [];
  });
  const html = applyEdits(page.html, pairs);
  const filled = pairs.some(({ name }) => name === 'hero') ? withHeroArt(html) : html;
  const rules = pairs.map(({ name, picture }) => focusRule(name, picture)).join('');
  const added = addGallery(filled, missing.slice(places.length));
  return { html: added.html, css: page.css + rules + added.css, placed: missing.length };
}

/** A hero that was set in words alone has its two columns again. */
function withHeroArt(html: string): string {
  return html.replace(/(<section class="section hero [^"]*) no-art"/u, '$1"');
}

const galleryClasses = ['section', 'wrap', 'gallery', 'picture', 'place', 'gallery-grid'];

function addGallery(html: string, pictures: readonly OwnPicture[]): PageFiles {
  const end = html.search(/<\/main>/);
  if (pictures.length === 0 || end < 0) return { html, css: '' };
  const count = Math.min(pictures.length, 6);
  const figures = pictures.map(
    (picture, index) =>
      `<figure class="picture"><div class="place" data-place="pictures-${index + 1}">${tagOf(picture)}</div></figure>`,
  );
  const section = `<section class="section on-paper gallery-grid" id="pictures">\n<div class="wrap">\n<div class="gallery gallery-count-${count}">\n${figures.join('\n')}\n</div>\n</div>\n</section>\n`;
  const classes = new Set([...galleryClasses, `gallery-count-${count}`]);
  const rules = pictures.map((picture, index) => focusRule(`pictures-${index + 1}`, picture));
  const known = html.includes('class="gallery');
  return {
    html: html.slice(0, end) + section + html.slice(end),
    css: (known ? '' : styleForPart(classes)) + rules.join(''),
  };
}
