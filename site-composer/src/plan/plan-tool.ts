import type { Field, ToolPlan } from '../model/page';
import { capitalised } from '../text/casing';
import { splitEnumeration } from '../text/enumeration';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';

/** The part of an application that really works on the page; null where none would. */
export function planTool(context: PageContext): DraftSection | null {
  const { brief, say, notes } = context;
  if (brief.purpose !== 'application') return null;
  const tool = chooseTool(context);
  notes.push(
    tool
      ? 'This page presents the application and has one working part. A language model connected to this builder would also write the rest.'
      : 'This page presents the application feature by feature. A language model connected to this builder would write the working application.',
  );
  return tool ? { kind: 'tool', heading: say('tool'), navigation: say('tool'), tool } : null;
}

function chooseTool(context: PageContext): ToolPlan | null {
  const { brief, say } = context;
  const text =
    `${brief.subject.phrase} ${brief.capabilities.map(({ words }) => words).join(' ')}`.toLowerCase();
  const storageKey = `site-${brief.seed.toString(36)}`;
  if (/\b(?:kanban|board with columns|drag)/.test(text)) {
    return {
      type: 'board',
      thing: say('field.title'),
      lanes: lanesOf(context),
      storageKey,
    };
  }
  const listed =
    brief.capabilities.some(({ tool }) => tool === 'list') ||
    /\b(?:to-?do|task|tracker|log|list|planner|inventory|diary|journal|budget|expenses?|notes?|manager|collection)\b/.test(
      text,
    );
  if (!listed || /\b(?:calculator|converter|quiz|game|timer|simulat)/.test(text)) return null;
  return { type: 'list', thing: thingOf(context), columns: columnsOf(context), storageKey };
}

/** The columns the member names, else the usual three. */
function lanesOf({ brief, say }: PageContext): string[] {
  const given = /\b(?:columns|lanes|lists)[: ]\s{0,2}([^.;:]{5,120})/i.exec(
    brief.prompt.slice(0, 4000),
  )?.[1];
  const lanes =
    given === undefined
      ? []
      : splitEnumeration(given).filter((lane) => lane.split(' ').length <= 3);
  const usual = [say('lane.todo'), say('lane.doing'), say('lane.done')];
  return lanes.length >= 2
    ? lanes.slice(0, 6).map((lane) => capitalised(lane.replace(/["']/g, '')))
    : usual;
}

function thingOf({ brief }: PageContext): string {
  const words = brief.subject.phrase
    .toLowerCase()
    .split(' ')
    .filter(
      (word) =>
        !/^(?:app|application|web|tracker|manager|planner|log|list|platform|system|tool|tracking|management|simple|todo|to-do)$/.test(
          word,
        ),
    );
  return capitalised(words.join(' ') || 'task');
}

/** Columns from the nouns the member lists in brackets or behind "with"; a title, a day and a note otherwise. */
function columnsOf({ brief, say }: PageContext): Field[] {
  const given =
    /\(([^)]{5,120})\)/
      .exec(brief.prompt.slice(0, 4000))?.[1]
      ?.split(',')
      .map((part) => part.trim())
      .filter((part) => part.split(' ').length <= 3) ?? [];
  if (given.length >= 2) return given.slice(0, 6).map((label, index) => column(label, index));
  return [
    { name: 'title', label: say('field.title'), type: 'text', required: true },
    { name: 'day', label: say('field.day'), type: 'date', required: false },
    { name: 'note', label: say('field.note'), type: 'text', required: false },
  ];
}

function column(label: string, index: number): Field {
  const type = /\b(?:date|day|when|due)\b/i.test(label)
    ? 'date'
    : /\b(?:amount|price|cost|number|quantity|weight|score|intensity|rating|minutes|hours|distance)\b/i.test(
          label,
        )
      ? 'number'
      : 'text';
  return { name: `field${index + 1}`, label: capitalised(label), type, required: index === 0 };
}
