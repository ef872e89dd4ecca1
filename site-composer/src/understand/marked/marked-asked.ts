import type { AskedSection, Brief } from '../../model/brief';
import type { Span } from '../../spans/find-spans';
import { isBareTopic, topicOf } from '../../catalogue/topics';
import { asSentence, capitalised, trimMarks } from '../../text/casing';
import type { Sentence } from '../../text/sentences';
import { markedLook } from './marked-look';
import { markedQuestions } from './marked-people';
import type { MarkedText } from './marked-text';
import { isAsked } from './said-sentences';

type Asked = Pick<Brief['asked'], 'sections' | 'look' | 'actions' | 'fields' | 'questions'>;

const mostSections = 40;
const mostFields = 24;
const mostActions = 6;

/** "contact anna@studio.example" is a section "contact"; the address has its own place. */
const withoutAddresses = (words: string): string =>
  trimMarks(words.replaceAll(/\S+@\S+|https?:\S+|\bwww\.\S+/gi, '').replaceAll(/\s+/g, ' '));

/** "Where to park (behind the bank)": what stands in brackets right behind a part is its content. */
function answerBehind({ text }: MarkedText, { end }: Span): string | null {
  const answer = /^\s?\(([^()\n]{3,200})\)/.exec(text.slice(end, end + 204))?.[1];
  return answer !== undefined && /\p{L}{3}/u.test(answer) && !isAsked(answer)
    ? asSentence(answer)
    : null;
}

/** A heading names what stands below it: "team page" is "Team", "call me back form" is "Call me back". */
function headingOf(words: string): string {
  const bare = words.replace(/\s(?:page|section|block|area|tab|form)$/i, '');
  return capitalised(isBareTopic(words) ? words : bare);
}

/** What every page has. */
const isFrame =
  /^(?:(?:hero|header|footer|banner|nav(?:bar|igation)?|menu bar)(?: (?:section|area|image|bar))?(?: with .*)?|(?:[\p{L} ]{0,30} )?(?:call to action|cta)(?: buttons?)?)$/iu;

function sectionsIn(marked: MarkedText): AskedSection[] {
  const sections = new Map<string, AskedSection>();
  for (const span of marked.of('section')) {
    const words = headingOf(withoutAddresses(trimMarks(span.text.replaceAll(/\s+/g, ' '))));
    const known = sections.get(words.toLowerCase());
    if (words === '' || isFrame.test(words) || (known && known.answer !== null)) continue;
    sections.set(words.toLowerCase(), {
      topic: topicOf(span.text.toLowerCase().replaceAll(/\s+/g, ' ')),
      words,
      answer: answerBehind(marked, span),
    });
  }
  return [...sections.values()].slice(0, mostSections);
}

/** Parts of the page, looks, calls to action and fields the member asks for. */
export function markedAsked(marked: MarkedText, sentences: readonly Sentence[]): Asked {
  const wordsOf = (label: 'button' | 'field'): string[] =>
    [
      ...new Set(marked.of(label).map(({ text }) => trimMarks(text.replaceAll(/\s+/g, ' ')))),
    ].filter((text) => text !== '');
  return {
    sections: sectionsIn(marked),
    look: markedLook(marked, sentences),
    actions: wordsOf('button').slice(0, mostActions).map(capitalised),
    fields: wordsOf('field').slice(0, mostFields),
    questions: markedQuestions(marked),
  };
}
