import type { Span } from '../../spans/find-spans';
import { endsShortened } from '../../text/abbreviations';
import { readTokens } from '../../text/sentences';
import { singular } from './singular';

const fewestPeople = 2;
const mostWordsOfRole = 6;
const mostSentences = 40;

/** "And Luis Ortega" right behind a person is one more of the same. */
const joint = /^,?\s(?:and|&|und|et|y|e|en)\s$/iu;
const furtherName =
  /^,?\s(?:and|&|und|et|y|e|en)\s(\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|van|von|le|la)\s)?\p{Lu}[\p{L}'’-]+)+)/u;
const copula = /\s(?:is|are|ist|sind|est|sont|es|son|is|zijn)$/iu;
const article =
  /^(?:and |und |et |our |the |my |unsere?n? |die |der |das |notre |nos |le |la |les |l['’])+/iu;
const behindArticle = /\s(?:the|der|die|our)$/iu;
/** What is said to whoever reads, and no role: "ask for Ray", "ring Magnus". */
const reaching =
  /^(?:ring|text|call|phone|email|e-mail|message|whats ?app|contact|ask|see|meet|with|by|from|for|to|inscriptions?|anmeldung|kontakt|telefon|name|owners? of)\b/iu;
const otherPart = /(?:^|\s)(?:with|by|from|on|at|in|who|that|run|called|named)(?:\s|$)/iu;

interface Role {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Said of several: "vets are A and B". */
  readonly shared: boolean;
}

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
  return spans
    .filter((span) => !replaced.has(span))
    .flatMap((span) => own.get(span) ?? [recordOf(span, spans, own)])
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
function recordOf(span: Span, spans: readonly Span[], own: ReadonlyMap<Span, Span[]>): Span {
  if (span.record === null) return span;
  const person = spans.findLast(
    (one) => own.has(one) && one.record === span.record && one.start < span.start,
  );
  const record = person && own.get(person)?.at(-1)?.record;
  return record === undefined ? span : { ...span, record };
}

/** People of one sentence, in their order. */
function peopleBySentence(text: string, spans: readonly Span[]): Span[][] {
  const groups: Span[][] = [];
  for (const person of spans.filter(({ label }) => label === 'person')) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const between = before ? text.slice(before.end, person.start) : '.';
    if (last && !endsSentence(between)) last.push(person);
    else groups.push([person]);
  }
  return groups.slice(0, mostSentences);
}

function endsSentence(between: string): boolean {
  if (/[;!?\n]/.test(between)) return true;
  return [...between.matchAll(/\.(?=\s)/g)].some(
    ({ index }) => !endsShortened(between.slice(0, index + 1)),
  );
}

const bracketed = /^\s?\((\p{Ll}[^()\d]{2,40})\)/u;
const behindComma =
  /^,\s(?:our |the |notre )?(\p{Ll}[\p{L}'’-]+(?:\s\p{Ll}[\p{L}'’-]+){0,3})(?=\s*(?:[,.;]|$))/u;

function rolesOf(
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
    if (role !== null) return isSharedWith(text, people, at) ? asOne(role) : role;
    const from = sharerOf(text, people, at);
    const shared = from === null ? null : (roles[from] ?? null);
    return shared?.shared === true ? asOne(shared) : null;
  });
}

const asOne = (role: Role): Role => ({ ...role, text: singular(role.text) });

const isJoined = (text: string, people: readonly Span[], at: number): boolean => {
  const [one, next] = [people[at], people[at + 1]];
  return one !== undefined && next !== undefined && joint.test(text.slice(one.end, next.start));
};
const isSharedWith = isJoined;

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

const furthestRole = 70;

function roleBefore(
  text: string,
  person: Span,
  previous: Span | undefined,
  { spans, english }: { readonly spans: readonly Span[]; readonly english: boolean },
): Role | null {
  const floor = Math.max(previous?.end ?? 0, person.start - furthestRole);
  const near = text.slice(floor, person.start);
  const cut = Math.max(
    ...[...near.matchAll(/[,:;(\n]|[.!?](?=\s)/g)].map(({ index, 0: mark }) => index + mark.length),
    0,
  );
  const said = near.slice(cut);
  const lead = /^\s*/.exec(said)?.[0].length ?? 0;
  const bare = said.trim();
  const first = article.exec(bare)?.[0].length ?? 0;
  const words = bare
    .slice(first)
    .replace(behindArticle, '')
    .replace(copula, '')
    .replace(/^(?:and|und|et|y|e|en|&)$/iu, '');
  const isShared = copula.test(bare) || plural.test(words);
  const start = floor + cut + lead + first;
  const isMarked = spans.some(
    ({ label, start: from, end }) => label === 'role' && from < start + words.length && end > start,
  );
  if (words === '') return english ? fromName(text, person, previous) : null;
  // The grammar of other languages is told by a mark, or by "sind" and "sont" alone.
  const isKnown = isMarked || (!english && copula.test(bare));
  return (english || isKnown) && isRole(words, isKnown)
    ? { text: words, start, end: start + words.length, shared: isShared }
    : null;
}

const plural = /(?:s|innen|eurs|trices)$/iu;

function isRole(words: string, isMarked: boolean): boolean {
  if (words.split(/\s+/).length > mostWordsOfRole || /[\d@"“”]/.test(words)) return false;
  if (reaching.test(words) || otherPart.test(words)) return false;
  if (isMarked) return true;
  const tokens = readTokens(words.toLowerCase());
  const last = tokens.at(-1);
  return (
    (last?.pos === 'NOUN' || last?.pos === 'PROPN' || last?.pos === 'ADJ') &&
    tokens.every(({ pos }) => !['VERB', 'AUX', 'PRON', 'NUM', 'DET'].includes(pos))
  );
}

/** "Squire Hal Moody, foreman Beth Sykes": a capital at the beginning of a sentence makes no name of a role. */
function fromName(text: string, person: Span, previous: Span | undefined): Role | null {
  const begins =
    previous === undefined && /(?:^|[.!?:\n]\s*)$/u.test(text.slice(0, person.start).slice(-3));
  const [, word, rest] = /^(\p{Lu}\p{Ll}+)\s(\p{Lu}\S+\s\p{Lu}\S+.*)$/u.exec(person.text) ?? [];
  if (!begins || word === undefined || rest === undefined) return null;
  const isNoun = readTokens(`the ${word.toLowerCase()} said`)[1]?.pos === 'NOUN';
  return isNoun && !word.endsWith('.')
    ? { text: word, start: person.start, end: person.start + word.length, shared: false }
    : null;
}

function roleBehind(text: string, person: Span): Role | null {
  const behind = text.slice(person.end, person.end + furthestRole);
  const found = bracketed.exec(behind) ?? behindComma.exec(behind);
  const words = found?.[1];
  if (!found || words === undefined || otherPart.test(words)) return null;
  const start = person.end + found[0].indexOf(words);
  return { text: words, start, end: start + words.length, shared: false };
}

const pair =
  /(\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|van|von|le|la)\s)?\p{Lu}[\p{L}'’-]+)+)\s\((\p{Ll}[^()\d]{2,40})\)(?=[,.;]|\s(?:and|und|et|y|e|en)\s|$)/gu;
const fewestPairs = 2;
const mostPairs = 40;

/** "Inès Le Goff (piano), Marc Tanguy (violon)": names with what each does in brackets. */
function withBracketedPeople(text: string, spans: readonly Span[]): readonly Span[] {
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
function withFurtherPeople(text: string, spans: readonly Span[]): readonly Span[] {
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
