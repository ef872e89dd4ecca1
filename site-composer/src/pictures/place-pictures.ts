import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { placePictures as placeOnComposedPage } from '../render/place-pictures';
import type { OwnPicture, PlacedPictures } from '../render/place-pictures';

interface Page {
  readonly html: string;
  readonly css: string;
}

/** A stretch of the source where a picture may stand, and how soon it is taken. */
interface Place {
  readonly start: number;
  readonly end: number;
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
    .slice(0, missing.length)
    .map((place, index) => ({ ...place, picture: missing[index] }))
    .toSorted((one, other) => one.start - other.start);
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, picture } of taken) {
    pieces.push(page.html.slice(at, start), picture ? tagOf(picture) : '');
    at = end;
  }
  const edited = pieces.join('') + page.html.slice(at);
  const html = addSection(edited, missing.slice(taken.length));
  const css = page.css.includes(marker) ? page.css : page.css.trimEnd() + '\n' + look;
  return { html, css, placed: missing.length };
}

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Drawings of pages made by earlier versions; nothing that shows a person. */
function placesOf(html: string): Place[] {
  const places: Place[] = [];
  const open: Node[] = [parse(html, { sourceCodeLocationInfo: true })];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const place = 'tagName' in node ? placeIn(node) : null;
    if (place) places.push(place);
    else if ('childNodes' in node) for (const child of node.childNodes) open.push(child);
  }
  return places;
}

function placeIn(element: Element): Place | null {
  const { startOffset, endOffset } = element.sourceCodeLocation ?? {};
  const attribute = (name: string) => element.attrs.find((one) => one.name === name)?.value;
  const isDrawing = element.tagName === 'svg' && attribute('class') === 'art';
  if (!isDrawing || startOffset === undefined || endOffset === undefined) return null;
  if (/^Drawing: (?:portrait|map)/u.test(attribute('aria-label') ?? '')) return null;
  return { start: startOffset, end: endOffset, rank: rankOfDrawing(element) };
}

function rankOfDrawing({ parentNode }: Element): number {
  const classes = (node: Node | null): string =>
    node && 'attrs' in node ? (node.attrs.find(({ name }) => name === 'class')?.value ?? '') : '';
  if (classes(parentNode).includes('hero__art')) return 0;
  for (let node: Node | null = parentNode; node;) {
    if ('attrs' in node && node.attrs.some(({ name }) => name === 'data-gallery')) return 1;
    node = 'parentNode' in node ? node.parentNode : null;
  }
  return 2;
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const tagOf = ({ path, alt, width, height }: OwnPicture): string =>
  `<img class="art" src="${path}" alt="${escape(alt)}" width="${width}" height="${height}">`;

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
