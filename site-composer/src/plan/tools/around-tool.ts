import type { Brief } from '../../model/brief';
import type { ToolPlan } from '../../model/page';
import { capitalised, titleCase } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { lowerFirst } from '../write-headline';
import { isDoneBy, isTextOf, nameOfTool, textsOf } from './tool-words';

const toolNoun =
  /\b(?:app|application|web ?app|tracker|planner|picker|generator|calculator|estimator|timer|stopwatch|pomodoro|catalogue|checklist|ladder|leader ?board|league table|standings|log|organi[sz]er|bug list|database|spinner)\b/i;

/** How much of the instruction says what it is. */
const opening = 160;

/** Whoever asks for an app has visitors who use it; a league's own website is led to its table as well. */
export function briefWithTool(brief: Brief, tool: ToolPlan | null): Brief {
  if (!tool || tool.type === 'open') return brief;
  return withoutOrders(withIntent(withoutHeldName(brief, tool)), tool);
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
  { purpose, capabilities }: Brief,
  tool: ToolPlan | null,
  drafts: readonly DraftSection[],
): DraftSection[] {
  if (!tool || tool.type === 'open') return [...drafts];
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
    if (draft.kind === 'schedule' && tool.type === 'table' && tool.rows.length > 0) return [];
    if (draft.kind === 'prices' && tool.type === 'formula' && isApp) return [];
    if (draft.kind === 'visit' && isApp && draft.hours.length === 0 && draft.hoursWords === null)
      return [];
    return [draft];
  });
}

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
  const name = tool ? nameOfTool(tool) : null;
  if (hero.kind !== 'hero') return hero;
  if (name === null)
    return tool && tool.type in plainLeads && hero.text === say('lead.application')
      ? { ...hero, text: say(plainLeads[tool.type as keyof typeof plainLeads]) }
      : hero;
  const isNamed = brief.asked.actions.length > 0;
  const actions = hero.actions.map((action) =>
    action.intent === 'try' && !isNamed ? { ...action, label: say(`toolAction.${name}`) } : action,
  );
  return brief.purpose === 'application'
    ? {
        ...hero,
        headline: headlineWithTool(brief, say, name, hero.headline),
        actions,
        icons: [],
        text: say(`toolLead.${name}`),
      }
    : { ...hero, actions };
}

/** Where nothing but the things in a list was named, the line says what is done with them: "Yarn, all in one list". */
function headlineWithTool(
  { subject }: Brief,
  say: PageContext['say'],
  name: string,
  headline: string,
): string {
  const thing = capitalised(subject.phrase);
  const isBare = headline === thing && thing.split(' ').length < fewestWordsOfLine;
  const kept = thing.replace(/[ -](?:web ?)?app(?:lication)?$/iu, '');
  if (name === 'list' && isBare && kept !== thing && container.test(kept))
    return say('toolHeadline.kept', {
      thing: lowerFirst(kept.replace(/^to do list/iu, 'To-do list')),
    });
  return name === 'list' && isBare && !toolNoun.test(thing) && !container.test(thing)
    ? say('toolHeadline.list', { thing })
    : headline;
}

/** What is a list by its own name. */
const container =
  /\b(?:lists?|diary|diaries|journal|inventory|register|directory|notebook|logbook|collection|library|archive|index|planner|book)$/i;

const fewestWordsOfLine = 5;
