import { applyEdits } from 'site-document/edit';
import type { Range } from 'site-document/edit';
import { escapeAttribute } from 'site-document/escape';
import {
  ancestorsOf,
  attributeOf,
  elementsIn,
  hasAttribute,
  rangeOf,
  readTree,
} from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { placePictures as placeOnComposedPage } from '../render/place-pictures';
import type { OwnPicture, PlacedPictures } from '../render/place-pictures';

interface Page {
  readonly html: string;
  readonly css: string;
}

/** A stretch of the source where a picture may stand, and how soon it is taken. */
interface Place extends Range {
  readonly rank: number;
}

const marker = '/* Your own pictures */';
const look = `
${marker}
img.art { display: block; width: 100%; height: auto; object-fit: cover; }
.own-pictures { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); padding: 0; list-style: none; }
.own-pictures img { width: 100%; height: auto; border-radius: 0.75rem; }
`;

/**
 * Puts the member's pictures on a page: in the places a composed page keeps for them, else where earlier
 * pages have drawings, the hero first. What is left over gets a place of its own before the footer. Pictures
 * that the page shows already stay where they are.
 */
export function placePictures(page: Page, pictures: readonly OwnPicture[]): PlacedPictures {
  if (page.html.includes('data-place="')) return placeOnComposedPage(page, pictures);
  const missing = pictures.filter(({ path }) => !page.html.includes(path));
  if (missing.length === 0) return { ...page, placed: 0 };
  const taken = placesOf(page.html)
    .toSorted((one, other) => one.rank - other.rank || one.start - other.start)
    .slice(0, missing.length);
  const edits = taken.flatMap((place, index) => {
    const picture = missing[index];
    return picture ? [{ ...place, text: tagOf(picture) }] : [];
  });
  const html = addSection(applyEdits(page.html, edits), missing.slice(taken.length));
  const css = page.css.includes(marker) ? page.css : page.css.trimEnd() + '\n' + look;
  return { html, css, placed: missing.length };
}

/** Drawings of pages made by earlier versions; nothing that shows a person. */
function placesOf(html: string): Place[] {
  return elementsIn(readTree(html)).flatMap((element) => {
    const range = isDrawing(element) ? rangeOf(element) : null;
    return range ? [{ ...range, rank: rankOfDrawing(element) }] : [];
  });
}

const isDrawing = (element: PageElement): boolean =>
  element.tagName === 'svg' &&
  attributeOf(element, 'class') === 'art' &&
  !/^Drawing: (?:portrait|map)/u.test(attributeOf(element, 'aria-label'));

function rankOfDrawing(element: PageElement): number {
  const around = ancestorsOf(element);
  if (around[0] && attributeOf(around[0], 'class').includes('hero__art')) return 0;
  return around.some((one) => hasAttribute(one, 'data-gallery')) ? 1 : 2;
}

const tagOf = ({ path, alt, width, height }: OwnPicture): string =>
  `<img class="art" src="${path}" alt="${escapeAttribute(alt)}" width="${width}" height="${height}">`;

function addSection(html: string, pictures: readonly OwnPicture[]): string {
  if (pictures.length === 0) return html;
  const items = pictures.map((one) => `      <li>${tagOf(one)}</li>`).join('\n');
  const section = `<section class="section" id="pictures">
  <div class="wrap">
    <h2>Pictures</h2>
    <ul class="own-pictures" role="list">
${items}
    </ul>
  </div>
</section>
`;
  const end = html.search(/<\/main\s*>/iu);
  const at = end >= 0 ? end : Math.max(html.search(/<footer\b/iu), 0) || bodyEnd(html);
  return html.slice(0, at) + section + html.slice(at);
}

function bodyEnd(html: string): number {
  const end = html.search(/<\/body\s*>/iu);
  return end < 0 ? html.length : end;
}
