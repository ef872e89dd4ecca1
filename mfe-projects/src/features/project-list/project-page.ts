import type { WebsiteListItem } from 'shared-kit/contract';

/** Projects per page (specification, section 9). */
export const pageSize = 10;

/** Projects whose title contains the text, whatever the case. Blank text finds all. */
export function findByTitle(projects: readonly WebsiteListItem[], text: string) {
  const wanted = text.trim().toLowerCase();
  return projects.filter((project) => project.title.toLowerCase().includes(wanted));
}

/**
 * One page of a list. The page is clamped, because a list shrinks under the reader: deleting the last
 * row of the last page shows the page before it.
 */
export function takePage<Item>(items: readonly Item[], wantedPage: number) {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(wantedPage) || 1), pageCount);
  return { page, pageCount, rows: items.slice((page - 1) * pageSize, page * pageSize) };
}
