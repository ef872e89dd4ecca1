import type { ToolPlan } from '../../model/page';
import { capitalised, trimMarks } from '../../text/casing';
import type { PageContext } from '../page-context';
import { energyIn } from './energy';
import { durationIn, plainDurations } from './read-durations';
import { readLength } from './read-lists';
import { milestonesIn } from './read-milestones';
import { stepsIn } from './read-steps';
import type { Degrees, PlannedStep } from './read-steps';

type Planner = Extract<ToolPlan, { type: 'planner' }>;
type Programme = Planner['programmes'][number];

const isPlanner =
  /\b(?:planners?|schedul(?:e|er|ing) (?:app|tool|page|calculator)|calculator|countdown plan|date finder|works? out (?:when|the (?:dates?|times?))|(?:tells?|shows?|gives?)\b[^.\n]{0,60}\b(?:when|(?:the |each )?(?:dates?|times?)|each step|timeline))\b/i;
const isEntered =
  /\b(?:say|says|enter|enters|give|gives|type|types|put in|puts in|pick|picks|choose|chooses|set|sets|tell it|with|from|input|inputs)\b[^.;\n]{0,60}\b(?:times?|dates?|when|days?)\b|\bstart(?:ing)? (?:time|date)\b/i;
const isCountedBack =
  /\b(?:want (?:it|them|to eat|dinner|to be)|ready (?:by|for|at)|serve (?:at|by)|finish(?:ed)? (?:by|at)|count(?:s|ing)? back|backwards)\b/i;
const headed = /^\s*(?:[-*•]\s*)?(?:for |the )?([^:.!?\n]{2,50}):\s*(.+)$/i;
const bracketed =
  /(?<=^|[,:]|\bor\b|\band\b|\bchoose\b|\bpick\b)\s*(?:an? |the )?((?:\p{L}[\p{L}-]*\s){0,2}\p{L}[\p{L}-]*)\s\(([^()]{3,30})\)/giu;
const choice =
  /\b(?:choos\w+|picks?|selects?)\s+(?:between |from )?([^.,;:]{3,120}?\sor\s[^.,;:]{2,60}?)(?=[.,;:]|\s(?:and|then)\s)/i;

/** Lines of a list belong to the head above them. */
const joinedLists = (text: string): string =>
  text.replaceAll(/:\s*\n+\s*(?=[-*•\d])/g, ': ').replaceAll(/\n\s*(?:[-*•]|\d+[.)])\s*/g, ', ');

const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/);

/** What a programme is called where it is chosen: "Cone 6 steps" is "glaze cone 6". */
function fullName(head: string, names: readonly string[]): string {
  const words = head
    .toLowerCase()
    .replace(/\b(?:steps?|programme|program|schedule|plan|times?|timings?|firing)\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const full = names.find((name) =>
    words.every((word) => name.toLowerCase().split(/\W+/).includes(word)),
  );
  return capitalised(trimMarks(full ?? head));
}

function programmesIn(text: string, stepsOf: (list: string) => PlannedStep[]): Programme[] {
  const kinds = inBrackets(text);
  if (kinds.length > 0) return kinds;
  const names = (choice.exec(text)?.[1] ?? '').split(/\s+or\s+|,\s*/).filter(Boolean);
  return sentences(text).flatMap((sentence): Programme[] => {
    const [, head, list = ''] = headed.exec(sentence) ?? [];
    const steps = stepsOf(list.replace(/[.!?]\s*$/, ''));
    const isSteps = steps.filter(({ minutes }) => minutes > 0).length >= (names.length > 1 ? 1 : 2);
    return head === undefined || !isSteps ? [] : [{ name: fullName(head, names), steps }];
  });
}

/** "Chicken (21 days), duck (28 days)": one length for each kind. */
function inBrackets(text: string): Programme[] {
  const kinds = [...text.matchAll(bracketed)].flatMap(([, name = '', inside = '']) => {
    const length = durationIn(inside);
    const isAlone = length?.start === 0 && length.end === inside.trim().length;
    const plain = name.replace(/^(?:choos\w+|picks?|selects?|for|or|and)\s/i, '');
    return length && isAlone
      ? [{ name: capitalised(plain), steps: [{ label: '', minutes: length.minutes }] }]
      : [];
  });
  return kinds.length >= 2 ? kinds : [];
}

/** The one sentence that lists what follows what. */
function unnamed(text: string, stepsOf: (list: string) => PlannedStep[]): Programme[] {
  const lists = sentences(text).map((sentence) =>
    stepsOf(
      sentence
        .replace(
          /^.*?\b(?:steps?(?: are)?|stages(?: are)?|goes|order is|it is|recipe is|first)\b:?\s*/i,
          '',
        )
        .replace(/[.!?]\s*$/, ''),
    ),
  );
  const lengths = (steps: readonly PlannedStep[]) => steps.filter(({ minutes }) => minutes > 0);
  const best = lists.toSorted((one, other) => lengths(other).length - lengths(one).length)[0] ?? [];
  return lengths(best).length >= 2 ? [{ name: '', steps: best }] : [];
}

/** "Show the hatch date": what the end is called. */
const endNamed =
  /\b(?:shows?|gives?|tells?|see|get)\s(?:\p{L}+\s)?(?:the\s|an?\s)?((?:\p{L}+\s)?\p{L}+\s(?:date|time|day))\b/iu;

function degreesIn(text: string): Degrees {
  const isFahrenheit = /\bfahrenheit\b|\d\s?°?\s?F\b/.test(text) || /\bfahrenheit\b/i.test(text);
  const isCelsius = /\bcelsius\b|\d\s?°?\s?C\b/i.test(text);
  const start = /\b(?:start(?:s|ing)?|begin(?:s|ning)?)\s(?:at|from)\s(\d{1,4})\b/i.exec(text)?.[1];
  return {
    unit: isFahrenheit ? '°F' : isCelsius ? '°C' : '°',
    start: Number(start ?? (isFahrenheit ? 70 : 20)),
  };
}

/** Steps or days counted from a day or a time that is entered; null where nothing of the kind was asked for. */
export function planPlanner({ brief, say }: PageContext): ToolPlan | null {
  const text = plainDurations(joinedLists(brief.prompt.slice(0, readLength)));
  if (!isPlanner.test(text) || !isEntered.test(text)) return null;
  const degrees = degreesIn(text);
  const stepsOf = (list: string) => stepsIn(list, degrees, say);
  const named = programmesIn(text, stepsOf);
  const milestones = milestonesIn(text);
  const programmes = named.length > 0 || milestones.length > 1 ? named : unnamed(text, stepsOf);
  if (programmes.length === 0 && milestones.length === 0) return null;
  const all = [...programmes.flatMap(({ steps }) => steps), ...milestones];
  if (programmes.length === 0 && all.some(({ minutes }) => minutes % 1440 !== 0)) return null;
  const clock = all.some(({ minutes }) => minutes % 1440 !== 0);
  const over = endNamed.exec(text)?.[1];
  return {
    type: 'planner',
    clock,
    from: isCountedBack.test(text) && programmes.length > 0 ? 'end' : 'start',
    ...(over === undefined ? {} : { over: capitalised(over) }),
    programmes: programmes.length > 0 ? programmes : [{ name: '', steps: [] }],
    milestones,
    energy: energyIn(text),
    print: /\bprint/i.test(text),
  };
}
