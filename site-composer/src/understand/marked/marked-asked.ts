import type { AskedSection, Brief } from '../../model/brief';
import type { Span } from '../../spans/find-spans';
import { topicOf } from '../../catalogue/topics';
import { asSentence, trimMarks } from '../../text/casing';
import type { MarkedText } from './marked-text';
import { isAsked } from './said-sentences';
import { partsWithin } from './told-share';
import { quotedButtons } from './quoted-buttons';
import { headingOf, isButton, isCall, isOwnCall, labelOn } from './section-words';

type Asked = Pick<Brief['asked'], 'sections' | 'actions' | 'fields'>;

const mostSections = 40;
const mostFields = 24;
const mostActions = 6;

/** "contact anna@studio.example" is a section "contact"; the address has its own place. */
const withoutAddresses = (words: string): string =>
  trimMarks(words.replaceAll(/\S+@\S+|https?:\S+|\bwww\.\S+/gi, '').replaceAll(/\s+/g, ' '));

/** "Where to park (behind the bank)": what stands in brackets right behind a part is its content. */
function answerBehind({ text }: MarkedText, { end }: Span): string | null {
  const behind = text.slice(end, end + 204);
  const bracketed = /^\s?\(([^()\n]{3,200})\)/.exec(behind)?.[1];
  // "How to get there: path from the car park, 20 minutes": a list behind a colon is read as one.
  const told = /^:\s([^.!?:;\n]{16,180})(?=[.!?\n]|$)/.exec(behind)?.[1];
  const sentence = told !== undefined && isSaidWhole(told) ? told : undefined;
  const answer = bracketed ?? sentence;
  return answer !== undefined && /\p{L}{3}/u.test(answer) && !isAsked(answer)
    ? asSentence(answer)
    : null;
}

const fewestSaid = 5;

/** More than names in a row. */
const isSaidWhole = (words: string): boolean =>
  words.split(/,\s/u).some((part) => part.split(' ').length >= fewestSaid);

/** What every page has. */
const isFrame =
  /^(?:(?:hero|header|footer|banner|nav(?:bar|igation)?|menu bar)(?: (?:section|area|image|bar))?(?: with .*)?|(?:[\p{L} ]{0,30} )?(?:call to action|cta)(?: buttons?)?)$/iu;

/** The topic of the heading; what it leaves out, as "form" and "map", may tell more than it does. */
function topicIn(asked: string, heading: string): AskedSection['topic'] {
  const topic = topicOf(heading.toLowerCase());
  const whole = topic === 'other' ? topicOf(asked.toLowerCase()) : topic;
  return whole === 'other' && (isCall(heading) || isOwnCall(heading)) ? 'form' : whole;
}

const surely = 0.95;

/** "Sea view, log burner, dog friendly": what is surely said to visitors, and heads nothing, asks for no part of the page. */
const isTold = (marked: MarkedText, { start, end }: Span): boolean =>
  !/^\s?[:(–—-]/u.test(marked.text.slice(end, end + 3)) &&
  partsWithin(marked, start, end).every(({ told }) => told >= surely);

function sectionsIn(marked: MarkedText): AskedSection[] {
  const sections = new Map<string, AskedSection>();
  for (const span of marked.of('section')) {
    const words = headingOf(withoutAddresses(trimMarks(span.text.replaceAll(/\s+/g, ' '))));
    const known = sections.get(words.toLowerCase());
    if (words === '' || isFrame.test(words) || (known && known.answer !== null)) continue;
    if (isTold(marked, span) && topicIn(span.text, words) === 'other') continue;
    sections.set(words.toLowerCase(), {
      topic: topicIn(span.text.replaceAll(/\s+/g, ' '), words),
      words,
      answer: answerBehind(marked, span),
    });
  }
  return [...sections.values()].slice(0, mostSections);
}

/** Parts of the page, calls to action and fields the member asks for. */
export function markedAsked(marked: MarkedText): Asked {
  const sections = sectionsIn(marked);
  const wordsOf = (label: 'button' | 'field'): string[] =>
    [
      ...new Set(marked.of(label).map(({ text }) => trimMarks(text.replaceAll(/\s+/g, ' ')))),
    ].filter((text) => text !== '');
  return {
    sections,
    actions: buttonsOf(quotedButtons(marked.text), [
      ...wordsOf('button').map(labelOn),
      ...calledFor(marked),
    ]),
    fields: wordsOf('field').slice(0, mostFields),
  };
}

/** Words in quotation marks are those of the button; what was read around them is not another one. */
function buttonsOf(quoted: readonly string[], read: readonly string[]): string[] {
  const known = quoted.map((words) => words.toLowerCase());
  const others = read.filter((words) => {
    const lower = words.toLowerCase();
    return !known.some((one) => one.includes(lower) || lower.includes(one));
  });
  return [...quoted, ...others]
    .map((words) => words.replace(/^['‘’"“”«»]+|['‘’"“”«»]+$/gu, ''))
    .slice(0, mostActions);
}

/** "A donate button" and "get a quote" among the sections are what visitors should do. */
const calledFor = (marked: MarkedText): string[] =>
  marked
    .of('section')
    .map(({ text }) => ({ text, words: headingOf(withoutAddresses(text.replaceAll(/\s+/g, ' '))) }))
    .filter(({ text, words }) => (isButton(text) && isCall(words)) || isOwnCall(words))
    .map(({ words }) => words);
