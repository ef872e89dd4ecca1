import type { Brief } from '../model/brief';
import { capitalised } from '../text/casing';
import { properCase } from '../text/proper-case';
import type { Sentence } from '../text/sentences';
import { asTold, withoutOwnName } from '../text/as-told';
import { partsOnce, saidOnce } from '../text/said-once';
import { calmSpeech } from './calm-speech';
import { withoutNumbers } from '../text/without-numbers';
import { topicOf } from '../catalogue/topics';
import { tradeOf } from '../catalogue/trades';
import { chooseIntent, isEvent } from './choose-purpose';
import { withAskedThing } from './asks-application';
import { purposeOf, subjectOf } from './choose-subject';
import { findLimits } from './find-limits';
import { findVoice } from './find-voice';
import { markedAsked } from './marked/marked-asked';
import { markedCounts } from './marked/marked-counts';
import { markedCapabilities, markedLists } from './marked/marked-lists';
import { markedRemarks } from './marked/marked-remarks';
import { markedPitch, markedStatements } from './marked/marked-statements';
import { markedPlaces } from './marked/marked-places';
import { markedSubject } from './marked/marked-subject';
import type { MarkedText } from './marked/marked-text';
import { isOrder } from './marked/said-sentences';
import { birthdayIn, coupleIn, isInvitation, isMemorial, rememberedIn } from './kind-of-page';
import { isNamedAsArea } from './named-as-area';
import { isSaid } from './is-said';
import { readFacts } from './read-facts';
import { settledIntent } from './settle-intent';
import { townInPassing } from './town-in-passing';
import { nameOfDocument, withAskedByDocument } from './document/given-lines';
import { readDocument } from './document/read-document';
import { readPassages } from './outline/read-passages';
import { questionLines } from './outline/question-lines';
import { isOneAtWork, ownersName } from './owner-at-work';
import { nameless, plainName, plainPhrase } from './plain-phrase';
import { distinctAreas, namesIn, properName } from './proper-names';
import { readLanguage, writtenIn } from './read-language';
import { whatForRole } from './role-at';
import { settledSaid, wholeSubject } from './settled-said';
import { foundSubject } from './settle-subject';
import { saidClauses } from './said-clauses';
import { seedOf } from './seed';
import { townBehind, withoutTown } from './town-behind';
import { townIn } from './town-in';
import { comesToPeople } from './comes-to-people';
import { hiredPlace } from './hired-place';
import { deedOf, isPriceOf, isWishAlone } from './worth-telling';
import { whatItDoes } from './what-it-does';

/** An instruction with what was found in it. */
export interface ReadText {
  readonly given: string;
  readonly prompt: string;
  readonly sentences: readonly Sentence[];
  readonly marked: MarkedText;
}

