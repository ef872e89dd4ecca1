/** @jsxImportSource preact @jsxRuntime automatic */
import type { ScriptName } from '../../browser/script-names';
import type { ToolPlan } from '../../model/page';
import type { LabelId, Labels } from '../labels/labels';
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';
import { usePage, useScript } from '../page-scope';

const listLabels = [
  'add',
  'search',
  'delete',
  'export',
  'nothingYet',
  'nothingFound',
  'notKept',
  'kept',
  'choose',
] as const;
const boardLabels = ['add', 'delete', 'moveOn', 'moveBack', 'notKept', 'kept'] as const;
const quizLabels = ['question', 'right', 'wrong', 'next', 'result', 'again'] as const;
const gameLabels = [
  ...([
    'moves',
    'won',
    'again',
    'yourTurn',
    'youWin',
    'youLose',
    'draw',
    'points',
    'snakeKeys',
  ] as const),
  ...([
    'up',
    'down',
    'left',
    'rightwards',
    'start',
    'guess',
    'higher',
    'lower',
    'tryGuess',
  ] as const),
];
const calculatorLabels = [
  ...(['amount', 'people', 'percent', 'tip', 'each', 'total', 'years', 'rate', 'monthly'] as const),
  ...(['interest', 'weight', 'height', 'bodyMass', 'value', 'share', 'length', 'width'] as const),
  ...([
    'area',
    'perimeter',
    'distance',
    'consumption',
    'fuelPrice',
    'fuelCost',
    'saved',
    'savings',
  ] as const),
];

/** Games by the names a plan uses; an unknown one is the memory game. */
export const games = ['memory', 'noughts', 'snake', 'guess'] as const satisfies ScriptName[];

function isGame(name: string): name is (typeof games)[number] {
  return (games as readonly string[]).includes(name);
}

interface Working {
  readonly script: ScriptName;
  readonly labels: readonly LabelId[];
}

function workingOf(tool: ToolPlan): Working {
  if (tool.type === 'list') return { script: 'list', labels: listLabels };
  if (tool.type === 'board') return { script: 'board', labels: boardLabels };
  if (tool.type === 'quiz') return { script: 'quiz', labels: quizLabels };
  if (tool.type === 'calculator') return { script: 'calculator', labels: calculatorLabels };
  return { script: isGame(tool.game) ? tool.game : 'memory', labels: gameLabels };
}

function pick(labels: Labels, ids: readonly LabelId[]): string {
  return JSON.stringify(Object.fromEntries(ids.map((id) => [id, labels[id]])));
}

/** A working part: a plan for a bundled script, in a panel that says so where scripts do not run. */
export function Tool({ section, ground }: SectionProps<'tool'>) {
  const { labels, plan } = usePage();
  const working = workingOf(section.tool);
  useScript(working.script);
  return (
    <SectionFrame section={section} ground={ground}>
      <div
        class={`tool tool-${working.script}`}
        data-tool={working.script}
        data-plan={JSON.stringify(section.tool)}
        data-labels={pick(labels, working.labels)}
        data-language={plan.language}
      >
        <p>{labels.needsScript}</p>
      </div>
    </SectionFrame>
  );
}
