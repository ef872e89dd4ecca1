import type { Field, ToolPlan } from '../model/page';
import { capitalised } from '../text/casing';
import { splitEnumeration } from '../text/enumeration';
import type { PageContext } from './page-context';
import { listDetails } from './tools/list-details';
import { readColumns } from './tools/read-columns';
import { keyOf } from './tools/storage-key';

/** A board with the columns the member names. */
export function planBoard(context: PageContext): ToolPlan {
  return {
    type: 'board',
    thing: context.say('field.title'),
    lanes: lanesOf(context),
    storageKey: keyOf(context),
  };
}

/** A list that is filled, searched and exported. */
export function planList(context: PageContext): ToolPlan {
  const columns = columnsOf(context);
  return {
    type: 'list',
    thing: thingOf(context),
    columns,
    storageKey: keyOf(context),
    ...listDetails(context.brief.prompt, columns),
  };
}

/** The columns the member names, else the usual three. */
function lanesOf({ brief, say }: PageContext): string[] {
  const { fields } = brief.asked;
  if (fields.length >= 2) return fields.slice(0, 6).map(capitalised);
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

const introduces =
  /(?:\b(?:columns?|fields?|details?|with|has|record|log|note|enter|track|each|name)\b[^:;.()]{0,60}[:(]|\b(?:fields?|columns?) (?:for|are)\s|\beach (?:\w+ ){1,2}(?:has|with|needs)\s)([^.;:()]{5,140})/i;

/** Columns from what the member lists behind a colon, in brackets or behind "each has"; otherwise the usual three. */
function columnsOf({ brief, say }: PageContext): Field[] {
  const read = readColumns(brief.prompt);
  if (read.length >= 2) return read;
  const { fields } = brief.asked;
  if (fields.length >= 2) return fields.slice(0, 8).map((label, index) => column(label, index));
  const prompt = brief.prompt.slice(0, 4000);
  const words = introduces.exec(prompt)?.[1] ?? '';
  const given = splitEnumeration(words)
    .map((part) => part.replace(/^(?:the |a |an |its |how many |my |and )+/i, '').trim())
    .filter((part) => /^[\p{L}][\p{L} '-]{1,24}$/u.test(part) && part.split(' ').length <= 3);
  if (given.length >= 2) return given.slice(0, 6).map((label, index) => column(label, index));
  return [
    { name: 'title', label: say('field.title'), type: 'text', required: true },
    { name: 'day', label: say('field.day'), type: 'date', required: false },
    ...(/\b(?:spend|expenses?|budget|costs?|money|amount|ausgaben)\b/i.test(prompt)
      ? [{ name: 'amount', label: say('field.amount'), type: 'number' as const, required: false }]
      : []),
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
