import type { Brief } from '../model/brief';
import { cutTo, titleCase } from '../text/casing';

const longestPhrase = 80;
/** In characters; titles of projects hold no more. */
export const longestName = 60;

/** "my daughter's bat mitzvah" is a bat mitzvah; "women's clothing" stays what it is. */
const possessor =
  /^(?:(?:my|our) )?(?:best )?(?:daughter|son|sister|brother|wife|husband|partner|friend|mum|mom|dad|mother|father|boss|uncle|aunt|cousin|nephew|niece|client|grand(?:ma|pa|mother|father)|parent|family)s?['’]s? /iu;

/** The subject without a name that stands in it, and never empty. */
export function plainPhrase(phrase: string, name: string | null): string {
  const thing = phrase.replace(possessor, '').replace(/^(?:sons|daughters|wifes|husbands) /i, '');
  const without =
    name === null
      ? thing
      : thing
          .replace(name, '')
          .replace(/(?<!\p{L})["']|["'](?!\p{L})/gu, '')
          .trim();
  const own = name === null ? without : withoutNameWords(without, name);
  // "launch of Brightwater" is nothing without its name.
  const bare = own === '' || / (?:of|for|by|the)$/i.test(own);
  const plain = (bare ? thing : own)
    .replaceAll(/\b(?:my|our) /gi, '')
    .replace(/ (?:website|webpage|web page|site)\b| (?:home ?page|page)$/i, '')
    // The postcodes somebody comes to are no part of what they are.
    .replace(/(?: [A-Z]{1,2}\d{1,2}[A-Z]?)+$/u, '')
    .replace(/\s+/g, ' ')
    .replace(/[.,:;]+$/, '')
    .trim();
  return plain.length > longestPhrase ? cutTo(longestPhrase, plain) : plain;
}

/** "Brigid's Hospice charity" beside the name "St Brigid's Hospice" is a charity. */
function withoutNameWords(phrase: string, name: string): string {
  const words = phrase.split(' ');
  const first = words.findIndex((word) => !/^\p{Lu}/u.test(word) || !name.includes(word));
  return first > 1 ? words.slice(first).join(' ') : phrase;
}

const mostInName = 3;

/** "plumber" in Leeds is "Leeds Plumber" until it has a name; long subjects and far-off places stay apart. */
export function nameless(phrase: string, place: string | null, purpose: Brief['purpose']): string {
  const local =
    place !== null &&
    !place.includes(',') &&
    place.split(' ').length <= mostInPlace &&
    !['application', 'person', 'celebration', 'publication'].includes(purpose) &&
    phrase.split(' ').length <= mostInName &&
    !phrase.toLowerCase().includes(place.toLowerCase());
  return titleCase(cutTo(longestName, local ? `${place} ${phrase}` : phrase));
}

const mostInPlace = 2;
const mostWords = 5;

/** "mobile dog grooming business" is called "Mobile Dog Grooming". */
export function plainName(phrase: string): string {
  const plain = phrase.replace(
    /(?: web| mobile| online)?[ -](?:application|app|platform|system|business|company|website|site|webapp|firm|startup)$/i,
    '',
  );
  // "CRM for a two person roofing company" is too long for a name: it is known as "CRM".
  const [kind = plain, served] = plain.split(' for ');
  const short = served !== undefined && plain.split(' ').length > mostWords ? kind : plain;
  return short.length > 2 ? short : phrase;
}
