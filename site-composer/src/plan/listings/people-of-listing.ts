import type { BlockLine } from '../../model/brief';
import type { DraftSection } from '../draft-section';
import { asPoint } from '../../text/casing';

type Person = Extract<DraftSection, { kind: 'people' }>['people'][number];

const name =
  /^((?:(?:Dr|Prof|Mr|Mrs|Ms|Miss|Rev|Sir|Dame|Chef|Coach|Sensei)\.?\s)?\p{Lu}[\p{L}'’.-]*(?:\s(?:\p{Lu}[\p{L}'’.-]*|de|da|van|von|der|den|le|la|el|al|bin)){0,4})(?=$|[\s,(:–—-])/u;
const titledName = /^(?:Dr|Prof|Mr|Mrs|Ms|Rev|Sir|Dame)\.?\s/u;
const behind =
  /^\s*(?:[,:(–—-]|\bis\b|\bas\b|\bon\b|\bfor\b|\btalking about\b|\bspeaking on\b)\s*/u;
const longestRole = 90;

/** The lines of a list as people with what they do or speak of; null where they are no people. */
export function peopleOf(
  lines: readonly BlockLine[],
  isNamedSo: boolean,
  isKnown: (name: string) => boolean,
): Person[] | null {
  const people = lines.map(({ text }) => personOf(text));
  if (people.some((person) => person === null) || lines.length === 0) return null;
  const all = people.filter((person) => person !== null);
  const isPeople =
    isNamedSo ||
    all.every(({ name: given }) => titledName.test(given)) ||
    all.every(({ name: given }) => isKnown(given)) ||
    all.every(
      ({ name: given, role }) => given.includes(' ') && role !== null && startsLower.test(role),
    );
  return isPeople
    ? all.map((person) => ({ ...person, role: person.role === null ? null : asPoint(person.role) }))
    : null;
}

const startsLower = /^\p{Ll}/u;

function personOf(text: string): { name: string; role: string | null } | null {
  if (/\d/u.test(text)) return null;
  const [, given = ''] = name.exec(text) ?? [];
  if (given === '') return null;
  const rest = text.slice(given.length);
  const role = rest.replace(behind, '').replace(/\)$/u, '').trim();
  if (role.length > longestRole || (role !== '' && !behind.test(rest))) return null;
  return { name: given, role: role === '' ? null : role };
}
