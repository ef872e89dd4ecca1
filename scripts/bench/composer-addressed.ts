import { parseArgs } from 'node:util';
import { readMeasured, type Addressed } from '../../site-composer/training/read-addressed';
import { judgeAddressed, type AddressedCounts } from './composer-addressed/judge-addressed';

/** Years that are not named are those behind this day, whenever it is measured. */
const today = new Date('2026-11-23T12:00:00Z');

/**
 * To whom each word of an instruction is taken to be said, and what of it is printed: `--list` shows what goes wrong of the
 * instructions that are learned from. What is only scored is never listed: it would no longer be unseen.
 */
export async function benchComposerAddressed(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { list: { type: 'boolean', default: false }, id: { type: 'string', default: '' } },
  });
  const all = readMeasured().filter(({ id }) => id.includes(values.id));
  for (const set of ['train', 'test'] as const) {
    const texts = all.filter(({ isTest }) => isTest === (set === 'test'));
    const judged = texts.map((one) => ({ one, ...judgeAddressed(one, today) }));
    if (values.list && set === 'train')
      for (const { one, report } of judged) say(`${one.id}\n  ${report.join('\n  ')}`);
    for (const [name, isDue] of groups)
      say(`${set}, ${name}: ${line(judged.filter((each) => isDue(each.one)))}`);
  }
}

const groups: readonly (readonly [string, (one: Addressed) => boolean])[] = [
  ['English', ({ language }) => language === 'en'],
  ['other languages', ({ language }) => language !== 'en'],
];

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const share = (part: number, all: number): string => `${((100 * part) / (all || 1)).toFixed(1)} %`;

function line(all: readonly AddressedCounts[]): string {
  const sum = (key: keyof AddressedCounts): number =>
    all.reduce((total, counts) => total + counts[key], 0);
  return [
    `${all.length} texts`,
    `for visitors: precision ${share(sum('right'), sum('heard'))}, recall ${share(sum('right'), sum('visitors'))}`,
    `builder's words printed ${share(sum('printed'), sum('builder'))}`,
    `visitors' words lost ${share(sum('lost'), sum('due'))}`,
    `wrong notes ${sum('notes')}`,
  ].join('; ');
}
