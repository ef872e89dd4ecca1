import type { Brief } from '../model/brief';
import type { AppKind, EmblemName, ToolPlan } from '../model/page';

/** Who asks for little gets words alone. */
const bare =
  /minimal|plain|bare|austere|sparse|typograph|stark|text.only|no.frills|nothing fancy|schlicht|sobre|sobrio|sóbrio|strak/i;
const ruledOut =
  /picture|image|drawing|graphic|illustration|photo|art\b|bild|dessin|imagen|imagem|immagin|plaatje/i;

/** What stands for a subject no drawing shows: a window of what is used on a screen, else type; null on a bare page. */
export function chooseEmblem(brief: Brief, tool: ToolPlan | null = null): EmblemName | null {
  const { asked, purpose } = brief;
  const { moods } = asked.look;
  if (moods.some((mood) => bare.test(mood)) || asked.avoid.some((word) => ruledOut.test(word)))
    return null;
  if (purpose === 'application' || isSoftware(brief)) return `app-${windowOf(brief, tool)}`;
  return 'lettering';
}

const onScreen =
  /\b(?:software|saas|apps?|web ?app|platform|crm|erp|dashboard|api|plug-?in|browser extension)\b/iu;
/** How much of an instruction says what it is for. */
const opening = 160;

/** What is sold and used on a screen is shown as applications are. */
const isSoftware = ({ purpose, subject, prompt }: Brief): boolean =>
  purpose === 'product' &&
  (subject.tradeId === 'saas' ||
    onScreen.test(subject.phrase) ||
    onScreen.test(prompt.slice(0, opening)));

const windows: Readonly<Partial<Record<ToolPlan['type'], AppKind>>> = {
  tasks: 'tasks',
  tracker: 'tasks',
  list: 'records',
  league: 'records',
  table: 'records',
  board: 'columns',
  timer: 'clock',
  counter: 'chart',
  flashcards: 'flashcards',
  quiz: 'flashcards',
  game: 'game',
  timetable: 'tiles',
};

/** What an application without a working part is most of all. */
const byWords: readonly (readonly [AppKind, RegExp])[] = [
  ['clock', /\bcount ?down|\btimer\b|\bclock\b/i],
  ['game', /\bgame|\bsudoku|\btetris|\bchess|\bpuzzle|\bsolitaire|\bminesweeper|\bwordle/i],
  ['chart', /\bdash ?board|\bcharts?\b|\banalytics|\bstatistics|\breports?\b/i],
  ['tiles', /\bportal|\bmarket ?place|\bsocial network|\bintranet|\blearning platform/i],
  ['chat', /\bchat|\bmessag(?:e|es|ing)\b|\bmessenger|\bassistant\b/i],
  ['map', /\bmaps?\b|\broutes?\b|\bdeliver|\bfleet|\bcourier|\bgps\b|\bnearby\b|\btravel/i],
  ['fields', /\bcalculat|\bconver|\bsurvey|\bpoll\b|\bform\b|\bgenerator|\bbooking|\bcheck/i],
];

const ofSoftware: readonly AppKind[] = ['records', 'chart', 'columns'];

/** The window that shows what is done with it. */
function windowOf({ subject, prompt, purpose, seed }: Brief, tool: ToolPlan | null): AppKind {
  if (tool) return windows[tool.type] ?? 'fields';
  const named = byWords.find(([, pattern]) => pattern.test(subject.phrase));
  // Its features name many kinds of window; the most of software is rows, columns and figures.
  if (purpose === 'product') return named?.[0] ?? ofSoftware[seed % ofSoftware.length] ?? 'records';
  return (
    (named ?? byWords.find(([, pattern]) => pattern.test(prompt.slice(0, 400))))?.[0] ?? 'tiles'
  );
}

const mostLetters = 2;

/** The letters a name is known by: "Gerald Pym Pianos" is GP, "The Slow Swimmers" SS. */
export function lettersOf(name: string): string {
  const words = name
    .split(/[\s&+/-]+/)
    .filter(
      (word) =>
        /^\p{L}/u.test(word) &&
        !/^(?:the|a|an|of|and|der|die|das|und|le|la|les|de|el|il|het)$/iu.test(word),
    );
  const letters = words.map((word) => word.charAt(0).toUpperCase()).slice(0, mostLetters);
  return letters.length === 0 ? name.charAt(0).toUpperCase() : letters.join('');
}
