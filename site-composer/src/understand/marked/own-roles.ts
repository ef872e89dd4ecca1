import type { Span } from '../../spans/find-spans';
import type { Role } from './role-beside';
import { peopleBySentence } from './people-of-text';
import { rolesOf } from './role-of-several';
import { withBracketedPeople, withFurtherPeople } from './further-people';

const fewestPeople = 2;

/**
 * The role of each person is the one that stands beside them: in "secretary Bill Nazari, coach and welfare officer Jo Pickles"
 * none is another's, and of "vets are Anna Kirk and Luis Ortega" each is a vet.
 */
export function withOwnRoles(
  text: string,
  given: readonly Span[],
  english: boolean,
): readonly Span[] {
  const spans = withBracketedPeople(text, withFurtherPeople(text, given));
  let record = Math.max(0, ...spans.map((span) => span.record ?? 0));
  const own = new Map<Span, Span[]>();
  const replaced = new Set<Span>();
  for (const people of peopleBySentence(text, spans)) {
    const roles = rolesOf(text, people, spans, english);
    if (people.length < fewestPeople || roles.every((role) => role === null)) continue;
    const records = new Set(people.map((one) => one.record));
    for (const span of spans)
      if (isAmong(span, roles) || (span.label === 'role' && records.has(span.record)))
        replaced.add(span);
    for (const [at, person] of people.entries()) {
      const role = roles[at] ?? markedRole(person, people, spans);
      record += 1;
      const start = Math.max(person.start, role?.start === person.start ? role.end + 1 : 0);
      const whole = { ...person, start, text: text.slice(start, person.end), record };
      own.set(person, [
        ...(role ? [{ ...role, label: 'role' as const, record, sure: 1 }] : []),
        whole,
      ]);
    }
  }
  const people = peopleByRecord(own.keys());
  return spans
    .filter((span) => !replaced.has(span))
    .flatMap((span) => own.get(span) ?? [recordOf(span, people, own)])
    .toSorted((one, other) => one.start - other.start);
}

/** A role that was marked, where nobody else stands between it and its person. */
function markedRole(person: Span, people: readonly Span[], spans: readonly Span[]): Role | null {
  const mark = spans.find(
    (span) =>
      span.label === 'role' &&
      span.record !== null &&
      span.record === person.record &&
      !people.some((one) => one !== person && isBetween(one, span, person)),
  );
  return mark ? { text: mark.text, start: mark.start, end: mark.end, shared: false } : null;
}

const isBetween = (one: Span, mark: Span, person: Span): boolean =>
  (one.start > mark.start && one.start < person.start) ||
  (one.start > person.start && one.start < mark.start);

const isAmong = ({ label, start, end }: Span, roles: readonly (Role | null)[]): boolean =>
  label !== 'person' && roles.some((role) => role !== null && start < role.end && end > role.start);

/** What else stands in the record of a person, as a telephone number does, goes with the last one named before it. */
function recordOf(
  span: Span,
  people: ReadonlyMap<number, readonly Span[]>,
  own: ReadonlyMap<Span, Span[]>,
): Span {
  if (span.record === null) return span;
  const person = people.get(span.record)?.findLast(({ start }) => start < span.start);
  const record = person && own.get(person)?.at(-1)?.record;
  return record === undefined ? span : { ...span, record };
}

function peopleByRecord(people: Iterable<Span>): Map<number, Span[]> {
  const groups = new Map<number, Span[]>();
  for (const person of people) {
    if (person.record === null) continue;
    const group = groups.get(person.record);
    if (group === undefined) groups.set(person.record, [person]);
    else group.push(person);
  }
  return groups;
}
