import type { Brief } from '../model/brief';
import type { ToolPlan } from '../model/page';
import { joined } from '../text/casing';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { featuresIn, isSystem, needsOf } from './tools/app-features';
import { noteDetails } from './tools/note-details';
import { planTasks } from './tools/plan-tasks';
import { isDoneBy, nameOfTool } from './tools/tool-words';

/** The part of an application that really works on the page; null where none would. */
export function planTool(context: PageContext, tool: ToolPlan | null): DraftSection | null {
  noteTool(context, tool);
  return tool ? draftOf(context, tool) : null;
}

/** A second part beside the main one: what is to be done while a timer runs. */
export function planSecondTool(context: PageContext, tool: ToolPlan | null): DraftSection | null {
  const tasks = besideTimer(context, tool);
  return tasks ? draftOf(context, tasks) : null;
}

function besideTimer(context: PageContext, tool: ToolPlan | null): ToolPlan | null {
  if (tool?.type !== 'timer' || context.brief.purpose !== 'application') return null;
  const tasks = planTasks(context);
  return tasks?.type === 'tasks' ? { ...tasks, storageKey: `${tasks.storageKey}-tasks` } : null;
}

function draftOf({ say }: PageContext, tool: ToolPlan): DraftSection {
  // The sign speaks for itself, right below the name of the place.
  if (tool.type === 'open') return { kind: 'tool', heading: null, navigation: null, tool };
  const name = nameOfTool(tool);
  const own = tool.type === 'table' ? tool.heading : undefined;
  const heading = own ?? say(name === null ? 'tool' : `tool.${name}`);
  return { kind: 'tool', heading, navigation: heading, tool };
}

/** What a page alone cannot do, and who could. */
function notePresented(brief: Brief, notes: string[]): void {
  const needs = needsOf(featuresIn(brief));
  const why = needs.length === 0 ? '' : ` What it does needs ${joined(needs, 'and')}.`;
  notes.push(
    `The application itself is not made: this page presents it, part by part, in your own words, and nothing on it works.${why} A language model connected to this builder would write the working application.`,
  );
}

/** One part of many works; the others need what a page alone has not. */
function notePart(brief: Brief, notes: string[]): void {
  const needs = needsOf(featuresIn(brief));
  const why = needs.length === 0 ? '' : ` That needs ${joined(needs, 'and')}.`;
  notes.push(
    `One part of this page works, and what is entered there stays in the browser of whoever enters it; the other parts are presented and do nothing yet.${why} A language model connected to this builder would also write the rest.`,
  );
}

/** What works and what does not: a wish nobody built is told to the member, not to visitors. */
function noteTool(context: PageContext, tool: ToolPlan | null): void {
  const { brief, notes, unfulfilled } = context;
  if (!tool) {
    if (brief.purpose === 'application') notePresented(brief, notes);
    return;
  }
  noteDetails(context, tool);
  if (brief.purpose !== 'application') return;
  if (isSystem(brief)) {
    notePart(brief, notes);
    return;
  }
  notes.push(
    'The page has one working part, and what is entered stays in the browser of whoever enters it. A language model connected to this builder would also write the rest.',
  );
  if (nameOfTool(tool) === null) return;
  const second = besideTimer(context, tool);
  const wishes = brief.capabilities.flatMap(({ words }) =>
    words.split(/,\s|\s(?:and|und|et|y|e|en)\s/),
  );
  for (const wish of new Set(wishes))
    if (
      wish.includes(' ') &&
      ![tool, ...(second ? [second] : [])].some((one) => isDoneBy(one, wish))
    )
      unfulfilled.push(`“${wish}” is not built: the working part of this page does not do it.`);
}
