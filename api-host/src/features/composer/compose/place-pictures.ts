import { escapeHtml } from '../text/markup';

/** A picture the member has attached; `path` is how code names it. */
export interface OwnPicture {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

interface Page {
  readonly html: string;
  readonly css: string;
}

/** What came of it: the page, and how many pictures are on it now. */
export interface PlacedPictures extends Page {
  readonly placed: number;
}

/** A drawing that stands where a photograph could: not a portrait with a name, not a map. */
const drawing = /<svg class="art"[^>]*>[\s\S]*?<\/svg>/g;

const marker = '/* Your own pictures */';
const look = `
${marker}
img.art { display: block; width: 100%; height: auto; object-fit: cover; }
.own-pictures { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); padding: 0; list-style: none; }
.own-pictures img { border-radius: 0.75rem; }
`;

/**
 * Puts the member's pictures where the page has drawings: first the hero, then the gallery, then the
 * rest in order. What is left over gets a place of its own before the footer. Pictures that the page
 * shows already stay where they are.
 */
export function placePictures(page: Page, pictures: readonly OwnPicture[]): PlacedPictures {
  const missing = pictures.filter(({ path }) => !page.html.includes(path));
  if (missing.length === 0) return { ...page, placed: 0 };
  const places = drawingsOf(page.html).slice(0, missing.length);
  const taken = new Map(places.map((place, index) => [place.start, missing[index]]));
  const edited = drawingsOf(page.html)
    .toSorted((one, other) => other.start - one.start)
    .reduce((html, { start, end }) => {
      const picture = taken.get(start);
      return picture ? html.slice(0, start) + tagOf(picture) + html.slice(end) : html;
    }, page.html);
  const html = addSection(edited, missing.slice(places.length));
  const css = page.css.includes(marker) ? page.css : page.css.trimEnd() + '\n' + look;
  return { html, css, placed: missing.length };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** In the order in which they are taken. */
function drawingsOf(html: string): Place[] {
  const found = [...html.matchAll(drawing)].flatMap(({ index: start, 0: text }) => {
    const end = start + text.length;
    return /aria-label="Drawing: (?:portrait|map)/.test(text) ? [] : [{ start, end }];
  });
  const rank = ({ start }: Place): number => {
    const before = html.slice(0, start);
    if (/class="hero__art">\s*$/.test(before)) return 0;
    const opened = before.lastIndexOf('data-gallery');
    return opened > before.lastIndexOf('</ul>') && opened > 0 ? 1 : 2;
  };
  return found.toSorted((one, other) => rank(one) - rank(other) || one.start - other.start);
}

const tagOf = ({ path, alt, width, height }: OwnPicture): string =>
  `<img class="art" src="${path}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`;

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
  const end = html.search(/<\/main\s*>/i);
  const at = end >= 0 ? end : Math.max(html.search(/<footer\b/i), 0) || bodyEnd(html);
  return html.slice(0, at) + section + html.slice(at);
}

function bodyEnd(html: string): number {
  const end = html.search(/<\/body\s*>/i);
  return end < 0 ? html.length : end;
}
