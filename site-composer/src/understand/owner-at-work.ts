import type { Brief, Facts } from '../model/brief';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import type { MarkedSubject } from './marked/marked-subject';

/** Who works alone and gives no name of a business is known by their own. */
export function ownersName(
  { people }: Pick<Facts, 'people'>,
  voice: Brief['voice'],
  purpose: Brief['purpose'],
  tradeId: string | null,
  text: string,
): Brief['name'] | null {
  const [owner, ...others] = people;
  const isOwner =
    owner !== undefined && others.length === 0 && owner.role === null && owner.name.includes(' ');
  // Who is remembered gives the page its name.
  if (isOwner && tradeId === 'memorial') return { text: owner.name, given: true };
  // "Therapist, Dr Amara Osei, counselling": who is named first of all is whom the page is of.
  const isFirst = isOwner && text.slice(0, opening).includes(`, ${owner.name}`);
  const isTheirs =
    purpose === 'person' || (purpose === 'business' && (voice === 'singular' || isFirst));
  return isOwner && isTheirs ? { text: owner.name, given: true } : null;
}

const opening = 60;

/** Who has the name of a person and the trade of one works alone, unless they say "we". */
export function isOneAtWork(text: string, { name }: MarkedSubject, phrase: string): boolean {
  const head = phrase.split(' ').at(-1)?.toLowerCase() ?? '';
  const isPerson = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}$/u.test(name ?? '');
  return (
    isPerson &&
    isOf('roles', head) &&
    !/\b(?:we|our|us|the team)\b/iu.test(text.slice(0, longestRead))
  );
}

const longestRead = 6_000;
