import { hexOf } from './style-values';

/** Limit of inspected elements, so that it takes no longer than a click should. */
const lookedAt = 400;
const offered = 8;

/** The most frequent text and background colours of a page. */
export function pageColours(page: Document | null | undefined): string[] {
  const view = page?.defaultView;
  if (!page || !view) return [];
  const counts = new Map<string, number>();
  for (const element of [...page.body.querySelectorAll('*')].slice(0, lookedAt)) {
    const { color, backgroundColor } = view.getComputedStyle(element);
    for (const colour of [color, backgroundColor]) {
      if (!colour.startsWith('rgb(')) continue;
      const hex = hexOf(colour);
      counts.set(hex, (counts.get(hex) ?? 0) + 1);
    }
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, offered)
    .map(([colour]) => colour);
}
