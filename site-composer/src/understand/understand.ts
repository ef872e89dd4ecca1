import type { Brief, Facts, Intent, ItemList, LanguageId } from '../model/brief';
import { capitalised, titleCase } from '../text/casing';
import { spellOut } from '../text/plain-spelling';
import { properCase } from '../text/proper-case';
import { readSentences, readTokens, type Sentence } from '../text/sentences';
import { asTold, withoutOwnName } from '../text/as-told';
import { topicOf } from '../catalogue/topics';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { tradeOf } from '../catalogue/trades';
import { chooseIntent, isEvent } from './choose-purpose';
import { withAskedThing } from './asks-application';
import { purposeOf, subjectOf } from './choose-subject';
import { findContacts } from './find-contacts';
import { findFigures } from './find-figures';
import { findForeignSubject } from './foreign-subject';
import { findLimits, type Limits } from './find-limits';
import { findSubject } from './find-subject';
import { findVoice } from './find-voice';
import { withoutLooks } from './look-sentence';
import { markedAsked } from './marked/marked-asked';
import { markedCounts } from './marked/marked-counts';
import { markedDays } from './marked/marked-days';
import { markedHours } from './marked/marked-hours';
import { markedCapabilities, markedLists } from './marked/marked-lists';
import { markedGoal } from './marked/marked-prices';
import { markedPeople, markedQuotes } from './marked/marked-people';
import { markedRemarks } from './marked/marked-remarks';
import { markedPitch, markedStatements } from './marked/marked-statements';
import { markedPlaces, markedSubject, type MarkedSubject } from './marked/marked-subject';
import { markText, type MarkedText } from './marked/marked-text';
import { isOrder } from './marked/said-sentences';
import { nameless, plainName, plainPhrase } from './plain-phrase';
import type { FoundSubject } from './found-subject';
import { readLanguage, writtenIn } from './read-language';
import { seedOf } from './seed';
import { townIn } from './town-in';
import { fromName } from './subject-of-name';
import { withoutFacts } from './strip-facts';
import { whatItDoes } from './what-it-does';

/** Parses an instruction into a brief. Dates without a year are relative to `today`. */
export function understand(given: string, today: Date): Brief {
  // Emphasis of a pasted brief is no text.
  const prompt = given.replaceAll('**', '');
  const sentences = readSentences(prompt);
  const written = writtenIn(prompt.slice(0, 6_000));
  const marked = markText(written === 'en' ? spellOut(prompt) : prompt, written);
  const said = markedSubject(marked);
  const places = markedPlaces(marked, said.place);
  const place = said.place ?? townIn(places.address);
  const language = readLanguage(prompt);
  const facts = readFacts(marked, sentences, said.name, { today, language });
  const found = foundSubject(
    sentences,
    said,
    written,
    { ...facts, address: places.address },
    marked.of('section').map(({ text }) => text.toLowerCase()),
  );
  const phrase = withAskedThing(plainPhrase(found.phrase, said.name), marked.text);
  const subject = subjectOf(marked, phrase, found, said.name);
  const days = facts.dates.filter(({ iso }) => iso !== null).length;
  const chosen = purposeOf(marked, subject, found.application);
  const isDay = chosen === 'business' && subject.tradeId === null && isEvent(marked.text, days);
  const purpose = isDay ? 'event' : chosen;
  const application = purpose === 'application';
  const limits = findLimits(sentences);
  const proper = properCase(namesIn(marked, places.areas, said), written === 'en');
  const lists = markedLists(marked, application, phrase);
  const voice = isOneAtWork(marked.text, said, phrase) ? 'singular' : findVoice(marked, language);
  const does = written === 'en' ? whatItDoes(marked) : null;
  const spoken = (text: string): string => withoutOwnName(proper(asTold(text, voice)), said.name);
  return {
    prompt,
    seed: seedOf(given),
    language,
    voice,
    purpose,
    subject,
    name:
      said.name === null
        ? (ownersName(facts, voice, purpose) ?? {
            text: nameless(plainName(phrase), place, purpose),
            given: false,
          })
        : { text: said.name, given: true },
    place: place === null ? null : properName(place),
    audience: said.audience,
    promise: promiseIn(marked),
    pitch: markedPitch(marked) ?? (does === null ? null : capitalised(does)),
    intent: withoutOrder(
      limits,
      places.address !== null || facts.hours.length > 0,
      chooseIntent(
        marked.of('button').map(({ text }) => text),
        marked.text,
        purpose,
        tradeOf(subject.tradeId),
        subject.confidence === 1,
      ),
    ),
    lists,
    facts: {
      ...facts,
      address: places.address === null ? null : properName(places.address),
      areas: distinctAreas(places.areas, place),
      hoursWords: facts.hoursWords === null ? null : proper(facts.hoursWords),
    },
    asked: {
      ...markedAsked(marked, sentences),
      excluded: [
        ...new Set([
          ...marked.of('not').map(({ text }) => topicOf(text.toLowerCase())),
          ...limits.topics,
        ]),
      ].filter((topic) => topic !== 'other' && topic !== 'form'),
      avoid: limits.words.filter((word) => !isSaid(marked, phrase, word)),
      still: limits.still,
      withoutForms: limits.forms,
      withoutBasket: limits.basket,
    },
    capabilities: application ? markedCapabilities(marked) : [],
    statements: [
      ...deedOf(said.name, purpose, does),
      ...markedStatements(marked, application, written),
    ]
      .filter((text) => !isPriceOf(lists, text) && !isOrder(text, phrase))
      .map(spoken),
    remarks: markedRemarks(marked, application, written)
      .filter((text) => !isOrder(text, phrase) && !isWishAlone(marked, text))
      .map(spoken),
    counted: application ? [] : markedCounts(marked).map(spoken),
  };
}

