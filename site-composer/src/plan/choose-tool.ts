import type { ToolPlan } from '../model/page';
import type { PageContext } from './page-context';
import { planBoard, planList } from './plan-list';
import { isSystem } from './tools/app-features';
import { planCatalogue } from './tools/plan-catalogue';
import { planConverter } from './tools/plan-converter';
import { planCounter } from './tools/plan-counter';
import { planFlashcards } from './tools/plan-flashcards';
import { planFormula } from './tools/plan-formula';
import { planGuessed } from './tools/plan-guessed';
import { planLeague } from './tools/plan-league';
import { planOpen } from './tools/plan-open';
import { planPlanner } from './tools/plan-planner';
import { planPicker } from './tools/plan-picker';
import { planPassword } from './tools/plan-password';
import { planShares } from './tools/plan-shares';
import { planSplit } from './tools/plan-split';
import { planTable } from './tools/plan-table';
import { planTasks } from './tools/plan-tasks';
import { planTimer } from './tools/plan-timer';
import { planTimetable } from './tools/plan-timetable';
import { planTracker } from './tools/plan-tracker';
import { planQuiz } from './tools/read-quiz';
import { planWorksheet } from './tools/plan-worksheet';
import { readColumns } from './tools/read-columns';
import { seatsIn } from './tools/seats';

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
  /\bcalculat(?:or|es?|ing)\b|\bworks? out\b|\bconverter\b|rechner\b|\bcalculat(?:rice|ora|eur)|\bcalculadora\b|\bcalcolatrice\b|\brekenmachine\b|\bcalculette\b|\bsimulad(?:or|ora)\b|\bsimulateur\b|\bsimulatore\b|\btip\b.*\bbill\b|\bbill\b.*\btips?\b/;
const asksQuiz = /\b(?:quiz(?:zes)?|trivia|cuestionario)\b/;
const asksBoard =
  /\b(?:kanban|board with columns|drag(?: and drop)? (?:the )?(?:cards?|tasks?|tickets?))\b|\bboard\b.{0,40}\bcolumns\b/;
/** What is kept entry by entry, as the subject itself or in the first words about it. */
const listed =
  /\b(?:track(?:er|ing|s)?|log(?:book|s|ging)?|lists?|planner|inventory|diary|journal|budget(?:s|ing)?|expenses?|notes?|note-?taking|collections?|records?|catalogue|register of|crm|address book|recipe box|bookmarks?|organi[sz]er|database)\b/;
/** Where an instruction says what it is for. */
const opening = 140;

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
  if (application && (asksBoard.test(text) || seatsIn(brief.prompt) !== null))
    return planBoard(context);
  const planned = planPlanner(context);
  if (planned) return planned;
  const league = planLeague(context);
  if (league) return league;
  if (asksQuiz.test(text) && !isEvening(brief)) {
    const quiz = planQuiz(context, text);
    // A page of something else that only speaks of a quiz has none to fill.
    if (quiz.type === 'quiz' && (quiz.questions.length > 0 || application)) return quiz;
  }
  const derived =
    planWorksheet(context) ??
    planFormula(context) ??
    (application ? planSplit(context) : null) ??
    // What is presented is used elsewhere.
    (brief.purpose === 'product' ? null : planDerived(context));
  if (derived) return derived;
  if (asksCalculator.test(text)) {
    const calculator = calculators.find(([, pattern]) => pattern.test(text))?.[0];
    if (calculator !== undefined) return { type: 'calculator', calculator };
  }
  const counter = planCounter(context);
  if (counter) return counter;
  const catalogue = application ? null : planCatalogue(context);
  if (catalogue) return catalogue;
  if (hasEntries(context)) return planList(context);
  if (!application) return planOpen(context);
  const game = games.find(([, pattern]) => pattern.test(text))?.[0];
  if (game !== undefined) return { type: 'game', game };
  return planTasks(context) ?? (isKept(context) ? planList(context) : planOpen(context));
}

/** A quiz that people come to, on its day and at its place, is not played on the page. */
const isEvening = ({ purpose, facts, place, lists }: PageContext['brief']): boolean =>
  purpose !== 'application' &&
  facts.dates.length > 0 &&
  (facts.address !== null ||
    place !== null ||
    facts.dates.some(({ where }) => where !== undefined) ||
    lists.some(({ items }) => items.some(({ price }) => price !== undefined)));

const noList =
  /\b(?:calculator|converter|quiz|game|timer|stopwatch|simulat\w*|generator|editor|player|portal|dashboard|marketplace|network|chat)\b/;

/** Whether it is one list of entries. What several kinds of people use together on a server is more than that. */
function isKept({ brief }: PageContext): boolean {
  const phrase = brief.subject.phrase.toLowerCase();
  if (noList.test(phrase) || isSystem(brief)) return false;
  return (
    listed.test(`${phrase}\n${brief.prompt.slice(0, opening).toLowerCase()}`) ||
    brief.capabilities.some(({ tool }) => tool === 'list')
  );
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
  const own = context.brief.purpose === 'application' ? planOwn(context) : null;
  return (
    own ??
    planTracker(context) ??
    planTimer(context) ??
    planPicker(context) ??
    (isSystem(context.brief) ? null : planTable(context))
  );
}

/** Parts that are asked for by a name of their own. */
function planOwn(context: PageContext): ToolPlan | null {
  return (
    planFlashcards(context) ??
    planGuessed(context) ??
    planPassword(context) ??
    planShares(context) ??
    planConverter(context) ??
    planTimetable(context)
  );
}
