import type { Span } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';

const joining =
  /^\s(?:at|of|in|for|on|with|the|and|from|de|du|des|del|della|di|da|do|von|van|bei|am|im|und|et|y|e|en|\s)+\s$/iu;
const wholes = new Set<SpanLabel>(['role', 'note', 'where', 'address']);

/** "GIS engineer" and "city of Lagos" with "at the" between them are one role. */
export function withJoined(text: string, spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    const isOne =
      last?.label === span.label &&
      span.record !== null &&
      wholes.has(span.label) &&
      last.record === span.record &&
      joining.test(text.slice(last.end, span.start));
    if (isOne && last)
      all[all.length - 1] = { ...last, end: span.end, text: text.slice(last.start, span.end) };
    else all.push(span);
  }
  return all;
}

const called = '(?:called|named|namens|appelée?|llamad[oa]|chamad[oa]|chiamat[oa]|genaamd)';
const placeAndName = new RegExp(
  `^(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?),? ${called} (\\p{Lu}.+)$`,
  'u',
);
const subjectAndName = new RegExp(`^(\\p{Ll}[^,]{1,60}?),? ${called} (\\p{Lu}.+)$`, 'u');

const ofBusiness =
  /(?<!\p{L})(?:studios?|clinic|caf[eé]|bakery|salon|gym|hotel|inn|lodge|co|company|collective|works|kitchen|barbers?|practice|partners|associates|group|club|care|dental|vets?|legal|law|design|press|books|cycles|yoga|pilates|therapy|physio|motors|autos?|garage|nursery|academy|school|tutors|media|labs?)$/iu;
const townAndBusiness =
  /^(\p{Lu}[\p{L}'’ -]+), (\p{Lu}[\p{L}'’&-]*(?: (?:\p{Lu}[\p{L}'’-]*|&|and)){1,3})$/u;

/** "In Cork, Riverside Dental": behind the town stands what it is called. */
function townWithName(span: Span): Span[] {
  const [, town, name] = townAndBusiness.exec(span.text) ?? [];
  if (town === undefined || name === undefined || !ofBusiness.test(name)) return [span];
  return [
    { ...span, text: town, end: span.start + town.length },
    { ...span, label: 'name', text: name, start: span.end - name.length },
  ];
}

/** "Sevilla llamado Taller Reyes" are a town and what is there, "bakery called Rye" a subject and its name. */
export function withoutName(span: Span): Span[] {
  if (span.label === 'place') return townWithName(span);
  const isName = span.label === 'name';
  if (!isName && span.label !== 'subject') return [span];
  const [, first, name] = (isName ? placeAndName : subjectAndName).exec(span.text) ?? [];
  if (first === undefined || name === undefined) return [span];
  return [
    {
      ...span,
      label: isName ? 'place' : 'subject',
      text: first,
      end: span.start + first.length,
    },
    { ...span, label: 'name', text: name, start: span.end - name.length },
  ];
}
