import type { ToolPlan } from '../../model/page';
import type { PageContext } from '../page-context';
import { quizIn } from './plan-quiz';
import { readLength } from './read-lists';
import { countIn } from './read-quiz';

/** What the owner has to know of one kind of working part. */
export function noteDetails({ brief, notes }: PageContext, tool: ToolPlan): void {
  const told = brief.prompt.slice(0, readLength);
  if (tool.type === 'table' && tool.paste)
    notes.push(
      'Rows pasted into the table stay in the browser they were pasted in. To publish rows for everybody, put them into the instruction or edit the table.',
    );
  if (tool.type === 'table' && tool.search === true && tool.rows.length === 0)
    notes.push(
      `No entries were given for “${tool.heading ?? ''}”: it can be searched and is empty until you send them.`,
    );
  if (tool.type === 'planner' && assumed.test(told) && !started.test(told))
    notes.push(
      `Nothing was said of the temperature at the start: steps are counted from ${/fahrenheit|\dF\b/i.test(told) ? 70 : 20} degrees.`,
    );
  if (tool.type === 'quiz')
    notes.push(...notesOfQuiz(told, tool.questions.length, quizIn(brief).length));
}

const assumed = /\b(?:an|per) hour to \d/i;
const started = /\b(?:start|begin)\w*\s(?:at|from)\s\d/i;

function notesOfQuiz(told: string, count: number, own: number): string[] {
  if (count === 0)
    return [
      'No questions on this subject are prepared and none were given: the page has a place to enter them, and they are kept in the browser they were entered in. Send the questions with their answers to have them on the page for everybody.',
    ];
  const wanted = countIn(told);
  return [
    ...(own === 0
      ? [
          'The questions of the quiz are prepared ones on its subject: read them before you send the page to anybody.',
        ]
      : []),
    ...(wanted !== null && count < wanted
      ? [`The quiz has ${count} questions; ${wanted} were asked for.`]
      : []),
  ];
}
