import type { PageElement } from 'site-document/tree';
import { isButton } from '../target/elements';

const names: Readonly<Record<string, string>> = {
  a: 'link',
  p: 'paragraph',
  img: 'picture',
  svg: 'drawing',
  li: 'list item',
  ul: 'list',
  ol: 'list',
  nav: 'menu',
  div: 'block',
  span: 'text',
  h1: 'headline',
  h2: 'heading',
  h3: 'heading',
};

/** What a member would call an element. */
export function elementName(element: PageElement): string {
  if (isButton(element)) return 'button';
  return names[element.tagName] ?? element.tagName;
}
