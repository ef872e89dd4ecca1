import type { Passage } from '../../model/brief';
import { asSentence } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import { tellsEnough } from '../page-context';
import type { PageContext } from '../page-context';
import { isRefusal } from '../refusals';
import type { PriceRows } from './price-rows';

type Question = Extract<DraftSection, { kind: 'questions' }>['questions'][number];

const fewest = 2;
const mostRows = 4;

/**
 * Questions that were asked for and not given, as far as what was told answers them: their answers are facts of the owner's, and none
 * is made up. Null where fewer than two can be answered.
 */
function ownQuestions(
  { brief, say }: PageContext,
  prices: ReadonlyMap<Passage, PriceRows>,
  rows: readonly DraftSection[],
  lead: string | null,
): DraftSection | null {
  const { phones, emails, address } = brief.facts;
  const items = [...prices.values()].flatMap((read) => read.items).slice(0, mostRows);
  const visit = rows.find((draft) => draft.kind === 'visit');
  const hours = visit?.kind === 'visit' ? visit.hoursWords : null;
  const ways = [phones[0], emails[0]].filter((way) => way !== undefined);
  const refused = brief.passages.filter(({ text }) => isRefusal(text) && speaks.test(text));
  const box = brief.passages.find(({ text }) => /\bbox \d/iu.test(text))?.text;
  const questions: Question[] = [
    pair(say('ask.cost'), items.map(({ title, price }) => `${title}: ${price ?? ''}`).join('; ')),
    pair(say('ask.open'), hours ?? ''),
    pair(say('ask.where'), address ?? box ?? ''),
    pair(say('ask.not'), refused.map(({ text }) => asSentence(text)).join(' ')),
    pair(say('ask.reach'), ways.join(' · ')),
  ].filter(({ answer }) => answer !== '');
  // What the first screen says is asked only where there is too little else.
  if (questions.length < fewest) questions.unshift(pair(say('ask.what'), lead ?? ''));
  if (questions.length < fewest || questions[0]?.answer === '') return null;
  return {
    kind: 'questions',
    heading: say('questions'),
    navigation: say('questionsNav'),
    questions,
  };
}

const pair = (question: string, answer: string): Question => ({
  question,
  answer: answer === '' || /\S@\S|\d$/u.test(answer) ? answer : asSentence(answer),
});

const speaks = /^(?:we|i|wir|ich|nous|je|no|non|wij|ik|não)\b/iu;

/** Questions that were asked for are answered by what was told, and not by what is true of anyone in a trade. */
export function withQuestions(
  context: PageContext,
  rows: readonly DraftSection[],
  prices: ReadonlyMap<Passage, PriceRows>,
  lead: string | null,
): DraftSection[] {
  const { brief } = context;
  const isAsked = brief.asked.sections.some(({ topic }) => topic === 'questions');
  if (brief.asked.questions.length > 0) return [...rows];
  // Who tells little leaves room for what is true of anyone in their trade.
  if (!isAsked && !tellsEnough(brief)) return [...rows];
  const others = rows.filter(({ kind }) => kind !== 'questions');
  const own = isAsked ? ownQuestions(context, prices, rows, lead) : null;
  return own === null ? others : [...others, own];
}