/** Where nothing is ordered on the page, people come or write. */
function withoutOrder({ basket }: Limits, isPlace: boolean, intent: Intent): Intent {
  if (!basket || (intent !== 'buy' && intent !== 'order')) return intent;
  return isPlace ? 'visit' : 'contact';
}

/** Who works alone and gives no name of a business is known by their own. */
function ownersName(
  { people }: Pick<Facts, 'people'>,
  voice: Brief['voice'],
  purpose: Brief['purpose'],
): Brief['name'] | null {
  const [owner, ...others] = people;
  const isOwner =
    owner !== undefined && others.length === 0 && owner.role === null && owner.name.includes(' ');
  return voice === 'singular' && isOwner && ['business', 'person'].includes(purpose)
    ? { text: owner.name, given: true }
    : null;
}

/** "We don't sell paint. somewhere": what follows the line says where it belongs. */
function promiseIn(marked: MarkedText): string | null {
  const line = marked.of('headline')[0]?.text ?? null;
  return line?.replace(/(?<=[\p{L}\d][.!?])\s+\p{Ll}+(?:\s\p{Ll}+){0,3}$/u, '') ?? null;
}

/** Whether a short text is a price that stands with its item. */
function isPriceOf(lists: readonly ItemList[], text: string): boolean {
  const figures = (words: string): string => words.replaceAll(/[^\d.,]/g, '');
  const said = figures(text);
  return (
    said !== '' &&
    text.length < longestPrice &&
    lists.some(({ items }) =>
      items.some(({ price }) => price !== undefined && figures(price) === said),
    )
  );
}

const longestPrice = 60;

/** "Warm Plates cooks hot meals": what somebody does, under their name. */
const deedOf = (name: string | null, purpose: Brief['purpose'], does: string | null): string[] =>
  name === null ||
  does === null ||
  !['organisation', 'community', 'person', 'event'].includes(purpose)
    ? []
    : [`${name} ${does}.`];

/** Who has the name of a person and the trade of one works alone, unless they say "we". */
function isOneAtWork(text: string, { name }: MarkedSubject, phrase: string): boolean {
  const head = phrase.split(' ').at(-1)?.toLowerCase() ?? '';
  const isPerson = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}$/u.test(name ?? '');
  return (
    isPerson &&
    isOf('roles', head) &&
    !/\b(?:we|our|us|the team)\b/iu.test(text.slice(0, longestRead))
  );
}

const longestRead = 6_000;

