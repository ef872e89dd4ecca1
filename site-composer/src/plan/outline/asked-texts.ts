import type { Brief, Passage } from '../../model/brief';
import type { DraftSection } from '../draft-section';
import { tellsEnough } from '../page-context';
import { isSamePart } from './parts';

type Text = Extract<DraftSection, { kind: 'text' }>;

/** A part that was asked for by name and not in an order, with whole clauses of what was told. */
export function isOfAsked({ heading, paragraphs }: Text, { asked, passages }: Brief): boolean {
  const name = heading?.toLowerCase() ?? '';
  const isAsked = asked.sections.some(({ words }) => words.toLowerCase() === name);
  const isPlaced =
    asked.order.some(({ words }) => isSamePart(words, name)) ||
    passages.some(({ label }) => label !== null && isSamePart(label, name));
  return (
    isAsked &&
    !isPlaced &&
    paragraphs.every((text) => passages.some((one) => isClauseOf(text, one)))
  );
}

type Cards = Extract<DraftSection, { kind: 'cards' }>;

/** Things under a name that was asked for, each of them a whole clause of what was told. */
export function isOfAskedCards({ heading, cards }: Cards, { asked, passages }: Brief): boolean {
  const name = heading?.toLowerCase() ?? '';
  return (
    asked.sections.some(({ words }) => words.toLowerCase() === name) &&
    !passages.some(({ label }) => label !== null && isSamePart(label, name)) &&
    cards.every(({ title }) => passages.some((one) => isClauseOf(title, one)))
  );
}

/** What is true of anyone in a trade, where its owner told little. */
export const isPrepared = ({ cards }: Cards, brief: Brief): boolean =>
  !tellsEnough(brief) &&
  cards.every(
    ({ title }) => !brief.prompt.toLowerCase().includes(title.toLowerCase().slice(0, longestTitle)),
  );

const longestTitle = 60;

/** Whether a text stands in a sentence from one of its marks to another. */
export function isClauseOf(text: string, { text: sentence }: Passage): boolean {
  const part = text.replace(/[.!?]+$/u, '').toLowerCase();
  const whole = sentence.toLowerCase();
  const at = whole.indexOf(part);
  return (
    at !== -1 &&
    /(?:^|[,;:.]\s|\s(?:and|but)\s)$/u.test(whole.slice(0, at)) &&
    /^(?:$|[,;:.]|\s(?:and|but)\s)/u.test(whole.slice(at + part.length))
  );
}
