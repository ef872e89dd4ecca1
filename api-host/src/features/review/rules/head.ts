import { escapeAttribute } from 'site-document/escape';
import { writtenIn } from 'site-composer/language';
import { setAttribute } from '../reviewed-page';
import type { ReviewedElement, ReviewedPage } from '../reviewed-page';
import type { Hit, Rule } from '../rule';

const first = (page: ReviewedPage, name: string): ReviewedElement | undefined =>
  page.elements.find((element) => element.name === name);

const meta = (page: ReviewedPage, name: string): ReviewedElement | undefined =>
  page.elements.find(
    (element) => element.name === 'meta' && element.attributes.get('name')?.toLowerCase() === name,
  );

/** Text of the first of these elements with at least this length. */
function textOf(page: ReviewedPage, names: readonly string[], atLeast = 1): string {
  const found = names
    .flatMap((name) => page.elements.filter((element) => element.name === name))
    .find(({ text, parents }) => text.length >= atLeast && !parents.includes('svg'));
  return found?.text ?? '';
}

/** Cut at a word boundary. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}

const inHead = (page: ReviewedPage, markup: string): Hit => {
  const head = first(page, 'head');
  if (!head) return {};
  return { html: [{ start: head.startTagEnd, end: head.startTagEnd, text: `\n${markup}` }] };
};

/** A page without its own head is reserialized first; see `brokenMarkup`. */
export const headRules: readonly Rule[] = [
  {
    id: 'language',
    severity: 'error',
    file: 'html',
    automatic: true,
    says: () => 'The page does not say which language it is in, so it may be read out wrongly.',
    fix: 'Name the language',
    did: () => 'The page says which language it is in.',
    find: ({ page }) => {
      const html = first(page, 'html');
      if (!html || html.attributes.get('lang')?.trim()) return [];
      const body = first(page, 'body')?.text ?? '';
      return [{ html: setAttribute(html, 'lang', writtenIn(body.slice(0, 5_000))) }];
    },
  },
  {
    id: 'title',
    severity: 'error',
    file: 'html',
    automatic: true,
    says: () => 'The page has no title for the browser’s tab and for search results.',
    fix: 'Add a title',
    did: () => 'The page has a title.',
    find: ({ page }) => {
      const title = page.elements.find(
        ({ name, parents }) => name === 'title' && !parents.includes('svg'),
      );
      if (title && title.text !== '') return [];
      const text = escapeAttribute(shorten(textOf(page, ['h1', 'h2', 'p']), 60) || 'Website');
      if (!title) return [inHead(page, `<title>${text}</title>`)];
      return [{ html: [{ start: title.start, end: title.end, text: `<title>${text}</title>` }] }];
    },
  },
  {
    id: 'description',
    severity: 'warning',
    file: 'html',
    automatic: true,
    says: () => 'The page has no description for search results.',
    fix: 'Add a description',
    did: () => 'The page has a description for search results, taken from its own text.',
    find: ({ page }) => {
      const description = meta(page, 'description');
      if (description?.attributes.get('content')?.trim()) return [];
      const text = shorten(textOf(page, ['p'], 40) || textOf(page, ['p', 'h1', 'h2']), 155);
      if (text === '') return [{}];
      if (description) return [{ html: setAttribute(description, 'content', text) }];
      return [inHead(page, `<meta name="description" content="${escapeAttribute(text)}">`)];
    },
  },
  {
    id: 'phone-width',
    severity: 'error',
    file: 'html',
    automatic: true,
    says: () => 'The page does not adapt to phones: everything would be tiny there.',
    fix: 'Adapt it to phones',
    did: () => 'The page adapts to the width of phones.',
    find: ({ page }) =>
      meta(page, 'viewport')
        ? []
        : [inHead(page, '<meta name="viewport" content="width=device-width, initial-scale=1">')],
  },
];
