import { attributeOf, classesOf, innerRange } from 'site-document/tree';
import type { Edit } from '../refine-types';
import type { Site } from '../site';
import type { DrawnSection } from './draw-section';

/** Puts a drawn section at a place of the page, with its rules, its scripts and its drawings. */
export function placeDrawn(site: Site, drawn: DrawnSection, at: number): Site {
  const edits: Edit[] = [{ file: 'html', start: at, end: at, text: `\n${onLines(drawn.html)}` }];
  const symbols = newSymbols(site, drawn.symbols);
  const sprite = site.page.elements.find(
    (element) => element.tagName === 'svg' && classesOf(element).includes('sprite'),
  );
  const inside = sprite ? innerRange(sprite) : null;
  if (inside && symbols !== '')
    edits.push({ file: 'html', start: inside.end, end: inside.end, text: `${symbols}\n` });
  const { css, js } = site.files;
  if (drawn.css !== '')
    edits.push({ file: 'css', start: css.length, end: css.length, text: `${drawn.css}\n` });
  if (drawn.js !== '')
    edits.push({
      file: 'js',
      start: js.length,
      end: js.length,
      text: `${js === '' || js.endsWith('\n') ? '' : '\n'}${drawn.js}`,
    });
  return site.edit(edits);
}

function newSymbols(site: Site, sprite: string): string {
  const known = new Set(
    site.page.elements
      .filter(({ tagName }) => tagName === 'symbol')
      .map((element) => attributeOf(element, 'id')),
  );
  return [...sprite.matchAll(/<symbol id="([^"]*)"[\s\S]*?<\/symbol>/g)]
    .filter(([, id = '']) => !known.has(id))
    .map(([symbol]) => symbol)
    .join('\n');
}

/** One element on each line, as in the rest of the page. */
function onLines(html: string): string {
  return html.replaceAll(
    /(<\/(?:section|ul|ol|dl|li|div|h2|h3|p|form|figure|details|a)>|<(?:section|ul|ol|dl|div|form)\b[^>]*>)(?=<)/gu,
    '$1\n',
  );
}
