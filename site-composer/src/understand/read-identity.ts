import type { AskedLook, Brief, DocumentBlock } from '../model/brief';
import { capitalised } from '../text/casing';
import { isEvent } from './choose-purpose';
import { purposeOf, subjectOf } from './choose-subject';
import { readDocument } from './document/read-document';
import { findVoice } from './find-voice';
import type { FoundSubject } from './found-subject';
import { markedLook } from './marked/marked-look';
import { markedQuestions } from './marked/marked-people';
import type { MarkedSubject } from './marked/marked-subject';
import { questionLines } from './outline/question-lines';
import { isOneAtWork, ownersName } from './owner-at-work';
import { placedSubject } from './placed-subject';
import { nameless, plainName } from './plain-phrase';
import { namesIn, properName } from './proper-names';
import { readFacts } from './read-facts';
import { readLanguage, writtenIn } from './read-language';
import { readSaid } from './read-said';
import type { ReadText } from './read-text';
import { readIntent } from './settle-intent';
import { settledFacts } from './settled-facts';

/** What an instruction is of: whose page it is, where, in which voice, and what can be looked up. */
export interface Identity extends Pick<
  Brief,
  'language' | 'voice' | 'purpose' | 'subject' | 'name' | 'place' | 'audience' | 'intent' | 'facts'
> {
  readonly written: Written;
  /** Name and place as they were said. */
  readonly said: MarkedSubject;
  /** What the page is of, in the words of its owner. */
  readonly phrase: string;
  readonly look: AskedLook;
  readonly questions: Brief['asked']['questions'];
  readonly document: readonly DocumentBlock[] | null;
}

type Written = ReturnType<typeof writtenIn>;

const longestRead = 6_000;

/** What the page is of, from all of an instruction. Dates without a year are relative to `today`. */
export function readIdentity(text: ReadText, today: Date): Identity {
  const { marked, prompt } = text;
  const written = writtenIn(prompt.slice(0, longestRead));
  const language = readLanguage(prompt);
  const document = readDocument(text.given);
  const said = readSaid(text, document, written);
  const given = readFacts(marked, text.sentences, said.name, { today, language });
  const { phrase, place, places, found } = placedSubject(text, said, given, written);
  const subject = subjectOf(marked, phrase, found, said.name);
  const purpose = purposeIn(text, subject, found, given);
  const voice = isOneAtWork(marked.text, said, phrase) ? 'singular' : findVoice(marked, language);
  const names = namesIn(marked, places.areas, said);
  const facts = settledFacts(
    text,
    { ...given, ...places },
    { names, place, isEnglish: written === 'en' },
  );
  const lined = questionLines(marked.text);
  return {
    written,
    language,
    voice,
    purpose,
    subject,
    said,
    phrase,
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
    intent: readIntent(text, purpose, subject, facts),
    facts:
      said.name !== null && isSpeaker(said.name, purpose)
        ? { ...facts, people: [...facts.people, { name: said.name, role: null }] }
        : facts,
    look: markedLook(marked, text.sentences),
    questions: lined.length === 0 ? markedQuestions(marked) : lined,
    document,
  };
}

function purposeIn(
  { marked }: ReadText,
  subject: Brief['subject'],
  { application }: FoundSubject,
  { dates }: Pick<Brief['facts'], 'dates'>,
): Brief['purpose'] {
  const days = dates.filter(({ iso }) => iso !== null).length;
  const chosen = purposeOf(marked, subject, application);
  const isDay = chosen === 'business' && subject.tradeId === null && isEvent(marked.text, days);
  return isDay ? 'event' : chosen;
}

/** A talk by "Dr Priya Nair" is not called by who gives it. */
const isSpeaker = (name: string | null, purpose: Brief['purpose']): boolean =>
  purpose === 'event' &&
  /^(?:Dr|Prof(?:essor)?|Mr|Mrs|Ms|Rev|Sir|Dame)\.?\s\p{Lu}/u.test(name ?? '');

/** "2210 Road 88": a street is no town. */
const isStreet = /^(?:road|street|avenue|lane|drive|highway|route|way)$/iu;
