import type { Passage } from '../../model/brief';
import { asPoint } from '../../text/casing';
import { splitEnumeration } from '../../text/enumeration';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';

type People = Extract<DraftSection, { kind: 'people' }>;

const fewest = 3;
const withRole = /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3})(?:\s\(([^()\d]{2,40})\))?$/u;

/** "Sarah (vocals), Dev (guitar), Mike (bass)": a passage of people with what each of them does; null where none is. */
export function toldPeople({ brief, say }: PageContext): { draft: People; told: Passage } | null {
  const known = new Set(brief.facts.people.map(({ name }) => name));
  for (const passage of brief.passages) {
    if (passage.label !== null) continue;
    const parts = splitEnumeration(passage.text.replace(/\.$/u, ''));
    const people = parts.flatMap((part) => {
      const [, name, role = null] = withRole.exec(part.trim()) ?? [];
      return name === undefined ? [] : [{ name, role: role === null ? null : asPoint(role) }];
    });
    const isOfPeople =
      people.length >= fewest &&
      people.length === parts.length &&
      people.some(({ role }) => role !== null) &&
      people.filter(({ name }) => known.has(name)).length * 2 > people.length;
    if (!isOfPeople) continue;
    const heading = say('people');
    return {
      told: passage,
      draft: { kind: 'people', heading, navigation: say('peopleNav'), people },
    };
  }
  return null;
}
