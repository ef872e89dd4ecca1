import type { Brief } from '../model/brief';
import type { Action, PagePlan, ToolPlan } from '../model/page';
import { cutTo, trimMarks } from '../text/casing';
import { addRemarks } from './add-remarks';
import { callAction, mainAction } from './plan-actions';
import { chooseLook } from './choose-look';
import { placeSections } from './choose-layouts';
import type { LayoutsOf } from './choose-layouts';
import type { DraftSection } from './draft-section';
import { pairSections } from './pair-sections';
import { makeContext } from './page-context';
import type { PageContext } from './page-context';
import {
  planAbout,
  planGallery,
  planPeople,
  planQuestions,
  planQuotes,
  planSchedule,
  planSteps,
} from './plan-asked';
import { planAwaited } from './plan-awaited';
import { planCalls } from './plan-calls';
import { noteUnplaced } from './note-unplaced';
import { planContact, planFacts, planGoal, planNewsletter, planVisit } from './plan-contact';
import { planDetails, takeDetails } from './plan-details';
import type { Detail } from './plan-details';
import { fillOut } from './fill-out';
import { planHero } from './plan-hero';
import { isMenu, planOffer } from './plan-offer';
import { chooseTool } from './choose-tool';
import { planSecondTool, planTool } from './plan-tool';
import {
  heroOfPresented,
  heroWithCountdown,
  heroWithSurvey,
  planPresented,
  presents,
} from './tools/present-application';
import { planSurvey } from './tools/plan-survey';
import { aroundTool, briefWithTool, heroWithTool } from './tools/around-tool';
import { planAskedContent } from './asked-content';
import { placeLost } from './place-lost';
import { inAskedOrder } from './section-order';
import { withoutRepetition } from './remember-shown';
import { withWholeSentences } from './whole-sentences';
import { noteChoices } from './write-notes';

/** Plans the page: sections, their order and copy, and the appearance. */
export function planPage(said: Brief, layoutsOf: LayoutsOf): PagePlan {
  const { brief: given, details } = takeDetails(withWholeSentences(said));
  const tool = chooseTool(makeContext(given));
  const brief = briefWithTool(given, tool);
  const context = makeContext(brief);
  const { look, direction } = chooseLook(context);
  const content = planAskedContent(context);
  const survey = tool ? null : planSurvey(context);
  const offer = survey ? [] : presents(brief, tool) ? planPresented(context) : planOffer(context);
  const more = brief.intent === 'try' && (tool || survey) ? null : moreAction(context, offer);
  const hero = heroFor(context, tool, survey, planHero(context, '#contact', more));
  const planned = withDetails(
    context,
    details,
    planBody(context, [...offer, ...content], tool, survey),
  );
  const body = inAskedOrder(context, aroundTool(brief, tool, fillOut(context, planned)));
  const told = placeLost(context, addRemarks(context, withoutRepetition([hero, ...body])));
  const drafts = tool === null ? told : told.filter((draft) => !isOrderAlone(brief, draft));
  const sections = pairSections(placeSections(drafts, direction, brief, layoutsOf));
  const withTargets = sections.map((section) =>
    section.kind === 'hero' || section.kind === 'call'
      ? { ...section, actions: section.actions.map((action) => retarget(action, sections)) }
      : section.kind === 'prices' && section.action !== undefined
        ? { ...section, action: retarget(section.action, sections) }
        : section,
  );
  noteUnplaced(context, drafts);
  noteChoices(context);
  return {
    language: brief.language,
    name: brief.name.text,
    title: titleOf(brief),
    description: hero.kind === 'hero' ? `${hero.headline}. ${hero.text ?? ''}`.slice(0, 160) : '',
    look,
    sections: withTargets,
    footer: [
      context.say('footer', { name: brief.name.text }),
      ...(brief.place === null ? [] : [brief.place]),
    ],
    openFacts: [...context.openFacts],
    notes: context.notes,
    unfulfilled: context.unfulfilled,
  };
}

const longestStart = 40;

/** "A quiz about capitals for my class, show the score": what was asked for stands as the part that works, and tells nobody else anything. */
const isOrderAlone = ({ purpose, prompt }: Brief, draft: DraftSection): boolean =>
  purpose === 'application' &&
  draft.kind === 'text' &&
  draft.paragraphs.length === 1 &&
  prompt
    .trim()
    .toLowerCase()
    .startsWith(draft.paragraphs[0]?.slice(0, longestStart).toLowerCase() ?? '-');

/** The first screen with what is done here: the tool, the questions, the days to go, or an address to leave. */
function heroFor(
  context: PageContext,
  tool: ToolPlan | null,
  survey: DraftSection | null,
  hero: DraftSection,
): DraftSection {
  const { brief } = context;
  if (survey) return heroWithSurvey(hero, survey);
  if (!tool && brief.purpose === 'application' && planCountdown(context))
    return heroWithCountdown(context, hero);
  const used = tool ? heroWithTool(context, tool, hero) : hero;
  return presents(brief, tool) ? heroOfPresented(context, used, tool) : used;
}

