import type { Passage } from '../../model/brief';
import { isSentence } from '../../text/casing';
import { splitEnumeration } from '../../text/enumeration';
import type { PageContext } from '../page-context';
import { stemsOf } from './parts';
import { lostWords } from './shown';
import { isRefusal } from '../refusals';

const shortest = 24;
const longest = 220;
const firstOnes = 8;
const severalPeople = 2;

/** Sums, clock times, addresses to write to: they have their own place. */
const ofOtherPlaces =
  /[£€$₹]\s?\d|\d\s?€|\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)\b|@|https?:|\b\d{5,}/iu;
const leansBack =
  /^(?:\d|it|he|she|they|that|this|these|those|there|also|but|and|so|please|committee|dates|because|to |if )\b/iu;
/** What a price includes, and how it is paid, introduces nothing. */
const ofTerms =
  /^(?:all )?(?:prices?|rates?|fees?|quotes?|payments?|deposits?|invoices?|delivery|postage|cash|cards?)(?!\p{L})|(?<!\p{L})(?:vat|deposit|refunds?)(?!\p{L})/iu;
const speaks =
  /^(?:(?:i|we)(?:['’](?:m|re|ve)| am| are| have| make| build| run| sell| offer| teach| repair| fix| help| cover| grow| cook| bake| hire| design|['’]ve been)?)\b/iu;
/** Who speaks, in the other languages of pages. */
const foreignSpeaks =
  /^(?:ich|wir|je|nous|somos|soy|io|noi|sono|siamo|ik|wij|eu|nós|sou)\b|^j['’]/iu;
const foreignDay =
  /(?<!\p{L})(?:geöffnet|offen|öffnungszeiten|ouverte?|horaires?|abiert[oa]s?|horario|apert[oi]|orari|abert[oa]|geopend|tel(?:efon[oe]?|éphone)?|adresse|dirección|uhr)(?!\p{L})/iu;
const introduces = /^(?:i['’]m|i am|we['’]re|we are)\s/iu;
const aboutTime =
  /\b(?:open|closed|hours|rehearsals?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b/iu;

/** The sentence of the owner's that introduces best; null where none does. */
export function ownLead({ brief }: PageContext, headline: string): string | null {
  // What visitors have to know first of all leads the page, where the instruction begins with it.
  const [first] = brief.passages;
  if (first?.isUrgent === true && isSentence(first.text)) return first.text;
  // What a part called by its one word is to hold stands there.
  const named = new Set(
    brief.asked.order
      .filter(({ words }) => !words.includes(' ') && words !== 'about')
      .flatMap(({ words }) => stemsOf(words)),
  );
  const isNamed = (text: string): boolean => stemsOf(text).some((stem) => named.has(stem));
  const scored = brief.passages
    .slice(0, firstOnes)
    .filter((passage) => !isNamed(passage.text) && !isOfRows(passage))
    // Somebody else's words have a place of their own.
    .filter(({ text }) => !brief.facts.quotes.some((quote) => text.includes(quote.text)))
    // Who works there stands among the people.
    .filter(
      ({ text }) =>
        brief.facts.people.filter(({ name }) => text.includes(name)).length < severalPeople,
    )
    // Where it is stands among what is looked for.
    .filter(({ text }) => brief.facts.address === null || !text.includes(brief.facts.address))
    .map(({ text }, at) => ({ text, score: scoreOf(text, brief, headline) - at * step }))
    .filter(({ score }) => score > (brief.language === 'en' ? 0 : leastForeign))
    .toSorted((one, other) => other.score - one.score);
  return scored[0]?.text ?? besideName(brief);
}

/** "Vidyodaya High School Nashik, batch of 1996, thirty years": what was said right behind the name, where nothing else introduces. */
function besideName({ passages, name }: PageContext['brief']): string | null {
  const [first] = passages;
  if (first === undefined || !name.given || first.label !== null || isSentence(first.text))
    return null;
  const isOfName = first.within.includes(name.text) && !first.text.includes(name.text);
  const isFit = first.text.length >= shortestPoint && first.text.length <= longestPoint;
  return isOfName && isFit && !ofOtherPlaces.test(first.text) && !isRefusal(first.text)
    ? first.text
    : null;
}

/** A list below a heading, and people or works with what is said of each in brackets, introduce nothing. */
const isOfRows = ({ text, label }: Passage): boolean =>
  (label !== null && splitEnumeration(text).length >= fewestParts && !speaks.test(text)) ||
  [...text.matchAll(/\p{L}\s\([^()]+\)/gu)].length > 1;
const fewestParts = 3;

const shortestPoint = 12;
const longestPoint = 70;

const step = 0.3;
/** In the other languages a sentence has to say whose or what it is of. */
const leastForeign = 1.5;

function scoreOf(text: string, brief: PageContext['brief'], headline: string): number {
  const { subject, name, place, purpose } = brief;
  const isOpen = isSentence(text) && text.length >= shortest && text.length <= longest;
  // "It's the 61st match and it is on Sunday 27 September at Glebe Farm": when and where are what an event is introduced by.
  const isEvent = purpose === 'event' || purpose === 'celebration';
  const isOfEvent = isEvent && /^it(?:['’]s| is) (?:the|an?|on|our)\b/iu.test(text);
  const isOfOne = /\b(?:memorial|obituary|tribute|campaign)\b/iu.test(subject.phrase);
  if (
    !isOpen ||
    isRefusal(text) ||
    ofTerms.test(text) ||
    (leansBack.test(text) && !isOfEvent && !(isOfOne && /^(?:he|she|his|her)\b/iu.test(text))) ||
    ofOtherPlaces.test(text)
  )
    return 0;
  if (text.toLowerCase().replace(/[.!]$/u, '') === headline.toLowerCase()) return 0;
  if (lostWords(text, [headline, place, brief.subject.phrase], brief).length === 0) return 0;
  const lower = text.toLowerCase();
  const says = (word: string | null): boolean =>
    word !== null && word !== '' && lower.includes(word.toLowerCase());
  return (
    1.5 +
    (speaks.test(text) || foreignSpeaks.test(text) ? 1.5 : 0) +
    (introduces.test(text) ? 1.5 : 0) +
    (says(subject.head) ? 1 : 0) +
    (says(name.text) ? 0.5 : 0) +
    (says(place) ? 0.5 : 0) -
    (!isOfEvent && (aboutTime.test(text) || foreignDay.test(text)) ? 2.5 : 0) -
    (lower.startsWith(headline.toLowerCase()) && !isOfOne ? 2 : 0)
  );
}
