import type { Span } from '../../spans/find-spans';
import { singular } from './singular';
import type { Role } from './role-beside';
import { roleBefore, roleBehind } from './role-beside';

/** "And Luis Ortega" right behind a person is one more of the same. */
const joint = /^,?\s(?:and|&|und|et|y|e|en)\s$/iu;

export function rolesOf(
  text: string,
  people: readonly Span[],
  spans: readonly Span[],
  english: boolean,
): (Role | null)[] {
  const before = people.map((person, at) =>
    roleBefore(text, person, people[at - 1], { spans, english }),
  );
  // Where roles stand in front, what follows a comma is the next one's.
  const isInFront = before.some((role) => role !== null);
  const roles = people.map(
    (person, at) => before[at] ?? (isInFront ? null : roleBehind(text, person)),
  );
  return roles.map((role, at) => {
    if (role !== null) return isJoined(text, people, at) ? asOne(role) : role;
    const from = sharerOf(text, people, at);
    const shared = from === null ? null : (roles[from] ?? null);
    return shared?.shared === true ? asOne(shared) : null;
  });
}

const asOne = (role: Role): Role => ({ ...role, text: singular(role.text) });

export const isJoined = (text: string, people: readonly Span[], at: number): boolean => {
  const [one, next] = [people[at], people[at + 1]];
  return one !== undefined && next !== undefined && joint.test(text.slice(one.end, next.start));
};

/** Who stands in front of somebody who is only joined to them. */
function sharerOf(text: string, people: readonly Span[], at: number): number | null {
  let from = at;
  while (from > 0 && (isJoined(text, people, from - 1) || isListed(text, people, from - 1)))
    from -= 1;
  return from === at ? null : from;
}

/** "Vets are A, B and C". */
const isListed = (text: string, people: readonly Span[], at: number): boolean =>
  /^,\s$/.test(text.slice(people[at]?.end, people[at + 1]?.start));
