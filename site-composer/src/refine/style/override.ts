import { compare } from 'site-document/styles';
import type { Weight } from 'site-document/styles';
import { attributeOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import type { Site } from '../site';

/** A rule that wins for one element over all that stand before it: as heavy as it must be, and no heavier. */
export function overriding(
  site: Site,
  element: PageElement,
  selector: string,
  declarations: Readonly<Record<string, string>>,
): string {
  const lines = Object.entries(declarations).map(([property, value]) => {
    const emphasis = isBeaten(site, element, selector, property) ? ' !important' : '';
    return `  ${property}: ${value}${emphasis};`;
  });
  return `${selector} {\n${lines.join('\n')}\n}`;
}

function isBeaten(site: Site, element: PageElement, selector: string, property: string): boolean {
  const own = estimate(selector);
  const names =
    property === 'background' ? ['background', 'background-color', 'background-image'] : [property];
  const inline = attributeOf(element, 'style');
  if (names.some((name) => inline.includes(name))) return true;
  return site.cascade
    .rulesOf(element)
    .some(({ rule, weight }) =>
      rule.declarations.some(
        (one) => names.includes(one.property) && (one.important || compare(weight, own) > 0),
      ),
    );
}

function estimate(selector: string): Weight {
  return [
    selector.match(/#[\w-]+/g)?.length ?? 0,
    selector.match(/\.[\w-]+|\[[^\]]*\]/g)?.length ?? 0,
    selector.match(/(?:^|[\s>])[a-z]\w*/g)?.length ?? 0,
  ];
}
