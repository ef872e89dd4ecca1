import { textOf } from 'site-document/text';
import { rangeOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { plainWords } from '../page/plain-words';
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
