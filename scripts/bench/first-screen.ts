import { parseArgs } from 'node:util';
import { planFor } from '../../site-composer/src/index';
import { copyEdit } from '../../site-composer/src/text/copy-edit';
import { judgeScreen, shownOf, type Verdicts } from './first-screen/judge-screen';
import { readEdits, readScreens, type ExpectedEdit, type Part } from './first-screen/read-data';

/** Years that are not named are those behind this day, whenever it is measured. */
const today = new Date('2026-11-23T12:00:00Z');

const aspects: readonly (keyof Verdicts)[] = ['name', 'kind', 'place', 'headline', 'action'];

const share = (right: number, all: number): string =>
  `${right}/${all} ${((100 * right) / Math.max(1, all)).toFixed(1)} %`;

function measureScreens(part: Part, missed: ReadonlySet<string>): void {
  const right = new Map<string, number>();
  const screens = readScreens().filter((one) => one.part === part);
  for (const expected of screens) {
    const { brief, plan } = planFor(expected.text, { today });
    const shown = shownOf(brief, plan);
    const verdicts = judgeScreen(expected, shown);
    const wrong = aspects.filter((aspect) => !verdicts[aspect]);
    for (const aspect of aspects)
      right.set(aspect, (right.get(aspect) ?? 0) + (verdicts[aspect] ? 1 : 0));
    right.set('all', (right.get('all') ?? 0) + (wrong.length === 0 ? 1 : 0));
    if (part === 'train' && wrong.some((aspect) => missed.has(aspect)))
      console.log(`${wrong.join(',')}\n  ${expected.text.slice(0, 160)}`, '\n ', {
        ...shown,
        wanted: [expected.name, expected.place, expected.action].join(' | '),
      });
  }
  for (const [aspect, count] of right)
    console.log(`${part} ${aspect.padEnd(9)} ${share(count, screens.length)}`);
}

function measureEdits(part: Part, name: string, all: ExpectedEdit[], isListed: boolean): void {
  const edits = all.filter((one) => one.part === part);
  const wrong = edits.filter(({ typed, printed, names }) => copyEdit(typed, names) !== printed);
  console.log(`${part} ${name.padEnd(9)} ${share(edits.length - wrong.length, edits.length)}`);
  if (part === 'train' && isListed)
    for (const { typed, printed, names } of wrong)
      console.log(`  ${typed}\n    wanted ${printed}\n    got    ${copyEdit(typed, names)}`);
}

/**
 * What first screens say, and how what members typed is edited: `--missed name,kind` lists the screens that fail there,
 * `--missed edits` the sentences; of the third that is only scored nothing is ever listed.
 */
export function benchFirstScreen(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      missed: { type: 'string', default: '' },
      only: { type: 'string', default: 'screens,edits' },
    },
  });
  const missed = new Set(values.missed.split(','));
  for (const part of ['train', 'test'] as const) {
    if (values.only.includes('screens')) measureScreens(part, missed);
    if (!values.only.includes('edits')) continue;
    const { edited, unchanged } = readEdits();
    measureEdits(part, 'edited', edited, missed.has('edits'));
    measureEdits(part, 'unchanged', unchanged, missed.has('edits'));
  }
  return Promise.resolve();
}
