import type { Span } from '../../spans/find-spans';
import { furthestRole } from './role-beside';

const furtherName =
  /^,?\s(?:and|&|und|et|y|e|en)\s(\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|van|von|le|la)\s)?\p{Lu}[\p{L}'’-]+)+)/u;

const pair =
  /(\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|van|von|le|la)\s)?\p{Lu}[\p{L}'’-]+)+)\s\((\p{Ll}[^()\d]{2,40})\)(?=[,.;]|\s(?:and|und|et|y|e|en)\s|$)/gu;
const fewestPairs = 2;
const mostPairs = 40;

/** "Inès Le Goff (piano), Marc Tanguy (violon)": names with what each does in brackets. */
export function withBracketedPeople(text: string, spans: readonly Span[]): readonly Span[] {
  const found = [...text.matchAll(pair)].slice(0, mostPairs);
  const isPerson = found.some(({ index, 0: words }) =>
    spans.some(
      ({ label, start, end }) => label === 'person' && start < index + words.length && end > index,
    ),
  );
  if (!isPerson || found.length < fewestPairs) return spans;
  const people = found.map(({ index, 1: name = '' }): Span => ({
    label: 'person',
    text: name,
    start: index,
    end: index + name.length,
    record: null,
    sure: 1,
  }));
  const within = ({ start, end }: Span): boolean =>
    found.some(({ index, 0: words }) => start < index + words.length && end > index);
  return [...spans.filter((span) => !within(span)), ...people].toSorted(
    (one, other) => one.start - other.start,
  );
}

const namelike = new Set(['area', 'place', 'name', 'where']);

/** "Léa Fabre, restauratrice, et Paul Arnaud": a second name in the sentence of a person is that of another one. */
function isNamedBeside(text: string, span: Span, spans: readonly Span[]): boolean {
  if (span.label !== 'name' || !/^\p{Lu}\S+\s\p{Lu}\S+$/u.test(span.text)) return false;
  if (spans.find(({ label }) => label === 'name') === span) return false;
  const next = spans.find(({ label, start }) => label === 'person' && start > span.end);
  return (
    next !== undefined &&
    /^,\s\p{Ll}[\p{L}\s]{2,40},\s\p{L}{1,3}\s$/u.test(text.slice(span.end, next.start))
  );
}

/** "Nurses Mo Bell and Tess Ward": who is joined to a person by "and", and has two names, is one as well. */
export function withFurtherPeople(text: string, spans: readonly Span[]): readonly Span[] {
  const further = spans.flatMap((person): Span[] => {
    if (isNamedBeside(text, person, spans)) return [{ ...person, label: 'person' }];
    if (person.label !== 'person' || !person.text.includes(' ')) return [];
    const behind = furtherName.exec(text.slice(person.end, person.end + furthestRole));
    const name = behind?.[1];
    if (!behind || name === undefined) return [];
    const start = person.end + behind[0].length - name.length;
    const end = start + name.length;
    const held = spans.filter((one) => one.start < end && one.end > start);
    return held.every(({ label }) => namelike.has(label)) && held.length < 2
      ? [{ label: 'person', text: name, start, end, record: null, sure: 1 }]
      : [];
  });
  const kept = spans.filter(
    (span) => !further.some(({ start, end }) => span.start < end && span.end > start),
  );
  return [...kept, ...further].toSorted((one, other) => one.start - other.start);
}
