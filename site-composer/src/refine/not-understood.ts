import { textOf } from 'site-document/text';
import type { Request } from './read/request';
import type { Site } from './site';
import { headlineOf } from './target/elements';
import { valueNotFound } from './told/what-stands';
import { sectionsOf, sectionName } from './target/sections';

const longestNamed = 90;

/** How every answer begins to what no rule knows. */
export const unknownRequest = 'Not done: this part was not understood:';

/** Which part of an instruction was not understood, with a wording that works on this page. */
export function notUnderstood(request: Request, site: Site): string {
  const asked = request.asked.replaceAll(/\s+/g, ' ').trim();
  const untold =
    request.quotes.length > 0 || request.action === 'add' ? null : valueNotFound(asked, site);
  if (untold !== null) return `Not done: ${untold}`;
  const named = asked.length > longestNamed ? `${asked.slice(0, longestNamed)}…` : asked;
  return `${unknownRequest} “${named}”. ${exampleFor(request, site)}`;
}

/** A request of the same kind about a part that is on the page. */
function exampleFor({ action }: Request, site: Site): string {
  const sections = sectionsOf(site).filter(({ first, heading }) => !first && heading !== '');
  const [one, other] = [sections[0], sections[1]].map((section) =>
    section ? sectionName(section) : null,
  );
  const headline = headlineOf(site);
  const title = headline ? textOf(headline, 12).slice(0, 60) : '';
  if (action === 'add' && one)
    return `Say what to add and where, for example: add the sentence “Free parking behind the building.” to the ${one} section.`;
  if (action === 'remove' && one)
    return `Name what should go by its heading or its first words, for example: remove the ${one} section.`;
  if ((action === 'move' || action === 'swap') && one && other)
    return `Name the parts by their headings, for example: move ${other} above ${one}.`;
  if (/\d/.test(title) || title === '')
    return 'Say which words should be replaced by which, for example: make the headings bigger.';
  return `Put the words that are there and the new ones in quotation marks, for example: change “${title}” to “Welcome”.`;
}
