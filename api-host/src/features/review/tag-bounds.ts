/** html-validate takes quadratic time in the number of elements, and minutes for a page of 1 MB. */
const mostElements = 5_000;

/** It calls itself for each level, and overflows the stack at some thousands. */
const deepest = 512;

const withoutContent = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/**
 * Whether html-validate can read a page. It nests elements as the tags say, where a browser drops
 * some: the second of two open forms. An end tag counts only for the last open element, so the
 * depth is never taken for less than it is.
 */
export function isWithinBounds(html: string): boolean {
  const open: string[] = [];
  let elements = 0;
  for (const [, close = '', written = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]{0,60})/gi)) {
    const name = written.toLowerCase();
    if (close !== '') {
      if (open.at(-1) === name) open.pop();
      continue;
    }
    elements += 1;
    if (!withoutContent.has(name)) open.push(name);
    if (elements > mostElements || open.length > deepest) return false;
  }
  return true;
}
