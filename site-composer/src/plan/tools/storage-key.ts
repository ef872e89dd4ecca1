import type { PageContext } from '../page-context';

/** Under which a page keeps what is entered; the same instruction keeps its entries. */
export function keyOf({ brief }: PageContext): string {
  return `site-${brief.seed.toString(36)}`;
}
