import type { Brief, Item } from '../../model/brief';
import type { Sentence } from '../../text/sentences';
import { asSentence, capitalised, trimMarks } from '../../text/casing';
import { isOf } from '../../catalogue/vocabulary/vocabulary';
import { topicOf } from '../../catalogue/topics';
import { capability } from '../ask-items';
import { addressed } from '../read-sections';
import type { Span } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { markedDays, markedHours } from './marked-days';
import { markedLists } from './marked-lists';
import { markedLook } from './marked-look';
import { markedPeople, markedQuestions, markedQuotes } from './marked-people';
import { markText, type MarkedText } from './marked-text';

/** What the marks say of the name, the subject and the place. */
export interface MarkedSubject {
  readonly name: string | null;
  readonly subject: string | null;
  readonly place: string | null;
  readonly audience: string | null;
  /** Asked for as something people use. */
  readonly application: boolean;
}

export function markedSubject(marked: MarkedText): MarkedSubject {
  const first = (label: SpanLabel): string | null => {
    const text = marked.of(label)[0]?.text;
    return text === undefined ? null : trimMarks(text.replaceAll(/\s+/g, ' '));
  };
  return {
    name: nameIn(marked),
    subject: first('subject'),
    place: first('place'),
    audience: first('audience'),
    application: marked.of('site').some(({ text }) => isOf('appNouns', text.toLowerCase().split(' ').at(-1) ?? '')),
  };
}

/** The name that is said most often; the first of several. */
function nameIn(marked: MarkedText): string | null {
  const names = marked.of('name').map(({ text }) => trimMarks(text.replaceAll(/\s+/g, ' ')).replace(/^["'“‘]|["'”’]$/g, ''));
  const count = (name: string): number => names.filter((one) => one.toLowerCase() === name.toLowerCase()).length;
  return names.toSorted((one, other) => count(other) - count(one))[0] ?? null;
}

const mostStatements = 40;

/** A brief in which the parts the marks speak of are as they say. */
export function applyMarks(brief: Brief, marked: MarkedText, sentences: readonly Sentence[], today: Date): Brief {
  const lists = markedLists(marked);
  const features = marked.of('feature').map(({ text }) => trimMarks(text));
  const days = markedDays(marked, today);
  const hours = markedHours(marked);
  const application = brief.purpose === 'application';
  const told = marked.of('about', 'fact').filter((span) => !isList(span));
  return {
    ...brief,
    promise: marked.of('headline')[0]?.text ?? null,
    lists: [
      ...lists,
      ...(application || features.length === 0 ? [] : [{ heading: null, items: features.map(titled) }]),
    ],
    capabilities: application
      ? [...new Set([...features, ...marked.of('about').map(({ text }) => text)].map(addressed))].slice(0, 24).map(capability)
      : [],
    facts: {
      ...brief.facts,
      ...hours,
      dates: days.length > 0 ? days : brief.facts.dates,
      people: markedPeople(marked, brief.name.given ? brief.name.text : null),
      quotes: markedQuotes(marked),
    },
    asked: {
      ...brief.asked,
      sections: marked.of('section').slice(0, 40).map(({ text }) => ({ topic: topicOf(text.toLowerCase()), words: capitalised(trimMarks(text)), items: [] })),
      look: markedLook(marked, sentences),
      actions: marked.of('button').map(({ text }) => capitalised(trimMarks(text))),
      fields: marked.of('field').map(({ text }) => trimMarks(text)),
      questions: markedQuestions(marked),
    },
    statements: [...new Set(told.map(({ text }) => asSentence(text.replaceAll(/\s+/g, ' '))))].slice(0, mostStatements),
    remarks: remarksIn(marked),
  };
}

const titled = (title: string): Item => ({ title: capitalised(title) });
const isList = ({ text }: Span): boolean => text.length > 600;

/** From here on a clause is believed to be for visitors. */
const likely = 0.5;
const fewestWords = 2;

/** What was said for visitors, clause by clause; the plan shows of it what is nowhere on the page. */
function remarksIn({ clauses }: MarkedText): string[] {
  return clauses
    .filter(({ text, told }) => told >= likely && text.split(/\s+/).length >= fewestWords)
    .map(({ text }) => asSentence(text.replace(/^[\s*•·–—-]+/u, '').replaceAll(/\s+/g, ' ')))
    .filter((text) => text !== '' && text.split('(').length === text.split(')').length);
}

export { markText };
