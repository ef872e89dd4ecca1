import type { ToolPlan } from '../model/page';
import { capitalised } from '../text/casing';
import { splitEnumeration } from '../text/enumeration';
import type { PageContext } from './page-context';
import { listDetails } from './tools/list-details';
import { columnsOf } from './tools/list-columns';
import { logRules } from './tools/log-rules';
import { seatsIn } from './tools/seats';
import { keyOf } from './tools/storage-key';

/** A board with the columns the member names. */
export function planBoard(context: PageContext): ToolPlan {
  const seats = seatsIn(context.brief.prompt);
  return {
    type: 'board',
    thing: seats?.thing ?? context.say('field.title'),
    lanes: seats?.lanes ?? lanesOf(context),
    ...(seats?.places === undefined ? {} : { places: seats.places }),
    storageKey: keyOf(context),
  };
}

/** A list that is filled, searched and exported. */
export function planList(context: PageContext): ToolPlan {
  const { prompt } = context.brief;
  const rules = logRules(prompt, columnsOf(context), context.say('field.when'));
  const { columns } = rules;
  return {
    type: 'list',
    thing: thingOf(context),
    ...rules,
    storageKey: keyOf(context),
    ...listDetails(prompt, columns),
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

const mostWords = 4;

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
  // The name of a file, and what an entry without a title is called.
  return words.length > mostWords ? brief.name.text : capitalised(words.join(' ') || 'task');
}
