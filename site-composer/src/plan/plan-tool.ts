import type { Brief } from '../model/brief';
import type { ToolPlan } from '../model/page';
import { joined } from '../text/casing';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { featuresIn, needsOf } from './tools/app-features';
import { isDoneBy, nameOfTool } from './tools/tool-words';

/** The part of an application that really works on the page; null where none would. */
export function planTool(context: PageContext, tool: ToolPlan | null): DraftSection | null {
  const { say } = context;
  noteTool(context, tool);
  if (!tool) return null;
  // The sign speaks for itself, right below the name of the place.
  if (tool.type === 'open') return { kind: 'tool', heading: null, navigation: null, tool };
  const name = nameOfTool(tool);
  const heading = say(name === null ? 'tool' : `tool.${name}`);
  return { kind: 'tool', heading, navigation: heading, tool };
}

/** What a page alone cannot do, and who could. */
function notePresented(brief: Brief, notes: string[]): void {
  const needs = needsOf(featuresIn(brief));
  const why = needs.length === 0 ? '' : ` What it does needs ${joined(needs, 'and')}.`;
  notes.push(
    `This page presents the application and takes addresses of those who wait for it; nothing else on it works.${why} A language model connected to this builder would write the working application.`,
  );
}

/** What works and what does not: a wish nobody built is told to the member, not to visitors. */
function noteTool({ brief, notes, unfulfilled }: PageContext, tool: ToolPlan | null): void {
  if (!tool) {
    if (brief.purpose === 'application') notePresented(brief, notes);
    return;
  }
  if (brief.purpose !== 'application') return;
  notes.push(
    'The page has one working part, and what is entered stays in the browser of whoever enters it. A language model connected to this builder would also write the rest.',
  );
  if (nameOfTool(tool) === null) return;
  const wishes = brief.capabilities.flatMap(({ words }) =>
    words.split(/,\s|\s(?:and|und|et|y|e|en)\s/),
  );
  for (const wish of new Set(wishes))
    if (wish.includes(' ') && !isDoneBy(tool, wish))
      unfulfilled.push(`“${wish}” is not built: the working part of this page does not do it.`);
}
