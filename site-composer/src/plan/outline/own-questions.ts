import type { Passage } from '../../model/brief';
import type { MessageId } from '../../catalogue/messages/messages';
import { asSentence } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import { isExcluded, tellsEnough } from '../page-context';
import type { PageContext } from '../page-context';
import { isRefusal } from '../refusals';
import { questionOf } from './asked-of';
import type { PriceRows } from './price-rows';
import { lostWords } from './shown';
import { sumPattern } from '../../text/sums';
import { turnedQuestion } from './turned-question';

type Question = Extract<DraftSection, { kind: 'questions' }>['questions'][number];

const fewest = 2;
const most = 9;
const mostRows = 8;

/**
 * Questions that were asked for and not given, as far as what was told answers them: their answers are facts of the owner's, and none
 * is made up. Null where fewer than two can be answered.
 */
function ownQuestions(
  context: PageContext,
  prices: ReadonlyMap<Passage, PriceRows>,
  rows: readonly DraftSection[],
  lead: string | null,
): DraftSection | null {
  const { brief, say } = context;
  const { phones, emails, address } = brief.facts;
  const visit = rows.find((draft) => draft.kind === 'visit');
  const hours = visit?.kind === 'visit' ? visit.hoursWords : null;
  const ways = [phones[0], emails[0]].filter((way) => way !== undefined);
  const box = brief.passages.find(({ text }) => /\bbox \d/iu.test(text))?.text;
  const told = brief.passages.filter(
    (passage) => passage.text !== lead && !prices.has(passage) && !isOfRows(passage, rows, brief),
  );
  const questions: Question[] = [
    pair(say('ask.cost'), costOf(prices) || costTold(told)),
    pair(say('ask.open'), hours ?? ''),
    pair(say('ask.where'), address ?? box ?? ''),
    ...toldAnswers(
      context,
      told.filter(({ text }) => !isPriced(text)),
    ),
  ].filter(({ answer }) => answer !== '');
  const reach = pair(say('ask.reach'), ways.join(' · '));
  const all = [...questions.slice(0, most - 1), ...(reach.answer === '' ? [] : [reach])];
  // What the first screen says is asked only where there is too little else.
  if (all.length < fewest) all.unshift(pair(say('ask.what'), lead ?? ''));
  if (all.length < fewest || all[0]?.answer === '') return null;
  return {
    kind: 'questions',
    heading: say('questions'),
    navigation: say('questionsNav'),
    questions: all,
  };
}

function costOf(prices: ReadonlyMap<Passage, PriceRows>): string {
  const items = [...prices.values()].flatMap((read) => read.items).slice(0, mostRows);
  return items
    .map(
      ({ title, price, text }) => `${title}: ${[price, lowered(text)].filter(Boolean).join(', ')}`,
    )
    .join('; ');
}

/** The sentences that tell a sum, where no list of prices does; a deposit is asked for by itself. */
const costTold = (told: readonly Passage[]): string =>
  told
    .filter(({ text }) => isPriced(text))
    .map(({ text }) => asSentence(text))
    .join(' ');

const isPriced = (text: string): boolean =>
  text.search(sumPattern) !== -1 && questionOf(text) !== 'ask.deposit';

const lowered = (text = ''): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** What stands in a programme, a list of people or the like answers for itself. */
const isOfRows = (
  { text }: Passage,
  rows: readonly DraftSection[],
  brief: PageContext['brief'],
): boolean =>
  /\S@\S|\d{3,}[\s-]\d{3,}/u.test(text) ||
  rows.some((draft) => draft.kind !== 'contact' && lostWords(text, draft, brief).length === 0);

/** Questions whose answers are whole sentences: by what they speak of, in English by their grammar, and what is not done. */
function toldAnswers({ brief, say }: PageContext, told: readonly Passage[]): Question[] {
  const byTopic = new Map<MessageId, string[]>();
  const turned: Question[] = [];
  const refused: string[] = [];
  for (const { text, label } of told) {
    // What stands under a heading of its owner's is found there.
    const topic = label === null ? questionOf(text) : null;
    const own = brief.language === 'en' && topic === null ? turnedQuestion(text) : null;
    if (topic !== null) byTopic.set(topic, [...(byTopic.get(topic) ?? []), asSentence(text)]);
    else if (own !== null) turned.push(own);
    else if (label === null && isRefusal(text) && speaks.test(text)) refused.push(asSentence(text));
  }
  return [
    ...[...byTopic].map(([topic, texts]) => pair(say(topic), texts.join(' '))),
    ...turned,
    pair(say('ask.not'), refused.join(' ')),
  ];
}

const pair = (question: string, answer: string): Question => ({
  question,
  answer: answer === '' || /\S@\S|\d$/u.test(answer) ? answer : asSentence(answer),
});

const asksFor =
  /(?<!(?:no|without|skip the|skip|not an?) )(?<!\p{L})(?:faqs?|q\s?(?:&|and)\s?a|frequently asked questions|häufige fragen|preguntas frecuentes|questions fréquentes|foire aux questions|perguntas frequentes|domande frequenti|veelgestelde vragen)(?!\p{L})/iu;
const longestRead = 6_000;

const speaks = /^(?:we|i|wir|ich|nous|je|no|non|wij|ik|não)\b/iu;

/** Questions that were asked for are answered by what was told, and not by what is true of anyone in a trade. */
export function withQuestions(
  context: PageContext,
  rows: readonly DraftSection[],
  prices: ReadonlyMap<Passage, PriceRows>,
  lead: string | null,
): DraftSection[] {
  const { brief } = context;
  const isAsked =
    brief.asked.sections.some(({ topic }) => topic === 'questions') ||
    (asksFor.test(brief.prompt.slice(0, longestRead)) && !isExcluded(context, 'questions'));
  if (brief.asked.questions.length > 0) return [...rows];
  // Who tells little leaves room for what is true of anyone in their trade.
  if (!isAsked && !tellsEnough(brief)) return [...rows];
  const others = rows.filter(({ kind }) => kind !== 'questions');
  const own = isAsked ? ownQuestions(context, prices, rows, lead) : null;
  return own === null ? others : [...others, own];
}
