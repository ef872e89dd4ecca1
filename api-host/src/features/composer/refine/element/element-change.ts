import type { Files } from '../files';
import type { Page, PageElement } from '../page';

/** What became of one request at one element: the new page, or why nothing was done. */
export interface ElementOutcome {
  readonly html: string | null;
  readonly note: string;
}

/** Looks at one request at one element: null means "not mine", so the next one looks at it. */
export type ElementChange = (
  request: string,
  page: Page,
  element: PageElement,
  files: Files,
) => ElementOutcome | null;

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
};

/** What a member would call an element. */
export const elementName = ({ tagName }: PageElement): string =>
  /^h[1-6]$/.test(tagName) ? 'heading' : (names[tagName] ?? tagName);