/** The brief of an instruction with its marks. Dates without a year are relative to `today`. */
export function readBrief({ given, prompt, sentences, marked }: ReadText, today: Date): Brief {
  const written = writtenIn(prompt.slice(0, 6_000));
  const outline = readPassages(marked, written === 'en');
  const lined = questionLines(marked.text);
  const document = readDocument(given);
  const first = markedSubject(marked);
  const named = {
    ...first,
    name:
      nameOfDocument(document) ??
      rememberedIn(marked.text) ??
      first.name ??
      coupleIn(marked.text) ??
      (written === 'en' ? birthdayIn(marked.text) : null),
  };
  const ofRole = whatForRole(named.subject, named.name, marked.text);
  const read = ofRole === null ? named : { ...named, subject: ofRole };
  const said = written === 'en' ? settledSaid(read, marked.text) : read;
  // Of "Tomasz Brzezinski" no part is a town.
  const isOfName =
    said.place !== null && said.name?.includes(said.place) === true && /\bborn\b/iu.test(prompt);
  const places = markedPlaces(marked, isOfName ? null : said.place);
  const language = readLanguage(prompt);
  const facts = readFacts(marked, sentences, said.name, { today, language });
  const guess = foundSubject(
    sentences,
    said,
    written,
    { ...facts, address: places.address },
    marked.of('section').map(({ text }) => text.toLowerCase()),
  );
  const found = written === 'en' ? wholeSubject(guess, said.name) : guess;
  const whole =
    written === 'en' && isMemorial(prompt)
      ? 'memorial'
      : ((written === 'en' ? hiredPlace(prompt) : null) ??
        withAskedThing(plainPhrase(found.phrase, said.name), marked.text));
  const behind = said.place === null && places.address === null ? townBehind(whole) : null;
  const place =
    (isOfName ? null : said.place) ??
    townIn(places.address) ??
    behind?.town ??
    (written === 'en' ? townInPassing(marked.text.slice(0, longestRead), places.areas) : null);
  const phrase = withoutTown(behind?.thing ?? whole, place);
  const subject = subjectOf(marked, phrase, found, said.name);
  const days = facts.dates.filter(({ iso }) => iso !== null).length;
  const chosen = purposeOf(marked, subject, found.application);
  const isDay = chosen === 'business' && subject.tradeId === null && isEvent(marked.text, days);
  const purpose = isDay ? 'event' : chosen;
  const application = purpose === 'application';
  const limits = findLimits(sentences);
  const asked = withAskedByDocument(markedAsked(marked, sentences), document);
  const names = namesIn(marked, places.areas, said);
  const proper = properCase(names, written === 'en');
  const lists = markedLists(marked, application, phrase).map((list) => ({
    ...list,
    items: list.items.map((item) =>
      item.text === undefined ? item : { ...item, text: proper(item.text) },
    ),
  }));
  const voice = isOneAtWork(marked.text, said, phrase) ? 'singular' : findVoice(marked, language);
  const does = written === 'en' ? whatItDoes(marked) : null;
  const tidied = (text: string): string => (written === 'en' ? calmSpeech(text, names) : text);
  const told = (text: string): string =>
    withoutNumbers(text, facts.phones, voice === 'singular' ? 'me' : 'us');
  const spoken = (text: string): string =>
    told(withoutOwnName(proper(asTold(tidied(text), voice)), said.name));
  return {
    prompt,
    seed: seedOf(given),
    language,
    voice,
    purpose,
    subject,
    name: isSpeaker(said.name, purpose)
      ? { text: capitalised(phrase), given: true }
      : said.name === null
        ? (ownersName(facts, voice, purpose, subject.tradeId, prompt) ?? {
            text: nameless(plainName(phrase), place, purpose),
            given: false,
          })
        : { text: said.name, given: true },
    place: place === null || isStreet.test(place) ? null : properName(place),
    audience: said.audience,
    promise: withoutQuote(withoutButton(promiseIn(marked), asked.actions), facts.quotes),
    pitch: markedPitch(marked) ?? (does === null ? null : capitalised(does)),
    intent: settledIntent(
      purpose,
      limits,
      places.address !== null
        ? 'place'
        : comesToPeople.test(marked.text.slice(0, longestRead))
          ? 'travels'
          : facts.hours.length > 0
            ? 'place'
            : 'none',
      chooseIntent(
        marked.of('button').map(({ text }) => text),
        marked.text,
        purpose,
        tradeOf(subject.tradeId),
        subject.confidence === 1,
      ),
    ),
    lists,
    listings: [],
    facts: {
      ...facts,
      people:
        said.name !== null && isSpeaker(said.name, purpose)
          ? [...facts.people, { name: said.name, role: null }]
          : facts.people,
      address:
        places.address === null
          ? null
          : properName(
              places.address.replace(/^(?:adresse|address|adres|dirección|indirizzo)[:\s]+/iu, ''),
            ),
      areas: distinctAreas(
        written === 'en'
          ? places.areas.filter((area) => isNamedAsArea(area, marked.text))
          : places.areas,
        place,
      ),
      hoursWords: facts.hoursWords === null ? null : proper(facts.hoursWords),
    },
    asked: {
      ...asked,
      wanted: asked.sections,
      order: outline.order,
      ...(lined.length === 0 ? {} : { questions: lined }),
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
    statements: partsOnce(
      saidOnce(
        [...deedOf(said.name, purpose, does), ...markedStatements(marked, application, written)]
          .filter((text) => !isPriceOf(lists, text) && !isOrder(text, phrase))
          .map(spoken)
          .filter((text) => text !== ''),
      ),
    ),
    passages: application
      ? []
      : outline.passages
          .filter(({ text }) => !isOrder(text, phrase) && !isInvitation(text))
          .map((passage) => ({
            ...passage,
            label: passage.label?.toLowerCase() === said.name?.toLowerCase() ? null : passage.label,
            text: withoutOwnName(proper(asTold(tidied(passage.text), voice)), said.name),
          }))
          .filter(({ text }) => text !== ''),
    document: application ? null : document,
    remarks: saidOnce(
      markedRemarks(marked, application, written)
        .filter(
          (text) => !isOrder(text, phrase) && !isWishAlone(marked, text) && !isInvitation(text),
        )
        .map(spoken)
        .filter((text) => text !== ''),
    ),
    said: saidClauses(marked, application, written).filter((text) => !isInvitation(text)),
    counted: application
      ? []
      : markedCounts(marked)
          .map(spoken)
          .filter((text) => text !== ''),
  };
}

/** A talk by "Dr Priya Nair" is not called by who gives it. */
const isSpeaker = (name: string | null, purpose: Brief['purpose']): boolean =>
  purpose === 'event' &&
  /^(?:Dr|Prof(?:essor)?|Mr|Mrs|Ms|Rev|Sir|Dame)\.?\s\p{Lu}/u.test(name ?? '');

const longestRead = 6_000;
/** "We don't sell paint. somewhere": what follows the line says where it belongs. */
function promiseIn(marked: MarkedText): string | null {
  const line = marked.of('headline')[0]?.text ?? null;
  return line?.replace(/(?<=[\p{L}\d][.!?])\s+\p{Ll}+(?:\s\p{Ll}+){0,3}$/u, '') ?? null;
}

/** "2210 Road 88": a street is no town. */
const isStreet = /^(?:road|street|avenue|lane|drive|highway|route|way)$/iu;

/** The words of a button are no headline. */
const withoutButton = (line: string | null, actions: readonly string[]): string | null =>
  line !== null && actions.some((words) => words.toLowerCase() === line.toLowerCase())
    ? null
    : line;

/** What somebody said of it is not what it says of itself. */
const withoutQuote = (line: string | null, quotes: Brief['facts']['quotes']): string | null =>
  line !== null && quotes.some(({ text }) => text.toLowerCase().includes(line.toLowerCase()))
    ? null
    : line;
