/** A page number, or a gap in their row. */
export type PageItem = number | 'gap-before' | 'gap-after';

/**
 * The specification's rule: all numbers for up to 7 pages; otherwise the first, the last and the
 * current with one neighbour each side, with a gap when the current page is beyond 3, and another
 * when it is before the last but two.
 */
export function pageNumbers(current: number, count: number): readonly PageItem[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1);
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < count);
  return [
    1,
    ...(current > 3 ? (['gap-before'] as const) : []),
    ...near,
    ...(current < count - 2 ? (['gap-after'] as const) : []),
    count,
  ];
}