function titleOf({ name, subject, place }: Brief): string {
  const said = name.text.toLowerCase();
  const what = said.includes(subject.phrase.toLowerCase()) ? '' : ` – ${subject.phrase}`;
  const where = place === null || said.includes(place.toLowerCase()) ? '' : `, ${place}`;
  return trimMarks(cutTo(70, `${name.text}${what}${where}`));
}

const behindDetails = new Set<DraftSection['kind']>([
  'gallery',
  'people',
  'quotes',
  'questions',
  'visit',
  'call',
  'form',
  'contact',
]);

/** Details stand behind the day and its programme, before the people and the reply. */
function withDetails(
  context: PageContext,
  details: readonly Detail[],
  body: readonly DraftSection[],
): DraftSection[] {
  const section = planDetails(context, details);
  if (section === null) return [...body];
  const at = body.findIndex(({ kind }) => behindDetails.has(kind));
  const place = at === -1 ? body.length : at;
  return [...body.slice(0, place), section, ...body.slice(place)];
}

/** The order of a page: what it is, what there is, who does it, when and where, and how to go on. */
function planBody(
  context: PageContext,
  offer: readonly DraftSection[],
  chosen: ToolPlan | null,
  survey: DraftSection | null,
): DraftSection[] {
  const { brief } = context;
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
  const calls = [...planAwaited(context), ...planCalls(context)];
  // What asks visitors to write needs a form for it, whatever else the page has.
  const isWritten = calls.length > 0 && newsletter === null;
  const contact =
    !isWritten &&
    (survey !== null ||
      (isApp && countdown !== null) ||
      (newsletter !== null && isOnlyRead(context)) ||
      isOnlySold(context, offer))
      ? null
      : planContact(context, chosen !== null && chosen.type !== 'open' && !presents(brief, chosen));
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

const noCountdown =
  /\b(?:no|not|without|never|avoid|nor|don['’]t|kein\p{L}*|ohne|sans|pas|sin|senza|geen|sem)\b[^.!?\n]{0,60}\bcount ?down/iu;

function planCountdown({ brief, say }: PageContext): DraftSection | null {
  const [date] = brief.facts.dates;
  const said = brief.prompt.slice(0, 20_000);
  const wanted = /\bcountdown|\bcount down/i.test(said) && !noCountdown.test(said);
  if (!wanted || !date || date.iso === null) return null;
  return {
    kind: 'countdown',
    heading: say('countdown'),
    navigation: null,
    datetime: date.iso,
    label: brief.name.text,
  };
}

/** A second way on from the first screen: the words asked for, the telephone, or the prices. */
function moreAction(context: PageContext, offer: readonly DraftSection[]): Action | null {
  const { brief, say } = context;
  const first = offer[0];
  const second = brief.asked.actions[1];
  if (second !== undefined && second.length <= 40)
    return { label: second, intent: 'visit', href: `#${first?.kind ?? 'contact'}` };
  const dial = callAction(context, mainAction(context, '#contact'));
  if (dial) return dial;
  const prices = offer.find(({ kind }) => kind === 'prices' || kind === 'shop');
  if (prices?.kind === 'prices' && countPrices(prices) >= fewestPrices)
    return {
      label: say(isMenu(brief) || prices.heading === say('menu') ? 'more.menu' : 'more.prices'),
      intent: 'visit',
      href: '#prices',
    };
  const sells = ['business', 'product', 'application'].includes(brief.purpose);
  if (!first || !sells || first.kind !== 'cards' || first.cards.length < fewestCards) return null;
  const id = brief.purpose === 'business' ? 'offer' : 'features';
  return { label: say(`more.${id}`), intent: 'visit', href: `#${first.kind}` };
}

/** One price is seen without being led to it. */
const fewestPrices = 2;
const countPrices = ({ groups }: Extract<DraftSection, { kind: 'prices' }>): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);

/** Two cards are seen without being led to them. */
const fewestCards = 3;

/** Whoever plans a visit is led to a form for it, and past one for prayers or valuations to what a visit is like. */
function visited(kind: string, sections: PagePlan['sections']): string {
  const form = sections.find((section) => section.kind === 'contact');
  const isForm =
    form?.kind === 'contact' && form.form?.some(({ type }) => type === 'date') === true;
  if (kind !== 'contact' || isForm) return kind;
  return ['visit', 'steps'].find((one) => sections.some((section) => section.kind === one)) ?? kind;
}

/** Links point at sections by kind until the sections have their anchors. */
function retarget(action: Action, sections: PagePlan['sections']): Action {
  if (!action.href.startsWith('#')) return action;
  const kind =
    action.intent === 'visit' ? visited(action.href.slice(1), sections) : action.href.slice(1);
  const wanted =
    action.intent === 'try' ? sections.find((section) => section.kind === 'tool') : undefined;
  const target = wanted ?? sections.find((section) => section.kind === kind || section.id === kind);
  const last = sections.at(-1);
  return { ...action, href: `#${target?.id ?? last?.id ?? 'top'}` };
}
