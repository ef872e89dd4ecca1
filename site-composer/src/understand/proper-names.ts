import { titleCase } from '../text/casing';
import type { MarkedSubject } from './marked/marked-subject';
import type { MarkedText } from './marked/marked-text';

/** A name that was typed without capitals. */
export const properName = (text: string): string => (/\p{Lu}/u.test(text) ? text : titleCase(text));

/** What something costs is no place, whatever it was taken for. */
const noPlace = /^(?:free|gratis|grátis|gratuit[oae]?|kostenlos|umsonst)$/i;

/** Each area once, as a name, without the place the page is about. */
export function distinctAreas(areas: readonly string[], place: string | null): string[] {
  const seen = new Set([place?.toLowerCase() ?? '']);
  return areas.map(properName).filter((area) => {
    const key = area.toLowerCase();
    const known = seen.has(key) || noPlace.test(area);
    seen.add(key);
    return !known;
  });
}

/** Names of the instruction as they are to be written wherever they stand. */
export function namesIn(
  marked: MarkedText,
  areas: readonly string[],
  { place, name }: MarkedSubject,
): string[] {
  const people = marked.of('person').map(({ text }) => text);
  return [place ?? '', ...areas, name ?? '', ...people].map(properName);
}
