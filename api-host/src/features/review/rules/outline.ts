import type { ReviewedPage } from '../reviewed-page';
import type { Rule } from '../rule';

const headings = (page: ReviewedPage) =>
  page.elements
    .filter(({ name }) => /^h[1-6]$/.test(name))
    .map(({ name, text, line }) => ({
      level: Number(name.slice(1)),
      detail: text.slice(0, 80),
      line,
    }));

/** Structure of the page, for people and programs that navigate by headings. */
export const outlineRules: readonly Rule[] = [
  {
    id: 'main-heading',
    severity: 'warning',
    file: 'html',
    automatic: false,
    says: () => 'The page should have exactly one main heading.',
    find: ({ page }) => {
      const main = headings(page).filter(({ level }) => level === 1);
      return main.length === 1 ? [] : [main[1] ?? {}];
    },
  },
  {
    id: 'heading-steps',
    severity: 'note',
    file: 'html',
    automatic: false,
    says: () => 'The headings skip a level.',
    find: ({ page }) =>
      headings(page)
        .filter(({ level }, at, all) => at > 0 && level > (all[at - 1]?.level ?? 0) + 1)
        .map(({ detail, line }) => ({ detail, line })),
  },
  {
    id: 'main-part',
    severity: 'note',
    file: 'html',
    automatic: false,
    says: () => 'The page does not mark its main part, which some people jump to.',
    find: ({ page }) =>
      page.elements.some(
        ({ name, attributes }) => name === 'main' || attributes.get('role') === 'main',
      )
        ? []
        : [{}],
  },
];
