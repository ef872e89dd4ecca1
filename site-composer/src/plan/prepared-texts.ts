import { purposeTexts } from '../catalogue/purposes/purposes';
import type { PurposeTexts } from '../catalogue/purposes/purposes';
import { isNamedTrade } from './page-context';
import type { PageContext } from './page-context';
import { isMenu } from './plan-offer';
import { trueQuestions } from './true-questions';

/** Whether what is sold is sent: a counter has no basket. */
const sellsOnline = ({ purpose, asked, prompt }: PageContext['brief']): boolean =>
  purpose === 'shop' &&
  (asked.sections.some(({ topic }) => topic === 'shop') ||
    online.test(prompt.slice(0, longestRead)));

const online =
  /\b(?:online (?:shop|store)|e-?commerce|web ?shop|shipping|onlineshop|boutique en ligne|tienda online|loja online|negozio online|webwinkel)\b/iu;
const longestRead = 6_000;

/** The trade's own texts where its name was said, then those of anyone with the purpose. */
function sourcesOf({ brief, trade }: PageContext): readonly Omit<PurposeTexts, 'how'>[] {
  // Who sells pots online takes nobody to the wheel.
  const isOnline = trade?.purpose !== 'shop' && sellsOnline(brief);
  const own = trade !== null && isNamedTrade(brief) && !isOnline ? [trade] : [];
  const general = purposeTexts(brief.purpose, brief.language, brief.voice);
  return general === null || isWalkedInto(brief) ? own : [...own, general];
}

/** Where people eat, or come in without a word before, nobody sends a description of what they need. */
const isWalkedInto = (brief: PageContext['brief']): boolean =>
  brief.purpose === 'business' && (brief.intent === 'visit' || isMenu(brief));

/** Steps that begin with an account are not those of what needs none. */
const noAccount =
  /\b(?:no|without(?: an?)?) (?:account|sign-?\s?up|log-?\s?in|registration|email)\b/iu;
const account = /\b(?:email|account|sign up|register|log in)\b/iu;

/** How it goes, from the first step to the last. */
export function preparedSteps(context: PageContext): { title: string; text: string }[] {
  const withoutAccount = noAccount.test(context.brief.prompt.slice(0, longestRead));
  const source = sourcesOf(context).find(
    ({ steps }) =>
      steps.length > 0 && !(withoutAccount && steps.some((step) => account.test(step.join(' ')))),
  );
  return source?.steps.map(([title, text]) => ({ title, text })) ?? [];
}

/** What the steps are called where nobody named them. */
export function stepsHeading(context: PageContext): string {
  const { brief, say } = context;
  const general = purposeTexts(brief.purpose, brief.language, brief.voice);
  const isOfPurpose = preparedSteps(context)[0]?.title === general?.steps[0]?.[0];
  const isJoined = ['event', 'celebration', 'community', 'shop'].includes(brief.purpose);
  return general !== null && (isOfPurpose || isJoined) ? general.how : say('steps');
}

/** One question by itself is no section. */
const fewestQuestions = 2;

/** What people ask, with answers that hold for anyone. */
export function preparedQuestions(context: PageContext): { question: string; answer: string }[] {
  const source = sourcesOf(context)
    .map(({ questions }) =>
      trueQuestions(
        questions.map(([question, answer]) => ({ question, answer })),
        context.brief,
      ),
    )
    .find((questions) => questions.length >= fewestQuestions);
  return source ?? [];
}
