import type { DraftSection } from '../draft-section';

type Person = Extract<DraftSection, { kind: 'people' }>['people'][number];

/** Words of what people belong to, and not of their names. */
const ofOrganisation =
  /\b(?:school|academy|college|university|association|society|club|church|chapel|hall|library|council|committee|company|ltd|guild|union|trust|charity|sweeps?|museum|hospital|centre|center|cafeteria|market|bank|board|band|team)\b/iu;
/** A post in front of a name. */
const post =
  /^((?:(?:executive|managing|musical|artistic|site|shop|head|vice|deputy|senior|assistant|general|co-)\s?)*(?:director|chair(?:man|woman|person)?|secretary|treasurer|steward|manager|coach|captain|president|vicar|warden|curator|conductor|guru|owner|founder|designer|chef|baker|teacher|leader|trainer|instructor))\s+(?=\p{Lu})/iu;
const noRole = /^(?:i['’]?m|i am|me|myself|we|is|the|and|a|an)$/iu;

export const isOrganisation = (name: string): boolean => ofOrganisation.test(name);

/** People under their whole names, each with the whole of their post; what is no person is left out. */
export function withVerifiedPeople(drafts: readonly DraftSection[]): DraftSection[] {
  return drafts.flatMap((draft): DraftSection[] => {
    if (draft.kind !== 'people') return [draft];
    const people = draft.people.flatMap(verified);
    return people.length === 0 ? [] : [{ ...draft, people }];
  });
}

function verified(person: Person): Person[] {
  // Pauline Hall plays the fiddle; a hall does nothing.
  if (person.role === null && isOrganisation(person.name.replace(post, ''))) return [];
  const given = person.role !== null && noRole.test(person.role) ? null : person.role;
  const [, own] = post.exec(person.name) ?? [];
  if (own === undefined) return [{ ...person, role: given }];
  const name = person.name.slice(own.length).trim();
  const role =
    given === null || own.toLowerCase().includes(given.toLowerCase())
      ? own
      : `${given} ${own.toLowerCase()}`;
  return [{ ...person, name, role }];
}
