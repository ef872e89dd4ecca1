import type { ToolPlan } from '../../model/page';

/** Kinds of working parts that have words of their own; the others are "Try it here". */
export type NamedTool =
  | 'list'
  | 'tracker'
  | 'league'
  | 'ladder'
  | 'timer'
  | 'table'
  | 'picker'
  | 'formula'
  | 'tasks'
  | 'flashcards'
  | 'converter'
  | 'shares'
  | 'password'
  | 'timetable'
  | 'counter'
  | 'planner'
  | 'quiz'
  | 'worksheet';

const named: readonly string[] = [
  'list',
  'tracker',
  'league',
  'timer',
  'table',
  'picker',
  'formula',
  'tasks',
  'flashcards',
  'converter',
  'shares',
  'password',
  'timetable',
  'counter',
  'planner',
  'quiz',
  'worksheet',
] satisfies NamedTool[];

export function nameOfTool(tool: ToolPlan): NamedTool | null {
  if (tool.type === 'league' && tool.order === 'ladder') return 'ladder';
  return named.includes(tool.type) ? (tool.type as NamedTool) : null;
}

/** What each part does, as the member may have asked for it; anything else that was asked for is not built. */
const does: Readonly<Partial<Record<ToolPlan['type'], RegExp>>> = {
  list: /\b(?:add|edit|total|sum|left over|balance|amount|enter|warn\w*|running low|low|list|filter|search|sort|export|csv|browse|find|mark|track|log|record|keep|note|delete|remove|overdue|categor\w+|status|stage|start with|see|show|lend|borrow\w*|manage|organi[sz]e|stand out|save|enter|write|average|warns?|newest|double|dose\w*|undo|mistakes?|each entry|less than|more than|at least)\b/i,
  tracker:
    /\b(?:tick|check|mark|streak|row|habit|day|daily|week|add|see|track|done|remove|log|count)\w*\b/i,
  league:
    /\b(?:results?|scores?|points?|win|wins|won|draw|table|ladder|standings|rank\w*|enter|challeng\w*|beats?|order|place|moves?|update\w*|top|record)\b/i,
  timer:
    /\b(?:minutes?|seconds?|hours?|work|break|rest|start|stop|pause|reset|laps?|timer|beep\w*|rounds?|count\w*|time)\b/i,
  table:
    /\b(?:table|rows?|paste\w*|times?|columns?|show|see|read|water|day|date|high|low|height)\b/i,
  picker:
    /\b(?:pick\w*|draw\w*|random\w*|choos\w*|spin\w*|give|repeat\w*|generat\w*|twice|list|add)\b/i,
  tasks:
    /\b(?:tick\w*|check\w*|cross\w*|mark\w*|done|finish\w*|complet\w*|add|delete|remove|edit|re-?order|move|filter\w*|hide|list|tasks?|to-?dos?|write|see|clear|count|save|keep|dark mode|light mode)\b/i,
  flashcards:
    /\b(?:flip\w*|turn\w*|cards?|knew|known?|mark|learn\w*|practi[sc]e|test|repeat|add|words?|vocab\w*)\b/i,
  counter:
    /\b(?:count\w*|tally|add|plus|minus|undo|reset|goal|target|today|day|daily|yesterday|press\w*|tap\w*|button|see|show|track|how many|number of|start\w*|midnight)\b/i,
  converter: /\b(?:convert\w*|to|units?|enter|type)\b/i,
  shares: /\b(?:split|share|owes?|paid|pay|who|bills?|expenses?|enter|add|settle|total)\b/i,
  timetable: /\b(?:time ?tables?|class schedule|week(?:ly)? planner|lesson plan)\b/i,
  planner:
    /\d|\b(?:choos\w*|pick\w*|planner|schedule|steps?|when|times?|dates?|days?|start\w*|begins?|ends?|ready|safe|done|finish\w*|hold|wait|cost\w*|print\w*|tells?|shows?|works? out|programmes?|celsius|fahrenheit)\b/i,
  quiz: /\b(?:quiz\w*|questions?|answers?|scores?|results?|right|wrong|again|retry|pass|mark|buttons?|sign|log ?-?in|explain\w*|points?|end|trivia)\b/i,
  worksheet:
    /\d|\b(?:calculat\w*|put in|enters?|inputs?|types?|adds?|splits?|shares?|divide\w*|totals?|costs?|prices?|fees?|people|names?|remember\w*|saves?|keeps?|sign|dollars|cents|euros|pounds|shows?|tells?|works? out|owes?|percent|rounded|argue)\b/i,
  password:
    /\b(?:passwords?|length|numbers?|symbols?|letters?|copy|button|characters?|generat\w*|random|strong|secure)\b/i,
  formula:
    /\d|\b(?:calculat\w*|times|price|cost\w*|total|see|tell\w*|[€$£]\s?\d+|how many|how much|enter|type|minimum|each|per|one \w+ (?:does|covers)|estimat\w*|works? out|gives)\b/i,
};

const shortestLabel = 4;

/** Whether a part that stands on the page does what was asked for in these words. */
export function isDoneBy(tool: ToolPlan, words: string): boolean {
  const pattern = does[tool.type];
  if (pattern === undefined || pattern.test(words)) return true;
  const texts = textsOf(tool);
  // "Next follow-up date" is the column "Follow-up date".
  if ([...texts].some((text) => text.length > shortestLabel && plain(words).endsWith(text)))
    return true;
  return words.split(/[,;·]|\band\b/).every((part) => texts.has(plain(part)));
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:the|a|an) /, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Every text a tool shows: what stands in it is not told a second time. */
export function textsOf(tool: ToolPlan): Set<string> {
  const texts = new Set<string>();
  const read = (value: unknown): void => {
    if (typeof value === 'string') texts.add(plain(value));
    else if (Array.isArray(value)) value.forEach(read);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(read);
  };
  read(tool);
  return texts;
}

export function isTextOf(texts: ReadonlySet<string>, words: string): boolean {
  return texts.has(plain(words));
}
