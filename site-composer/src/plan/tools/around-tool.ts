import type { Brief } from '../../model/brief';
import type { ToolPlan } from '../../model/page';
import { capitalised, titleCase } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { calledByTool } from './asked-tool-name';
import { withBasketRules } from './basket-rules';
import { toolHeadline } from './tool-headline';
import { isDoneBy, isTextOf, nameOfTool, textsOf } from './tool-words';

const toolNoun =
  /\b(?:app|application|web ?app|tracker|planner|picker|generator|calculator|estimator|timer|stopwatch|counter|pomodoro|catalogue|checklist|ladder|leader ?board|league table|standings|log|organi[sz]er|bug list|database|spinner)\b/i;

/** How much of the instruction says what it is. */
const opening = 160;

/** Whoever asks for an app has visitors who use it; a league's own website is led to its table as well. */
export function briefWithTool(brief: Brief, tool: ToolPlan | null): Brief {
  if (!tool || tool.type === 'open') return brief;
  const used = withIntent(withCounted(withoutHeldName(brief, tool), tool));
  const isWhole = used.purpose === 'application' && wholePages.has(tool.type);
  return withoutOrders(isWhole ? calledByTool(used) : used, tool);
}

/** Where the page was asked for as one of these, what its owner says is how it works. */
const wholePages = new Set<ToolPlan['type']>(['planner', 'worksheet', 'quiz']);

/** "Count how many glasses of water" is a counter of glasses of water, and nothing called "Many". */
function withCounted(brief: Brief, tool: ToolPlan): Brief {
  if (tool.type !== 'counter') return brief;
  const phrase = `${tool.thing.toLowerCase()} counter`;
  return {
    ...brief,
    subject: { ...brief.subject, phrase, head: 'counter' },
    name: brief.name.given ? brief.name : { text: titleCase(phrase), given: false },
  };
}

/** "Count the streak." is said to whoever builds the tool; a sentence with a number may be a fact of a club. */
function withoutOrders(brief: Brief, tool: ToolPlan): Brief {
  if (nameOfTool(tool) === null) return brief;
  const mayDrop = brief.purpose === 'application' || ['formula', 'timer'].includes(tool.type);
  const isFact = (text: string): boolean => (!mayDrop && /\d/.test(text)) || !isDoneBy(tool, text);
  return {
    ...brief,
    remarks: brief.remarks.filter(isFact),
    statements: brief.statements.filter(isFact),
  };
}

/** "Anna" is a player and not what the league is called. */
function withoutHeldName(brief: Brief, tool: ToolPlan): Brief {
  if (!brief.name.given || !isTextOf(textsOf(tool), brief.name.text)) return brief;
  return { ...brief, name: { text: titleCase(brief.subject.phrase), given: false } };
}

function withIntent(brief: Brief): Brief {
  const { phones, emails, address } = brief.facts;
  const reached = phones.length + emails.length > 0 || address !== null;
  if (reached || brief.asked.actions.length > 0) return brief;
  const sells = brief.lists.some(({ items }) => items.filter(({ price }) => price).length > 1);
  const isApp = toolNoun.test(brief.prompt.slice(0, opening)) && !sells;
  if (isApp) return { ...brief, purpose: 'application', intent: 'try' };
  return ['contact', 'read', 'join', 'visit'].includes(brief.intent)
    ? { ...brief, intent: 'try' }
    : brief;
}

