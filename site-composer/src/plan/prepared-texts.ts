import type { MessageId } from '../catalogue/messages/messages';
import type { Trade } from '../catalogue/trade';
import { isNamedTrade } from './page-context';
import type { PageContext } from './page-context';
import { trueQuestions } from './true-questions';

/** Whether what is sold is sent: a counter has no basket. */
const sellsOnline = ({ purpose, asked, prompt }: PageContext['brief']): boolean =>
  purpose === 'shop' &&
  (asked.sections.some(({ topic }) => topic === 'shop') ||
    online.test(prompt.slice(0, longestRead)));

const online =
  /\b(?:online (?:shop|store)|e-?commerce|web ?shop|shipping|onlineshop|boutique en ligne|tienda online|loja online|negozio online|webwinkel)\b/iu;
const longestRead = 6_000;

/**
 * The trade whose own texts hold here: only where its name was said. Nothing is said of anybody for whom no texts were
 * written: what fits every business tells nothing of this one.
 */
function sourceOf({ brief, trade }: PageContext): Trade | null {
  // Who sells pots online takes nobody to the wheel.
  const isOnline = trade?.purpose !== 'shop' && sellsOnline(brief);
  return trade !== null && isNamedTrade(brief) && !isOnline ? trade : null;
}

/** Steps that begin with an account are not those of what needs none. */
const noAccount =
  /\b(?:no|without(?: an?)?) (?:account|sign-?\s?up|log-?\s?in|registration|email)\b/iu;
const account = /\b(?:email|account|sign up|register|log in)\b/iu;

/** How it goes, from the first step to the last. */
export function preparedSteps(context: PageContext): { title: string; text: string }[] {
  const withoutAccount = noAccount.test(context.brief.prompt.slice(0, longestRead));
  const steps = sourceOf(context)?.steps ?? [];
  if (withoutAccount && steps.some((step) => account.test(step.join(' ')))) return [];
  return steps.map(([title, text]) => ({ title, text }));
}

const joined = ['event', 'celebration', 'community', 'shop'] as const;

/** What the steps are called where nobody named them. */
export function stepsHeading({ brief, say }: PageContext): string {
  const purpose = joined.find((one) => one === brief.purpose);
  return say(purpose === undefined ? 'steps' : (`steps.${purpose}` satisfies MessageId));
}

/** One question by itself is no section. */
const fewestQuestions = 2;

/** What people ask, with answers that hold for anyone in the trade. */
export function preparedQuestions(context: PageContext): { question: string; answer: string }[] {
  const questions = trueQuestions(
    (sourceOf(context)?.questions ?? []).map(([question, answer]) => ({ question, answer })),
    context.brief,
  );
  return questions.length >= fewestQuestions ? questions : [];
}
