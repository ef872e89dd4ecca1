import { attributeOf, setAttribute as setInTag } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import type { Edit } from '../refine-types';

/** Sets or adds an attribute in the element's own tag. */
export function setAttribute(element: PageElement, name: string, value: string): Edit[] {
  return setInTag(element, name, value).map((edit) => ({ file: 'html', ...edit }));
}

/** Sets declarations of an element's own `style`, keeping the others. */
export function setStyle(
  element: PageElement,
  declarations: Readonly<Record<string, string>>,
): Edit[] {
  const kept = attributeOf(element, 'style')
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => {
      const name = declaration.slice(0, Math.max(0, declaration.indexOf(':'))).trim();
      return declaration !== '' && !(name.toLowerCase() in declarations);
    });
  const set = Object.entries(declarations).map(([name, value]) => `${name}: ${value}`);
  return setAttribute(element, 'style', [...kept, ...set].join('; '));
}
