import type { ToolPlan } from '../../model/page';
import type { PageContext } from '../page-context';
import { keyOf } from './storage-key';
import { itemsBehind, namesInARow } from './read-lists';

const daily = String.raw`(?:every ?day|each day|daily|per day|day by day|each evening|each morning)`;
const ticks = String.raw`\b(?:tick\w*|check(?:ing)? (?:them |it |each |one )?off|cross(?:ing)? off|mark\w* (?:them |it )?(?:as )?done)\b`;
const isTracker = new RegExp(
  String.raw`\bhabits?\b[^.]{0,30}\b(?:track\w*|app|list|page)\b|\btrack\w*\b[^.]{0,30}\b(?:habits?|routines?)\b|\bstreaks?\b|\bdaily (?:check ?list|tick list|tracker)\b|${ticks}[^.]{0,80}\b${daily}|\b${daily}\b[^.]{0,60}${ticks}|\b(?:chore|medication|habit|routine|water|mood) tracker\b`,
  'i',
);

const cues = [
  /\b(?:habits?|things|routines?|chores?|tasks?|practices|items|medicines?|medication)\s*(?:are|is|to track)?\s*[:–]\s*/i,
  /\bstart(?:ing)? with\s*:?\s*/i,
  /\b(?:check ?list|tracker|list|app|page)\b[^.:\n]{0,60}:\s*/i,
  /\b(?:takes|namely|such as|including|with)\s+/i,
  /\btick(?:s|ing)?(?: off)?\s+/i,
];

/** Things that are ticked day by day, with the days in a row; null where nothing of the kind was asked for. */
export function planTracker(context: PageContext): ToolPlan | null {
  const { prompt } = context.brief;
  if (!isTracker.test(prompt)) return null;
  const kids = /\b(?:kids?|children|family|team|of each|each of us)\b/i.test(prompt);
  const people = kids ? namesInARow(prompt) : [];
  const things = people.length >= 2 ? people : itemsBehind(prompt, cues, 5);
  return { type: 'tracker', things: things.slice(0, 20), storageKey: keyOf(context) };
}
