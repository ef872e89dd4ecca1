import { quizFor } from '../../catalogue/quizzes/quizzes';
import type { ToolPlan } from '../../model/page';
import { asSentence, capitalised, trimMarks } from '../../text/casing';
import type { PageContext } from '../page-context';
import { quizIn } from './plan-quiz';
import { readLength } from './read-lists';
import { keyOf } from './storage-key';

type Quiz = Extract<ToolPlan, { type: 'quiz' }>;

const words = 'two three four five six seven eight nine ten eleven twelve fifteen twenty'.split(
  ' ',
);
const values = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20];
const figure = String.raw`(\d{1,2}|${words.join('|')})`;
const counted = new RegExp(String.raw`\b${figure} (?:\p{L}+ ){0,2}questions?\b`, 'iu');
const passed = new RegExp(
  String.raw`\b(?:pass ?mark|to pass|pass(?:es|ed)?)\b[^.\d\n]{0,24}?\b${figure}\b|\b${figure}(?: out of \d+)? (?:right |correct )?(?:to pass|is a pass|needed to pass)\b`,
  'iu',
);
/** "Tell them to see Macca if they get under that", in whichever order. */
const below = [
  /\btell (?:them|people|'?em|everybody|whoever)\b[^.,;\n]{0,12}? to ([^.,;\n]{3,60}?) (?:if|when) (?:they|somebody|you) (?:get|score|have|fall)\w* (?:under|below|less|fewer)/i,
  /\b(?:under|below|less than|fewer than) (?:that|\d+|it)\b,? (?:tell (?:them|people|'?em) to|they (?:should|must|have to)|it says|say)\s+["“]?([^.,;\n"”]{3,60})/i,
];

const numberOf = (said: string | undefined): number | null => {
  if (said === undefined) return null;
  const at = words.indexOf(said.toLowerCase());
  return at === -1 ? Number(said) : (values[at] ?? null);
};

/** How many questions are to be asked; null where that was not said. */
export const countIn = (text: string): number | null => numberOf(counted.exec(text)?.[1]);

/** What is asked of whoever plays: how many are a pass, and what those are told who stay below. */
export function passIn(text: string): Pick<Quiz, 'passMark' | 'below'> {
  const [, one, other] = passed.exec(text) ?? [];
  const passMark = numberOf(one ?? other);
  const told = below.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  return {
    ...(passMark === null ? {} : { passMark }),
    ...(told === undefined ? {} : { below: asSentence(capitalised(trimMarks(told))) }),
  };
}

/** The member's own questions, else prepared ones on the subject, else a quiz its owner fills on the page. */
export function planQuiz(context: PageContext, text: string): ToolPlan {
  const { brief } = context;
  const told = brief.prompt.slice(0, readLength);
  const own = quizIn(brief);
  const prepared =
    own.length > 0 ? own : quizFor(text, brief.language, brief.seed, countIn(told) ?? undefined);
  return {
    type: 'quiz',
    questions: prepared,
    ...passIn(told),
    ...(prepared.length === 0 ? { storageKey: keyOf(context) } : {}),
  };
}
