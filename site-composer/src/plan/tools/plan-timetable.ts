import type { ToolPlan } from '../../model/page';
import type { PageContext } from '../page-context';
import { numbersInWords } from './number-words';
import { readLength } from './read-lists';
import { keyOf } from './storage-key';

const isTimetable =
  /\b(?:(?:class|weekly|lesson|school|study|personal|student) )*(?:time ?table|class schedule|lesson plan|week(?:ly)? planner)\b|\bstundenplan\b|\bemploi du temps\b|\bhorario de clases\b|\blesrooster\b/iu;
const isOfLearning =
  /\b(?:school|class|lessons?|students?|pupils?|university|college|study|planner|stundenplan|emploi du temps|horario|lesrooster)\b/iu;
const isOfTransport = /\b(?:bus|train|ferry|tram|flight|tide|prayer|cinema|gym)\b/i;
const counted = new RegExp(
  String.raw`\b(\d{1,2}|${Object.keys(numbersInWords).join('|')}) (?:periods|lessons|hours) (?:a|per) day\b`,
  'i',
);
const usualPeriods = 6;
const mostPeriods = 12;

/** A week that whoever uses it fills in; null where the days were given or other timetables are meant. */
export function planTimetable(context: PageContext): ToolPlan | null {
  const { prompt, purpose, facts } = context.brief;
  const text = prompt.slice(0, readLength);
  const isWanted = purpose === 'application' && isTimetable.test(text) && isOfLearning.test(text);
  if (!isWanted || isOfTransport.test(text) || facts.dates.length > 1) return null;
  const [, words = ''] = counted.exec(text) ?? [];
  const count = numbersInWords[words.toLowerCase()] ?? Number(words);
  return {
    type: 'timetable',
    days: /\b(?:saturday|sunday|seven days|7 days|weekends?)\b/i.test(text) ? 7 : 5,
    periods: count > 0 ? Math.min(mostPeriods, count) : usualPeriods,
    storageKey: keyOf(context),
  };
}
