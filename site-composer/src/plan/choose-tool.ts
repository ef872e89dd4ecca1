import type { ToolPlan } from '../model/page';
import { quizFor } from '../catalogue/quizzes/quizzes';
import type { PageContext } from './page-context';
import { planBoard, planList } from './plan-list';
import { planFormula } from './tools/plan-formula';
import { planLeague } from './tools/plan-league';
import { planOpen } from './tools/plan-open';
import { planPicker } from './tools/plan-picker';
import { planTable } from './tools/plan-table';
import { planTimer } from './tools/plan-timer';
import { planTracker } from './tools/plan-tracker';
import { readColumns } from './tools/read-columns';

const calculators: readonly (readonly [string, RegExp])[] = [
  [
    'tip',
    /\btips?\b|split(?:s|ting)? (?:the |a )?bill|\bgratuity\b|\b(?:trinkgeld|pourboire|propinas?|gorjetas?|manc(?:ia|e)|fooi(?:en)?)\b/,
  ],
  [
    'loan',
    /\b(?:mortgages?|loans?|repayments?|kredit\w*|hypothek\w*|pr[êe]t|emprunt|pr[ée]stamos?|hipotecas?|financiamento|empr[ée]stimos?|mutuo|finanziamento|prestito|hypotheek|lening)(?!\p{L})/u,
  ],
  ['savings', /\b(?:savings?|compound interest|invest(?:ment|ing)?|retirement|zinseszins)\b/],
  ['bmi', /\b(?:bmi|imc|body mass)\b/],
  [
    'fuel',
    /\b(?:fuel|petrol|mileage|gas) (?:cost|consumption|money|price)|trip cost|\bspritkosten\b/,
  ],
  [
    'area',
    /\b(?:area|floor(?:ing)?|paint|wallpaper|carpet|square (?:metres|meters|feet)|turf|tiles?)\b/,
  ],
  [
    'percent',
    /\b(?:percent(?:age)?s?|discounts?|vat|sales tax|mark-?up|margin|prozent|mwst|mehrwertsteuer|tva|iva|btw|descuentos?|descontos?|sconti|korting)\b/,
  ],
];

const games: readonly (readonly [string, RegExp])[] = [
  ['noughts', /\btic[- ]?tac[- ]?toe|noughts and crosses|\bmorpion\b/],
  ['snake', /\bsnake\b/],
  ['guess', /\bguess(?:ing)? (?:the |a |my )?numbers?\b|number guess/],
  [
    'memory',
    /\bmemory\b|\bpairs game\b|\bmatching (?:pairs|game|cards)\b|\bconcentration game\b|\bmemo(?:ry)?-?spiel\b|gedächtnisspiel|\bjuego de memoria|\bjeu de m[ée]moire|\bjogo d[ae] mem[óo]ria|\bgioco di memoria|\bgeheugenspel/,
  ],
];

const asksCalculator =
  /\bcalculat(?:or|es?|ing)\b|\bworks? out\b|\bconverter\b|rechner\b|\bcalculat(?:rice|ora|eur)|\bcalculadora\b|\bcalcolatrice\b|\brekenmachine\b|\bcalculette\b|\bsimulad(?:or|ora)\b|\bsimulateur\b|\bsimulatore\b|\btip\b.*\bbill\b/;
const asksQuiz = /\b(?:quiz(?:zes)?|trivia|cuestionario)\b/;
const asksBoard =
  /\b(?:kanban|board with columns|drag(?: and drop)? (?:the )?(?:cards?|tasks?|tickets?))\b|\bboard\b.{0,40}\bcolumns\b/;
const listed =
  /\b(?:to-?dos?|tasks?|track(?:er|ing|s)?|log(?:book|s|ging)?|lists?|planner|inventory|diary|journal|budget|expenses?|notes?|collections?|record|records|keep|catalogue|register of|checklist)\b/;

/** The requested interactive part, if it can be built; null otherwise. */
export function chooseTool(context: PageContext): ToolPlan | null {
  const { brief } = context;
  const text = [
    brief.subject.phrase,
    ...brief.capabilities.map(({ words }) => words),
    ...brief.asked.sections.map(({ words }) => words),
    brief.prompt.slice(0, 1_500),
  ]
    .join('\n')
    .toLowerCase();
  const application = brief.purpose === 'application';
  if (application && asksBoard.test(text)) return planBoard(context);
  const league = planLeague(context);
  if (league) return league;
  if (asksQuiz.test(text)) {
    const questions = quizFor(text, brief.language, brief.seed);
    if (questions.length > 0) return { type: 'quiz', questions };
  }
  const derived = planFormula(context) ?? planDerived(context);
  if (derived) return derived;
  if (asksCalculator.test(text)) {
    const calculator = calculators.find(([, pattern]) => pattern.test(text))?.[0];
    if (calculator !== undefined) return { type: 'calculator', calculator };
  }
  if (hasEntries(context)) return planList(context);
  if (!application) return planOpen(context);
  const game = games.find(([, pattern]) => pattern.test(text))?.[0];
  if (game !== undefined) return { type: 'game', game };
  const other =
    /\b(?:calculator|converter|quiz|game|timer|stopwatch|simulat\w*|generator|editor|player)\b/.test(
      brief.subject.phrase.toLowerCase(),
    );
  const lists = brief.capabilities.some(({ tool }) => tool === 'list') || listed.test(text);
  return lists && !other ? planList(context) : planOpen(context);
}

const catalogued =
  /\b(?:catalogues?|catalogs?|inventory|database|log|tracker|organi[sz]er|register|lend(?:ing)?|bug list|collection|list)\b/i;
const searched =
  /\b(?:filter\w*|search\w*|sort\w*|browse|look up|status|state|loan|borrow\w*|export\w*|csv)\b/i;

/** Entries with fields of their own. Each room of a guest house "has" things too and is no entry of a list. */
function hasEntries({ brief }: PageContext): boolean {
  const { prompt, purpose } = brief;
  if (readColumns(prompt, true).length >= 3)
    return purpose === 'application' || (catalogued.test(prompt) && searched.test(prompt));
  const columns = readColumns(prompt);
  const hasStates = columns.some(({ options }) => options !== undefined);
  return (
    columns.length >= 3 &&
    catalogued.test(prompt) &&
    (purpose === 'application' || (hasStates && searched.test(prompt)))
  );
}

/** A part made of what the instruction itself says: its names, rows, durations. */
function planDerived(context: PageContext): ToolPlan | null {
  return planTracker(context) ?? planTimer(context) ?? planPicker(context) ?? planTable(context);
}
