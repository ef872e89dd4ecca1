import { understand } from '../understand/understand';
import { attributeOf, textOf, type Page } from './page';

/** What a title or a heading says is said early; a page may hide a megabyte in one that never ends. */
const mostRead = 400;

/** What a page says of itself, as if somebody had asked for it. */
export function briefOf(page: Page) {
  const title = page.elements.find((element) => element.tagName === 'title');
  const brand = page.elements.find((element) =>
    /\b(?:brand|logo)\b/.test(attributeOf(element, 'class')),
  );
  const h1 = page.elements.find((element) => element.tagName === 'h1');
  const meta = page.elements.find((element) => attributeOf(element, 'name') === 'description');
  const label = (
    brand?.childNodes
      .filter((node) => !('tagName' in node && attributeOf(node, 'aria-hidden') === 'true'))
      .map(textOf)
      .join(' ') ?? ''
  ).trim();
  const name =
    label ||
    (title === undefined ? '' : (textOf(title).split(/ [·|–-] /)[0] ?? '')) ||
    (h1 ? textOf(h1) : '') ||
    'this site';
  const about = [title, h1].map((element) => (element ? textOf(element).slice(0, mostRead) : ''));
  const description = meta ? attributeOf(meta, 'content').slice(0, mostRead) : '';
  const brief = understand(`${about.join('. ')}. ${description}`);
  return { ...brief, name: name.slice(0, mostRead), wanted: [], offerings: [], features: [] };
}