/** "Opiniones de clientes y pedir cita." names two parts of the page and tells visitors nothing. */
function isWishAlone(marked: MarkedText, text: string): boolean {
  const wished = marked
    .of('section', 'button')
    .reduce((rest, { text: words }) => rest.replace(words.toLowerCase(), ''), text.toLowerCase());
  const rest = wished.replaceAll(/\b(?:buttons?|sections?|pages?|forms?|links?)\b/gu, '');
  return wished.length < text.length && !/\p{L}{4}/u.test(rest);
}

/** A name that was typed without capitals. */
const properName = (text: string): string => (/\p{Lu}/u.test(text) ? text : titleCase(text));

/** What something costs is no place, whatever it was taken for. */
const noPlace = /^(?:free|gratis|grátis|gratuit[oae]?|kostenlos|umsonst)$/i;

/** Each area once, as a name, without the place the page is about. */
function distinctAreas(areas: readonly string[], place: string | null): string[] {
  const seen = new Set([place?.toLowerCase() ?? '']);
  return areas.map(properName).filter((area) => {
    const key = area.toLowerCase();
    const known = seen.has(key) || noPlace.test(area);
    seen.add(key);
    return !known;
  });
}

/** Names of the instruction as they are to be written wherever they stand. */
function namesIn(
  marked: MarkedText,
  areas: readonly string[],
  { place, name }: MarkedSubject,
): string[] {
  const people = marked.of('person').map(({ text }) => text);
  return [place ?? '', ...areas, name ?? '', ...people].map(properName);
}

/** "No card" among what is offered keeps no card off the page. */
function isSaid(marked: MarkedText, phrase: string, word: string): boolean {
  const said = marked.of('fact', 'item', 'feature', 'note').map(({ text }) => text);
  if ([phrase, ...said].some((text) => text.toLowerCase().includes(word))) return true;
  // "A swarm is not an emergency" rules nothing out: it is told to visitors.
  const clauses = marked.clauses.filter(({ text }) => text.toLowerCase().includes(word));
  const ruledOut = marked.of('not').some(({ text }) => text.toLowerCase().includes(word));
  return !ruledOut && clauses.length > 0 && clauses.every(({ told }) => told >= surelyTold);
}

/** What is ruled out in a clause this surely for visitors is part of what it tells. */
const surelyTold = 0.6;

/** "Made tablet for every child" is what somebody did, and no subject of a page. */
function isDeed(phrase: string): boolean {
  const [first] = readTokens(phrase);
  return first?.pos === 'VERB' && first.lower !== first.lemma && !first.lower.endsWith('ing');
}

/** The subject that was marked; where nothing was, what the grammar around it tells. */
function foundSubject(
  sentences: readonly Sentence[],
  { subject, name, application }: MarkedSubject,
  written: ReturnType<typeof writtenIn>,
  facts: Pick<Facts, 'phones' | 'emails' | 'links' | 'address'>,
  sections: readonly string[],
): FoundSubject {
  if (subject !== null)
    return {
      phrase: subject,
      head: subject.split(' ').at(-1)?.toLowerCase() ?? '',
      audience: null,
      application,
      sentence: 0,
      end: 0,
    };
  const told = withoutFacts(withoutLooks(sentences), facts);
  const found =
    written === 'en' ? findSubject(told, name) : findForeignSubject(told, written, name);
  const isNone = isDeed(found.phrase) || sections.includes(found.phrase.toLowerCase());
  const read =
    name !== null && isNone ? (fromName(name) ?? { ...found, phrase: name, head: '' }) : found;
  return { ...read, application: application || read.application };
}

function readFacts(
  marked: MarkedText,
  sentences: readonly Sentence[],
  name: string | null,
  { today, language }: { today: Date; language: LanguageId },
): Omit<Facts, 'address' | 'areas'> {
  const text = sentences.map((sentence) => sentence.text).join('\n');
  return {
    ...findContacts(marked.text),
    ...markedHours(marked),
    dates: markedDays(marked, today, language),
    people: markedPeople(marked, name),
    quotes: markedQuotes(marked),
    figures: findFigures(text),
    ...markedGoal(marked),
  };
}
