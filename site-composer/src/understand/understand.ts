import type { Brief, Facts, Subject } from '../model/brief';
import { titleCase } from '../text/casing';
import { readSentences } from '../text/sentences';
import type { Sentence } from '../text/sentences';
import { topicOf } from '../catalogue/topics';
import { tradeOf } from '../catalogue/trades';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { capability } from './ask-items';
import { chooseIntent, choosePurpose, isEvent } from './choose-purpose';
import { chooseTrade, namesTrade } from './choose-trade';
import { findContacts } from './find-contacts';
import { findDates } from './find-dates';
import { findFigures, findPromise } from './find-figures';
import { findHours } from './find-hours';
import { findLimits } from './find-limits';
import { findLook } from './find-look';
import { withoutLooks } from './look-sentence';
import { findPeople, findQuotes } from './find-people';
import { findPlaces } from './find-place';
import { findRemarks } from './find-remarks';
import { findSubject } from './find-subject';
import type { FoundSubject } from './found-subject';
import { findForeignSubject, readForeignContent } from './foreign-subject';
import { applyMarks, markedSubject, markText } from './marked/apply-marks';
import { mergeLists } from './merge-lists';
import type { Content } from './content';
import type { Trade } from '../catalogue/trade';
import { readContent } from './read-clauses';
import { readFragments } from './read-fragments';
import { readLanguage, writtenIn } from './read-language';
import { addressed, readSections } from './read-sections';
import { seedOf } from './seed';
import { withoutFacts } from './strip-facts';

/** What an instruction says. Dates without a year are read as seen from `today`. */
export function understand(prompt: string, today: Date): Brief {
  const sentences = readSentences(prompt);
  const written = writtenIn(prompt.slice(0, 6_000));
  const text = sentences.map((sentence) => sentence.text).join('\n');
  const marked = markText(prompt, written);
  const said = markedSubject(marked);
  const name = said.name ?? null;
  const readPlaces = findPlaces(sentences, name, written);
  const address = marked.of('address')[0]?.text.replaceAll(/\s*\n\s*/g, ', ');
  const places = {
    place: said.place,
    areas: [...new Set(marked.of('area', 'place').map((one) => one.text))].filter(
      (one) => one !== said.place,
    ),
    address: address ?? readPlaces.address,
  };
  const told = withoutFacts(withoutLooks(sentences), {
    ...findContacts(text),
    address: places.address,
  });
  const read =
    written === 'en' ? findSubject(told, name) : findForeignSubject(told, written, name);
  const found =
    said.subject === null
      ? read
      : {
          ...read,
          phrase: said.subject,
          head: said.subject.split(' ').at(-1)?.toLowerCase() ?? '',
          application: said.application || read.application,
        };
  const content = written === 'en' ? readContent(told, found) : readForeignContent(told, written);
  const about = told[found.sentence];
  const items =
    about && written === 'en' && !found.application && content.lists.length < 2
      ? readFragments(about, found, [name, places.place, found.phrase])
      : [];
  const isPriced = content.lists.some((list) =>
    list.items.some(({ price }) => price !== undefined),
  );
  const fragments = items.length > 1 && !isPriced ? [{ heading: null, items }] : [];
  const phrase = plainPhrase(found.phrase, name);
  const subject = readSubject(phrase, found, name, text);
  const trade = tradeOf(subject.tradeId);
  const promise = content.promise ?? promiseOf(about, found) ?? findPromise(text);
  const limits = findLimits(sentences);
  const facts = readFacts(sentences, text, [name, places.place, ...places.areas], today);
  const chosen = choosePurpose(phrase, trade, isApplication(found, content, trade));
  const days = facts.dates.filter(({ iso }) => iso !== null).length;
  const purpose = chosen === 'business' && trade === null && isEvent(text, days) ? 'event' : chosen;
  const brief: Brief = {
    prompt,
    seed: seedOf(prompt),
    language: readLanguage(prompt),
    purpose,
    subject,
    name:
      name === null
        ? { text: nameless(plainName(phrase), places.place, purpose), given: false }
        : { text: name, given: true },
    place: places.place,
    audience: said.audience ?? content.audience,
    promise,
    intent: chooseIntent(text, purpose, trade),
    lists: mergeLists([...content.lists, ...fragments]),
    facts: {
      ...facts,
      dates: [...facts.dates, ...content.days],
      address: places.address,
      areas: places.areas,
    },
    asked: {
      sections: readSections(content.asks, prompt, [
        name,
        places.place,
        places.address,
        ...facts.dates.map(({ words }) => words),
      ]),
      excluded: [...new Set([...content.excluded.map(topicOf), ...limits.topics])].filter(
        (topic) => topic !== 'other' && topic !== 'form',
      ),
      avoid: limits.words.filter((word) => !phrase.toLowerCase().includes(word)),
      still: limits.still,
      actions: [],
      fields: [],
      questions: [],
      withoutForms: limits.forms,
      look: findLook(sentences),
    },
    capabilities: [...new Set(content.tasks.map(addressed))]
      .filter((words) => promise?.includes(words) !== true)
      .slice(0, 24)
      .map(capability),
    statements: [...new Set(content.statements)].slice(0, 40),
    remarks: findRemarks(
      told,
      found,
      written === 'en',
      fragments[0]?.items.map(({ title }) => title) ?? [],
    ),
  };
  return applyMarks(brief, marked, sentences, today);
}

