/** Rows of a page, in every paged list (specification, section 9). */
export const pageSize = 10;

/** Where a page stands among all pages. */
export interface PagePosition {
  readonly page: number;
  readonly pageCount: number;
}

/**
 * The position nearest to the wanted page. It is clamped, because a list shrinks under the reader:
 * deleting the last row of the last page shows the page before it.
 */
export function pagePosition(total: number, wantedPage: number): PagePosition {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { page: Math.min(Math.max(1, Math.trunc(wantedPage) || 1), pageCount), pageCount };
}

/** One page cut from a whole list. */
export function takePage<Item>(
  items: readonly Item[],
  wantedPage: number,
): PagePosition & { readonly rows: readonly Item[] } {
  const position = pagePosition(items.length, wantedPage);
  const start = (position.page - 1) * pageSize;
  return { ...position, rows: items.slice(start, start + pageSize) };
}
