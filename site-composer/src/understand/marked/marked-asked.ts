import type { Brief } from '../../model/brief';
import { topicOf } from '../../catalogue/topics';
import { capitalised, trimMarks } from '../../text/casing';
import type { Sentence } from '../../text/sentences';
import { markedLook } from './marked-look';
import { markedQuestions } from './marked-people';
import type { MarkedText } from './marked-text';

type Asked = Pick<Brief['asked'], 'sections' | 'look' | 'actions' | 'fields' | 'questions'>;

const mostSections = 40;
const mostFields = 24;
const mostActions = 6;

/** "contact anna@studio.example" is a section "contact"; the address has its own place. */
const withoutAddresses = (words: string): string =>
  trimMarks(words.replaceAll(/\S+@\S+|https?:\S+|\bwww\.\S+/gi, '').replaceAll(/\s+/g, ' '));

/** Parts of the page, looks, calls to action and fields the member asks for. */
export function markedAsked(marked: MarkedText, sentences: readonly Sentence[]): Asked {
  const wordsOf = (label: 'section' | 'button' | 'field'): string[] =>
    [
      ...new Set(marked.of(label).map(({ text }) => trimMarks(text.replaceAll(/\s+/g, ' ')))),
    ].filter((text) => text !== '');
  return {
    sections: wordsOf('section')
      .map(withoutAddresses)
      .filter((words) => words !== '')
      .slice(0, mostSections)
      .map((words) => ({
        topic: topicOf(words.toLowerCase()),
        words: capitalised(words),
        items: [],
      })),
    look: markedLook(marked, sentences),
    actions: wordsOf('button').slice(0, mostActions).map(capitalised),
    fields: wordsOf('field').slice(0, mostFields),
    questions: markedQuestions(marked),
  };
}