/** The other sections without what the tool does or holds: never a card beside it that only names it. */
export function aroundTool(
  brief: Brief,
  tool: ToolPlan | null,
  given: readonly DraftSection[],
): DraftSection[] {
  const { purpose, capabilities } = brief;
  const drafts = given.map((draft) => withBasketRules(brief, draft));
  if (!tool || tool.type === 'open') return drafts;
  const texts = textsOf(tool);
  const asked = new Set(capabilities.map(({ words }) => words.toLowerCase()));
  const isApp = purpose === 'application';
  const isHeld = (title: string): boolean =>
    isTextOf(texts, title) || (isApp && (asked.has(title.toLowerCase()) || isDoneBy(tool, title)));
  return drafts.flatMap((draft): DraftSection[] => {
    if (draft.kind === 'cards') {
      const cards = draft.cards.filter(({ title }) => !isHeld(title));
      return cards.length === 0 ? [] : [{ ...draft, cards }];
    }
    if (draft.kind === 'people') {
      const people = draft.people.filter(({ name }) => !isTextOf(texts, name));
      return people.length === 0 ? [] : [{ ...draft, people }];
    }
    if (isApp && wholePages.has(tool.type) && isOfWorks(draft.kind)) return [];
    // Entries have their own moments: when they are due is told, and takes place nowhere.
    if (draft.kind === 'schedule' && isApp && tool.type === 'list' && tool.moment !== undefined)
      return [];
    if (draft.kind === 'schedule' && tool.type === 'table' && tool.rows.length > 0) return [];
    if (draft.kind === 'prices' && tool.type === 'formula' && isApp) return [];
    // What is asked in a quiz is not answered below it.
    if (draft.kind === 'questions' && tool.type === 'quiz') return [];
    if (draft.kind === 'visit' && isApp && draft.hours.length === 0 && draft.hoursWords === null)
      return [];
    return [draft];
  });
}

/** Steps, sums and choices that the tool itself works with. */
const isOfWorks = (kind: DraftSection['kind']): boolean =>
  ['cards', 'prices', 'steps', 'schedule', 'shop', 'facts', 'visit'].includes(kind);

const plainLeads = {
  quiz: 'toolLead.quiz',
  game: 'toolLead.game',
  board: 'toolLead.board',
  calculator: 'toolLead.calculator',
} as const;

/** A short first screen: what is done with the tool, and a button that leads to it. */
export function heroWithTool(
  { brief, say }: PageContext,
  tool: ToolPlan | null,
  hero: DraftSection,
): DraftSection {
  if (hero.kind !== 'hero' || tool === null) return hero;
  const name = nameOfTool(tool);
  const isApp = brief.purpose === 'application';
  const isNamed = brief.asked.actions.length > 0;
  const label = name === null ? say('action.try') : say(`toolAction.${name}`);
  const actions = hero.actions.map((action) =>
    action.intent === 'try' && !isNamed ? { ...action, label } : action,
  );
  if (!isApp) return { ...hero, actions };
  const headline = headlineWithTool(brief, say, tool, hero.headline);
  const lead = name === null ? plainLead(tool, say) : say(`toolLead.${name}`);
  return {
    ...hero,
    ...kickerWith(brief, headline, hero.kicker),
    headline,
    actions,
    text: lead ?? hero.text,
  };
}

const plainLead = ({ type }: ToolPlan, say: PageContext['say']): string | null =>
  type in plainLeads ? say(plainLeads[type as keyof typeof plainLeads]) : null;

/** A line about what is done says it above what it is called. */
function kickerWith(
  { subject }: Brief,
  headline: string,
  kicker: string | null,
): { kicker: string | null } {
  const isSaid = headline.toLowerCase().includes(subject.phrase.toLowerCase());
  return { kicker: isSaid || kicker !== null ? kicker : capitalised(subject.phrase) };
}

/** A line the member gave, else what is done with the part, else "Yarn, all in one list". */
function headlineWithTool(
  brief: Brief,
  say: PageContext['say'],
  tool: ToolPlan,
  headline: string,
): string {
  const { subject, promise, language } = brief;
  // The first question of a quiz is no slogan.
  if (promise !== null && !isTextOf(textsOf(tool), promise) && tool.type !== 'quiz')
    return headline;
  const line = language === 'en' ? toolHeadline(brief, tool) : null;
  if (line !== null) return line;
  const thing = capitalised(subject.phrase);
  const isBare = headline === thing && thing.split(' ').length < fewestWordsOfLine;
  return tool.type === 'list' && isBare && !toolNoun.test(thing) && !container.test(thing)
    ? say('toolHeadline.list', { thing })
    : headline;
}

/** What is a list by its own name. */
const container =
  /\b(?:lists?|diary|diaries|journal|inventory|register|directory|notebook|logbook|collection|library|archive|index|planner|book)$/i;

const fewestWordsOfLine = 5;
