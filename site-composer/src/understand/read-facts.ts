import type { Facts, LanguageId } from '../model/brief';
import type { Sentence } from '../text/sentences';
import { withoutDaysOfLife } from './days-of-life';
import { findContacts } from './find-contacts';
import { findFigures } from './find-figures';
import { markedDays } from './marked/marked-days';
import { markedHours } from './marked/marked-hours';
import { markedPeople, markedQuotes } from './marked/marked-people';
import { markedGoal } from './marked/marked-prices';
import type { MarkedText } from './marked/marked-text';

/** What can be looked up: contacts, hours, days, people, what was said of them, figures and what is collected for. */
export function readFacts(
  marked: MarkedText,
  sentences: readonly Sentence[],
  name: string | null,
  { today, language }: { today: Date; language: LanguageId },
): Omit<Facts, 'address' | 'areas'> {
  const text = sentences.map((sentence) => sentence.text).join('\n');
  return {
    ...findContacts(marked.text),
    ...markedHours(marked),
    dates: withoutDaysOfLife(marked.text, markedDays(marked, today, language)),
    people: markedPeople(marked, name),
    quotes: markedQuotes(marked),
    figures: findFigures(text),
    ...markedGoal(marked),
  };
}
