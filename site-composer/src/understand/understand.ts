import type { Brief, Facts } from '../model/brief';
import { spellOut } from '../text/plain-spelling';
import { readSentences, type Sentence } from '../text/sentences';
import { topicOf } from '../catalogue/topics';
import { tradeOf } from '../catalogue/trades';
import { chooseIntent, isEvent } from './choose-purpose';
import { purposeOf, subjectOf } from './choose-subject';
import { findContacts } from './find-contacts';
import { findFigures } from './find-figures';
import { findForeignSubject } from './foreign-subject';
import { findLimits } from './find-limits';
import { findSubject } from './find-subject';
import { withoutLooks } from './look-sentence';
import { markedAsked } from './marked/marked-asked';
import { markedDays, markedHours } from './marked/marked-days';
import { markedCapabilities, markedLists } from './marked/marked-lists';
import { markedPeople, markedQuotes } from './marked/marked-people';
import { markedPitch, markedRemarks, markedStatements } from './marked/marked-remarks';
import { markedPlaces, markedSubject, type MarkedSubject } from './marked/marked-subject';
import { markText, type MarkedText } from './marked/marked-text';
import { nameless, plainName, plainPhrase } from './plain-phrase';
import type { FoundSubject } from './found-subject';
import { readLanguage, writtenIn } from './read-language';
import { seedOf } from './seed';
import { withoutFacts } from './strip-facts';

/** What an instruction says. Dates without a year are read as seen from `today`. */
export function understand(prompt: string, today: Date): Brief {
  const sentences = readSentences(prompt);
  const written = writtenIn(prompt.slice(0, 6_000));
  const marked = markText(written === 'en' ? spellOut(prompt) : prompt, written);
  const said = markedSubject(marked);
  const places = markedPlaces(marked, said.place);
  const facts = readFacts(marked, sentences, said.name, today);
  const found = foundSubject(sentences, said, written, { ...facts, address: places.address });
  const phrase = plainPhrase(found.phrase, said.name);
  const subject = subjectOf(marked, phrase, found, said.name);
  const days = facts.dates.filter(({ iso }) => iso !== null).length;
  const chosen = purposeOf(marked, subject, found.application);
  const isDay = chosen === 'business' && subject.tradeId === null && isEvent(marked.text, days);
  const purpose = isDay ? 'event' : chosen;
  const application = purpose === 'application';
  const limits = findLimits(sentences);
  return {
    prompt,
    seed: seedOf(prompt),
    language: readLanguage(prompt),
    purpose,
    subject,
    name:
      said.name === null
        ? { text: nameless(plainName(phrase), said.place, purpose), given: false }
        : { text: said.name, given: true },
    place: said.place,
    audience: said.audience,
    promise: marked.of('headline')[0]?.text ?? null,
    pitch: markedPitch(marked),
    intent: chooseIntent(
      marked.of('button').map(({ text }) => text),
      marked.text,
      purpose,
      tradeOf(subject.tradeId),
    ),
    lists: markedLists(marked, application),
    facts: { ...facts, address: places.address, areas: places.areas },
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
    },
    capabilities: application ? markedCapabilities(marked) : [],
    statements: markedStatements(marked, application),
    remarks: markedRemarks(marked),
  };
}

/** "No card" among what is offered keeps no card off the page. */
function isSaid(marked: MarkedText, phrase: string, word: string): boolean {
  const said = marked.of('fact', 'item', 'feature', 'note').map(({ text }) => text);
  return [phrase, ...said].some((text) => text.toLowerCase().includes(word));
}

/** The subject that was marked; where nothing was, what the grammar around it tells. */
function foundSubject(
  sentences: readonly Sentence[],
  { subject, name, application }: MarkedSubject,
  written: ReturnType<typeof writtenIn>,
  facts: Pick<Facts, 'phones' | 'emails' | 'links' | 'address'>,
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
  const read = written === 'en' ? findSubject(told, name) : findForeignSubject(told, written, name);
  return { ...read, application: application || read.application };
}

function readFacts(
  marked: MarkedText,
  sentences: readonly Sentence[],
  name: string | null,
  today: Date,
): Omit<Facts, 'address' | 'areas'> {
  const text = sentences.map((sentence) => sentence.text).join('\n');
  return {
    ...findContacts(text),
    ...markedHours(marked),
    dates: markedDays(marked, today),
    people: markedPeople(marked, name),
    quotes: markedQuotes(marked),
    figures: findFigures(text),
  };
}
