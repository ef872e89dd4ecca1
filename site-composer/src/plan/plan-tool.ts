import type { DraftSection } from './draft-section';
import { chooseTool } from './choose-tool';
import type { PageContext } from './page-context';

/** The part of an application that really works on the page; null where none would. */
export function planTool(context: PageContext): DraftSection | null {
  const { brief, say, notes } = context;
  const tool = chooseTool(context);
  if (brief.purpose === 'application')
    notes.push(
      tool
        ? 'This page presents the application and has one working part. A language model connected to this builder would also write the rest.'
        : 'This page presents the application feature by feature. A language model connected to this builder would write the working application.',
    );
  return tool ? { kind: 'tool', heading: say('tool'), navigation: say('tool'), tool } : null;
}
