import { plainWords, textOf } from '../page/page-text';
import type { PageElement } from '../page/read-page';
import { rangeOf } from '../page/source-ranges';
import type { Site } from '../site';

/** The choices of a form that offer something by its name. */
export function choicesOf(site: Site, name: string): PageElement[] {
  const wanted = plainWords(name);
  return wanted === ''
    ? []
    : site.page.elements.filter(
        (element) =>
          element.tagName === 'option' &&
          rangeOf(element) !== null &&
          plainWords(textOf(element, 3)) === wanted,
      );
}
