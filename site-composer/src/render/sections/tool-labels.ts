import type { ScriptName } from '../../browser/script-names';
import type { ToolPlan } from '../../model/page';
import type { LabelId } from '../labels/labels';

/** Games by the names a plan uses; an unknown one is the memory game. */
const games = ['memory', 'noughts', 'snake', 'guess', 'hangman'] as const satisfies ScriptName[];

function isGame(name: string): name is (typeof games)[number] {
  return (games as readonly string[]).includes(name);
}

const words = (ids: string): LabelId[] => ids.split(' ') as LabelId[];

const keeping = words('add delete kept notKept');
const gameLabels = words(
  'moves won again yourTurn youWin youLose draw points snakeKeys up down left rightwards start guess higher lower tryGuess triesLeft wordWas',
);

/** The words each kind of working part says to its visitors. */
const labels: Readonly<Record<ToolPlan['type'], readonly LabelId[]>> = {
  list: [
    ...keeping,
    ...words(
      'edit save search export nothingYet nothingFound choose all overdue filterBy runningLow sumOf leftOver deleted takeBack tooSoon addAnyway averageOf lastOf todayOf weekOf',
    ),
  ],
  board: [...keeping, ...words('moveOn moveBack')],
  quiz: [
    ...keeping,
    ...words(
      'question right wrong next result tryAgain passed notPassed start quizQuestion rightAnswer wrongAnswers whyRight enterQuestions noQuestions saveQuestions readQuestions',
    ),
  ],
  calculator: words(
    'amount people percent tip each total years rate monthly interest weight height bodyMass value share length width area perimeter distance consumption fuelPrice fuelCost saved savings',
  ),
  game: gameLabels,
  tracker: [...keeping, ...words('today newEntry streak streakOne doneOn')],
  league: [
    ...keeping,
    ...words(
      'firstName secondName outcome wins draw score enterResult undo position name played wonCount drawnCount lostCount pointsHead addName twoNames standings choose',
    ),
  ],
  timer: words('start pause reset lap timeUp round ownMinutes setTime'),
  table: words('search nothingFound pasteRows showRows rowsShown givenRows kept notKept'),
  picker: words('pick again remaining allPicked newEntry add delete'),
  formula: words('atLeast'),
  tasks: [
    ...keeping,
    ...words(
      'newTask all openTasks doneTasks showTasks tasksLeft allDone clearDone edit save moveUp moveDown nothingYet',
    ),
  ],
  counter: words('oneMore oneLess ofGoal yesterday again kept notKept'),
  flashcards: [
    ...keeping,
    ...words('turnOver knewIt notYet again known allKnown front back nothingYet'),
  ],
  converter: [],
  timetable: words('timeOf kept notKept'),
  shares: [...keeping, ...words('addName paidBy whatFor amount owes allEven nothingPaid')],
  password: words('characters upperCase digits symbols makeAnother copy copied madeHere'),
  worksheet: [...keeping, ...words('name person addPerson')],
  planner: words('step begins ends startsAt readyAt done cost programme print'),
  open: words('openNow closedNow openUntil opensAt deviceClock'),
};

export interface Working {
  readonly script: ScriptName;
  readonly labels: readonly LabelId[];
}

export function workingOf(tool: ToolPlan): Working {
  const ids = labels[tool.type];
  if (tool.type !== 'game') return { script: tool.type, labels: ids };
  return { script: isGame(tool.game) ? tool.game : 'memory', labels: ids };
}
