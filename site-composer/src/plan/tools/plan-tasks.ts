import type { ToolPlan } from '../../model/page';
import type { PageContext } from '../page-context';
import { itemsBehind, readLength } from './read-lists';
import { keyOf } from './storage-key';

/** Lists of what is done once and then crossed off. */
const isTaskList =
  /\b(?:to-?dos?|to do) ?-?(?:lists?|apps?|manager|tracker|page|site|tool)?\b(?! (?:with|about|in) (?:the|your|our) )|\b(?:tasks?|chores?|jobs?|shopping|grocer(?:y|ies)|packing|bucket|errands?|punch|snagging|wish) ?-?(?:check)?lists?\b|\btask (?:manager|tracker|app|planner)\b|\bcheck-?lists?\b|\b(?:aufgaben|einkaufs|pack|to-?do-?)listen?\b|\bliste (?:de|des) (?:tâches|courses)\b|\blista de (?:tareas|la compra|compras|tarefas)\b|\blista (?:della spesa|delle cose da fare)\b|\b(?:taken|boodschappen)lijst(?:je)?\b/iu;
/** A thing that is done is ticked. */
const isTicked =
  /\b(?:tick|check|cross|strike)(?:s|ed|ing)?\b[^.!?\n]{0,30}\b(?:off|when|once|done)\b|\bmark(?:s|ed|ing)?\b[^.!?\n]{0,30}\b(?:done|complete[d]?|finished)\b/i;
const isSaved = /\b(?:app|list|planner|tool|tasks?|jobs?|chores?|web ?app)\b/i;
const cues = [
  /\b(?:tasks?|things|items|jobs|chores|list|on it)\s*(?:are|is)?\s*:\s*/i,
  /\b(?:start(?:s|ing)? with|beginning with|already on it(?: are)?)\s*:?\s+/i,
];

/** Things that are done once and ticked off; null where nothing of the kind was asked for. */
export function planTasks(context: PageContext): ToolPlan | null {
  const { prompt, subject } = context.brief;
  const text = prompt.slice(0, readLength);
  const isNamed = isTaskList.test(subject.phrase) || isTaskList.test(text.slice(0, opening));
  if (!isNamed && !(isTicked.test(text) && isSaved.test(text.slice(0, opening)))) return null;
  return {
    type: 'tasks',
    tasks: itemsBehind(text, cues, 8).slice(0, 40),
    storageKey: keyOf(context),
  };
}

/** Where an instruction says what it is for. */
const opening = 120;
