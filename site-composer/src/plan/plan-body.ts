import type { ToolPlan } from '../model/page';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { planAbout } from './plan-about';
import { planGallery, planQuestions, planQuotes, planSteps } from './plan-asked';
import { planPeople } from './plan-people';
import { planSchedule } from './plan-schedule';
import { planAwaited } from './plan-awaited';
import { planCalls, takeSought } from './plan-calls';
import { planContact } from './plan-contact';
import { planFacts, planGoal } from './plan-facts';
import { planNewsletter } from './plan-newsletter';
import { planVisit } from './plan-visit';
import { planSecondTool, planTool } from './plan-tool';
import { presents } from './tools/present-application';
import { planCountdown } from './plan-countdown';

/** The order of a page: what it is, what there is, who does it, when and where, and how to go on. */
export function planBody(
  context: PageContext,
  offer: readonly DraftSection[],
  chosen: ToolPlan | null,
  survey: DraftSection | null,
): DraftSection[] {
  const { brief } = context;
  const sought = takeSought(context);
  // Parts of an application are no sections of a page: they stand among its features.
  const isApp = brief.purpose === 'application';
  // Before the rest about the subject: what it says of days is said once.
  const schedule = isApp && brief.facts.dates.length === 0 ? null : planSchedule(context);
  const about = planAbout(context);
  const countdown = planCountdown(context);
  // A survey or a countdown is the working part itself.
  const isOther = chosen === null && (survey !== null || countdown !== null);
  const tool = isOther ? null : planTool(context, chosen);
  const newsletter = planNewsletter(context);
  const first = ['person', 'organisation', 'community', 'celebration'].includes(brief.purpose)
    ? [about, ...offer]
    : [...offer, about];
  const content = [
    planFacts(context),
    planGoal(context),
    countdown,
    ...(presents(brief, chosen) && survey === null
      ? [...first, tool]
      : [tool, planSecondTool(context, chosen), survey, ...first]),
    schedule,
    ...(isApp ? [] : [planGallery(context), planSteps(context)]),
    isApp && brief.facts.people.length === 0 ? null : planPeople(context),
    planQuotes(context),
    planQuestions(context),
    planVisit(context),
  ];
  // Known once the content is: what has none so far is awaited.
  const calls = [...planAwaited(context), ...planCalls(context, sought)];
  // What asks visitors to write needs a form for it, whatever else the page has.
  const isWritten = calls.length > 0 && newsletter === null;
  const contact =
    !isWritten &&
    (survey !== null ||
      (isApp && countdown !== null) ||
      (newsletter !== null && isOnlyRead(context)) ||
      isOnlySold(context, offer))
      ? null
      : planContact(context);
  return [...content, ...calls, newsletter, contact].filter((section) => section !== null);
}

/** Whose readers leave their address for the newsletter need no second form. */
const isOnlyRead = ({ brief: { purpose, facts } }: PageContext): boolean =>
  purpose === 'publication' && facts.phones.length + facts.emails.length === 0;

/** What is sold has its own order form; without an address or a number there is nothing else to write. */
const isOnlySold = (
  { brief: { facts, asked } }: PageContext,
  offer: readonly DraftSection[],
): boolean =>
  offer.some(({ kind }) => kind === 'shop') &&
  facts.phones.length + facts.emails.length + facts.links.length === 0 &&
  !asked.sections.some(
    ({ topic, words }) =>
      topic === 'contact' || (topic === 'form' && !/newsletter|subscri|mailing list/i.test(words)),
  );