/** "my daughter's bat mitzvah" is a bat mitzvah; "women's clothing" stays what it is. */
const possessor =
  /^(?:(?:my|our) )?(?:best )?(?:daughter|son|sister|brother|wife|husband|partner|friend|mum|mom|dad|mother|father|boss|uncle|aunt|cousin|nephew|niece|client|grand(?:ma|pa|mother|father)|parent|family)s?['’]s? /iu;

/** The subject without a name that stands in it, and never empty. */
function plainPhrase(phrase: string, name: string | null): string {
  const thing = phrase.replace(possessor, '');
  const without =
    name === null
      ? thing
      : thing
          .replace(name, '')
          .replace(/(?<!\p{L})["']|["'](?!\p{L})/gu, '')
          .trim();
  // "launch of Brightwater" is nothing without its name.
  const bare = without === '' || / (?:of|for|by|the)$/i.test(without);
  const plain = (bare ? thing : without)
    .replaceAll(/\b(?:my|our) /gi, '')
    .replace(/ (?:website|webpage|web page|site)\b/i, '')
    .replace(/\s+/g, ' ')
    .replace(/[.,:;]+$/, '')
    .trim();
  return plain.length > 80 ? plain.slice(0, 80).split(' ').slice(0, -1).join(' ') : plain;
}

const mostInPromise = 12;

/** "an app that reminds you to water your plants": where the noun alone says nothing, its clause does. */
function promiseOf(about: Sentence | undefined, found: FoundSubject): string | null {
  if (!about || found.phrase.includes(' ') || !isOf('appNouns', found.phrase.toLowerCase()))
    return null;
  const rest = about.text.slice(about.tokens[found.end - 1]?.end ?? 0);
  const clause = /^ ((?:that|which|to|for) [^,;.:]+)/i.exec(rest)?.[1]?.trim();
  if (clause === undefined || clause.split(' ').length > mostInPromise) return null;
  return `${/^[aeiou]/i.test(found.phrase) ? 'An' : 'A'} ${found.phrase.toLowerCase()} ${clause}`;
}

const mostInName = 3;

/** "plumber" in Leeds is "Leeds Plumber" until it has a name; long subjects and far-off places stay apart. */
function nameless(phrase: string, place: string | null, purpose: Brief['purpose']): string {
  const local =
    place !== null &&
    !/[ ,]/.test(place) &&
    !['application', 'person', 'celebration', 'publication'].includes(purpose) &&
    phrase.split(' ').length <= mostInName &&
    !phrase.toLowerCase().includes(place.toLowerCase());
  return titleCase(local ? `${place} ${phrase}` : phrase);
}

/** "mobile dog grooming business" is called "Mobile Dog Grooming". */
function plainName(phrase: string): string {
  const plain = phrase.replace(
    /(?: web| mobile| online)?[ -](?:application|app|platform|system|business|company|website|site|webapp|firm|startup)$/i,
    '',
  );
  return plain.length > 2 ? plain : phrase;
}

function readSubject(
  phrase: string,
  found: FoundSubject,
  name: string | null,
  text: string,
): Subject {
  const [tool = '', ...served] = phrase.split(' for ');
  const isTool = served.length > 0 && isOf('appNouns', tool.split(' ').at(-1)?.toLowerCase() ?? '');
  // "rota software for vets" is no veterinary practice.
  const traded = isTool ? tool : `${phrase} ${name ?? ''}`;
  const trade = chooseTrade(traded, found.head, isTool ? '' : text.slice(0, 300));
  // "restaurant bills splitting" works with what a restaurant hands out, and is none.
  if (found.application && !namesTrade(phrase.split(' ').slice(-2).join(' ')))
    return { phrase, head: found.head, tradeId: null, confidence: trade.confidence };
  return { phrase, head: found.head, ...trade };
}

function readFacts(
  sentences: readonly Sentence[],
  text: string,
  others: readonly (string | null)[],
  today: Date,
): Omit<Facts, 'address' | 'areas'> {
  const texts = sentences.map((sentence) => sentence.text);
  const hours = findHours(texts);
  return {
    ...findContacts(text),
    hours: hours.hours,
    hoursWords: hours.words,
    dates: findDates(texts, today),
    people: findPeople(sentences, others),
    quotes: findQuotes(text),
    figures: findFigures(text),
  };
}

/** Asked for as one, or made of things to do: entries that are added, searched and exported. */
function isApplication(found: FoundSubject, content: Content, trade: Trade | null): boolean {
  const doing = new Set(
    [...content.tasks, ...content.asks].flatMap(
      (words) =>
        /\b(?:add|delete|search|filter|export|csv|edit|sort|track|log)\b/i
          .exec(words)?.[0]
          .toLowerCase() ?? [],
    ),
  );
  return (
    found.application || (trade === null && (doing.size >= 3 || /\btracking$/.test(found.phrase)))
  );
}
