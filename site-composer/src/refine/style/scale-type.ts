import type { Declaration } from 'site-document/styles';
import type { PageElement } from 'site-document/tree';
import type { Edit } from '../refine-types';
import type { Site } from '../site';

/** A size so many times as large: reckoned where it is one number, otherwise by the browser. */
export function times(size: string, factor: number): string | null {
  const plain = /^(\d*\.?\d+)(px|rem|em|%|vw|pt|vh)$/.exec(size.trim());
  if (plain) return `${rounded(Number(plain[1]) * factor)}${plain[2] ?? ''}`;
  if (/^(?:clamp|calc|min|max|var)\(.*\)$/s.test(size.trim()))
    return `calc(${size.trim()} * ${rounded(factor)})`;
  return null;
}

const rounded = (number: number): number => Math.round(number * 1000) / 1000;

/** The size of an element's text, as the page's rules have it. */
export const sizeOf = (site: Site, element: PageElement): string =>
  site.cascade.computed(element, 'font-size') ?? '';

/** The sizes rules give to elements, under every condition. */
function sizesOf(site: Site, elements: readonly PageElement[]): Declaration[] {
  const found = new Set<Declaration>();
  for (const element of elements)
    for (const { rule } of site.cascade.rulesOf(element))
      for (const one of rule.declarations) if (one.property === 'font-size') found.add(one);
  return [...found];
}

/** Scales the sizes of these elements where their rules say them; null where no rule does. */
export function scaleElements(
  site: Site,
  elements: readonly PageElement[],
  factor: number,
): Site | null {
  return scaleDeclarations(site, sizesOf(site, elements), factor);
}

/** Scales every size of the page that does not follow from another one. */
export function scaleAll(site: Site, factor: number): Site | null {
  const all = site.rules.flatMap(({ declarations }) =>
    declarations.filter(
      ({ property, value }) => property === 'font-size' && !/\d(?:em|%)$/.test(value),
    ),
  );
  return scaleDeclarations(site, all, factor);
}

export function scaleDeclarations(
  site: Site,
  declarations: readonly Declaration[],
  factor: number,
): Site | null {
  const edits = declarations.flatMap(({ file, start, end, value }): Edit[] => {
    const next = times(value, factor);
    return next === null ? [] : [{ file, start, end, text: next }];
  });
  return edits.length === 0 ? null : site.edit(edits);
}
