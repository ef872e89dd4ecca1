import { setAttribute } from '../reviewed-page';
import type { ReviewedElement, ReviewedPage } from '../reviewed-page';
import { counted } from '../rule';
import type { Hit, Rule } from '../rule';

/** Parse errors that indicate broken markup; the others are a matter of style. */
const broken = new Set([
  'missing-doctype',
  'duplicate-attribute',
  'misplaced-start-tag-for-head-element',
  'eof-before-tag-name',
  'eof-in-tag',
  'eof-in-comment',
  'unexpected-character-in-attribute-name',
  'unexpected-equals-sign-before-attribute-name',
  'missing-whitespace-between-attributes',
]);

/** Elements with optional end tags, and void elements. */
const needNoEnd =
  /^(?:html|head|body|p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option|optgroup|colgroup|caption|rb|rt|rp|area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|param|frame)$/;

const isDrawing = ({ name, parents }: ReviewedElement): boolean =>
  /^(?:svg|math)$/.test(name) || parents.some((parent) => /^(?:svg|math)$/.test(parent));

function unclosed(page: ReviewedPage): Hit[] {
  return page.elements
    .filter((element) => !element.isClosed && !needNoEnd.test(element.name) && !isDrawing(element))
    .map(({ line, name }) => ({ line, detail: `<${name}>` }));
}

/**
 * What holds no tags of the page: up to its end, or up to the end of the page, as in a browser. A
 * search that failed would be repeated at every start.
 */
const withoutTags =
  /<!--[^]*?(?:-->|$)|<(script|style|textarea|title)\b[^]*?(?:<\/\1\s*>|$)|<svg\b[^]*?(?:<\/svg\s*>|$)/gi;

/** The rest of a page is not inside a drawing that is never closed. */
const isOpenDrawing = (part: string): boolean => /^<svg/i.test(part) && !/<\/svg\s*>$/i.test(part);

/** End tags of elements that are not open. Browsers ignore them, but they indicate a mistake. */
function stray({ html, elements }: ReviewedPage): Hit[] {
  const code = html.replaceAll(withoutTags, (part) => (isOpenDrawing(part) ? part : ''));
  const open = new Map<string, number>();
  for (const { name, isClosed } of elements)
    if (isClosed) open.set(name, (open.get(name) ?? 0) + 1);
  return [...code.matchAll(/<\/([a-z][a-z0-9-]*)\s*>/gi)].flatMap(([tag, name = '']) => {
    const left = (open.get(name.toLowerCase()) ?? 0) - 1;
    open.set(name.toLowerCase(), left);
    return left < 0 ? [{ detail: tag }] : [];
  });
}

/** Elements that are unclosed, unopened or without a head: the page is reserialized. */
export const markupRules: readonly Rule[] = [
  {
    id: 'broken-markup',
    severity: 'error',
    file: 'html',
    automatic: true,
    says: (count) => `${counted(count, 'place')} of the page’s code is not closed or not in order.`,
    fix: 'Put the code in order',
    did: () => 'Elements that were not closed or not in order were put right.',
    find: ({ page }) => {
      const hasHead = page.elements.some(({ name }) => name === 'head');
      const faults = page.faults.filter(({ code }) => broken.has(code));
      const hits = [
        ...faults.map(({ line }): Hit => ({ line })),
        ...unclosed(page),
        ...stray(page),
      ];
      if (hits.length === 0 && hasHead) return [];
      const whole = { start: 0, end: page.html.length, text: page.rewritten() };
      return [{ ...hits[0], html: [whole] }, ...hits.slice(1)];
    },
  },
  {
    id: 'double-ids',
    severity: 'error',
    file: 'html',
    automatic: true,
    says: (count) => `${counted(count, 'name')} inside the page is given twice, so links may miss.`,
    fix: 'Give each its own name',
    did: (count) => `${counted(count, 'name')} that stood twice in the page is unique now.`,
    find: ({ page }) => {
      const taken = new Set(page.elements.map(({ attributes }) => attributes.get('id')));
      const next = new Map<string, number>();
      return page.elements.flatMap((element) => {
        const id = element.attributes.get('id');
        if (id === undefined || id === '') return [];
        let number = next.get(id);
        next.set(id, number ?? 2);
        if (number === undefined) return [];
        while (taken.has(`${id}-${number}`)) number += 1;
        taken.add(`${id}-${number}`);
        next.set(id, number + 1);
        const edits = setAttribute(element, 'id', `${id}-${number}`);
        return [{ detail: id, line: element.line, html: edits }];
      });
    },
  },
];
