import { textOf } from 'site-document/text';
import { attributeOf, elementsIn, innerRange, rangeOf } from 'site-document/tree';
import type { Edit } from '../refine-types';
import type { Site } from '../site';
import { sectionsOf } from '../target/sections';

/** Where a further way to get in touch stands: with the others, else at the end of the last section. Null without either. */
export function placeForContact(site: Site, label: string | null, link: string): Edit | null {
  return besideOthers(site, label, link) ?? inContact(site, link);
}

function besideOthers(site: Site, label: string | null, link: string): Edit | null {
  const ways = site.page.elements.find((element) => attributeOf(element, 'class') === 'ways');
  const inside = ways ? innerRange(ways) : null;
  if (!inside) return null;
  const name = label === null ? '' : `<span class="way-label">${label}</span>`;
  return {
    file: 'html',
    start: inside.end,
    end: inside.end,
    text: `<li class="way"><span class="way-words">${name}${link}</span></li>\n`,
  };
}

function inContact(site: Site, link: string): Edit | null {
  const sections = sectionsOf(site);
  const contact =
    sections.find(({ topic }) => topic === 'contact') ??
    sections.find(({ topic }) => topic === 'visit');
  const within =
    contact?.element ?? site.page.elements.findLast(({ tagName }) => tagName === 'footer');
  if (!within) return null;
  const paragraph = elementsIn(within).findLast(
    (element) =>
      element.tagName === 'p' &&
      textOf(element, 4) !== '' &&
      !element.attrs.some(({ name }) => name === 'hidden'),
  );
  const heading = elementsIn(within).find(({ tagName }) => /^h[1-6]$/.test(tagName));
  const at =
    (paragraph && !insideForm(paragraph) ? rangeOf(paragraph)?.end : undefined) ??
    (heading ? rangeOf(heading)?.end : undefined);
  return at === undefined ? null : { file: 'html', start: at, end: at, text: `\n<p>${link}</p>` };
}

function insideForm(element: { parentNode: unknown; tagName?: string }): boolean {
  let node: unknown = element.parentNode;
  while (typeof node === 'object' && node !== null && 'tagName' in node) {
    if (node.tagName === 'form') return true;
    node = 'parentNode' in node ? node.parentNode : null;
  }
  return false;
}
