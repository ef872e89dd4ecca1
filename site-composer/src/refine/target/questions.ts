import { textOf } from 'site-document/text';
import { attributeOf, parentOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { plainWords } from '../page/plain-words';
import type { Site } from '../site';
import { listsOf } from './items';
import { findSection } from './sections';

/** The questions of a page with their answers: what opens on one, stands in a list above it, or asks in a section of questions. */
export function entriesOf(site: Site): readonly PageElement[] {
  const opening = site.page.elements.filter(
    (element) =>
      element.tagName === 'details' &&
      /question|faq/i.test(attributeOf(parentOf(element) ?? element, 'class')),
  );
  if (opening.length > 0) return opening;
  const answers = site.page.elements.filter(
    (element) => element.tagName === 'div' && attributeOf(element, 'class') === 'answer',
  );
  if (answers.length > 0) return answers;
  const section = findSection(site, 'questions');
  const [list] = section ? listsOf(site, section.element, false) : [];
  return (
    list?.siblings.filter((one) => textOf(one).includes('?') && plainWords(textOf(one)) !== '') ??
    []
  );
}
