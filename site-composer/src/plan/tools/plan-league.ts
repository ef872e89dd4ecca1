import type { ToolPlan } from '../../model/page';
import type { PageContext } from '../page-context';
import { keyOf } from './storage-key';
import { itemsBehind, namesInARow } from './read-lists';

const kind = /\b(?:league|standings|ladder|leader ?board|rankings?|round robin)\b/i;
const entered =
  /\b(?:enter\w*|record\w*|type in|typing in|log|submit\w*|report\w*|put in|add)\b[^.]{0,60}\b(?:results?|scores?|who won|winners?)\b|\b(?:results?|scores?)\b[^.]{0,30}\b(?:entered|recorded|reported|typed|added)\b|\bwho won\b/i;

const cues = [
  /\b(?:players|teams|members|sides|clubs|names)\b(?: from top to bottom| in order)?(?: are| is)?\s*[:–]\s*/i,
  /\b(?:players|teams|members|sides|clubs) are\s+/i,
  /\bwith (?:the )?(?:players|teams|members|sides|clubs)\s+/i,
  /\b(?:four|five|six|seven|eight|\d+) of us\s*[,:(–]\s*/i,
  /\b(?:league|table|ladder|leader ?board|standings)\b[^.:\n]{0,60}:\s*/i,
];

const numbers: Readonly<Record<string, number>> = {
  no: 0,
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  half: 0.5,
};

function pointsFor(prompt: string, what: string): number | null {
  const amount = String.raw`(\d+(?:\.\d+)?|no|zero|one|two|three|four|five|half)`;
  const found = new RegExp(
    String.raw`\b${amount}(?: a)?(?: points?)? (?:for|per) (?:a |each )?${what}\b`,
    'i',
  ).exec(prompt)?.[1];
  return found === undefined ? null : (numbers[found.toLowerCase()] ?? Number(found));
}

/** A table or ladder that is computed from results visitors enter; null where none was asked for. */
export function planLeague(context: PageContext): ToolPlan | null {
  const { prompt } = context.brief;
  if (!kind.test(prompt) || !entered.test(prompt)) return null;
  // Names carry capitals; "results are entered" is no member.
  const listed = itemsBehind(prompt, cues, 4).filter((name) => prompt.includes(name));
  const members = listed.length >= 2 ? listed : namesInARow(prompt);
  const order = /\bladder\b/i.test(prompt) ? 'ladder' : 'points';
  const isChess = /\bchess\b/i.test(prompt);
  const usual = isChess ? [1, 0.5, 0] : [3, 1, 0];
  const points = ['win', 'draw', 'loss'].map(
    (what, index) => pointsFor(prompt, what) ?? usual[index] ?? 0,
  );
  const [win = 3, draw = 1, lost = 0] = points;
  if (order === 'points' && pointsFor(prompt, 'win') === null)
    context.notes.push(
      `The table counts ${win} for a win and ${draw} for a draw, since you named no points.`,
    );
  return {
    type: 'league',
    members: members.slice(0, 40),
    order,
    points: [win, draw, lost],
    scores:
      /\b(?:scores?|goals)\b/i.test(prompt) ||
      (order === 'points' && !winnerOnly.test(prompt) && !isChess),
    storageKey: keyOf(context),
  };
}

const winnerOnly = /\b(?:who won|winners?|win or lose)\b/i;
