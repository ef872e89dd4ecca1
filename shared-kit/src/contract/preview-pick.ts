import { scanHtml } from './html-scan';

/** Attribute that identifies an element of a preview by the offset of its tag in the source. */
const mark = 'data-sw-at';

/** Elements that cannot be picked, or that stand for the whole page. */
const unmarked =
  /^(?:html|head|body|base|link|meta|title|script|style|noscript|template|br|wbr|source|track)$/;

/**
 * Marks the elements of a page for picking: each carries the offset of its tag in `html`, so that
 * it is found in the source however scripts moved it. An SVG is one element. Exports and published
 * pages never have marks.
 */
export function markElements(html: string): string {
  const pieces: string[] = [];
  let from = 0;
  let drawings = 0;
  for (const { name, closing, start, end } of scanHtml(html, { has: () => true }).tags) {
    const isInside = drawings > 0;
    if (name === 'svg')
      drawings += closing ? -Math.min(1, drawings) : selfCloses(html, end) ? 0 : 1;
    if (closing || isInside || unmarked.test(name)) continue;
    const behindName = start + 1 + name.length;
    pieces.push(html.slice(from, behindName), ` ${mark}="${start}"`);
    from = behindName;
  }
  return pieces.join('') + html.slice(from);
}

const selfCloses = (html: string, end: number): boolean => html.slice(end - 2, end) === '/>';
