import { parseArgs } from 'node:util';
import { planFor } from '../../site-composer/src/index';
import { judgeCase } from './composer-structure/judge-case';
import type { Judged } from './composer-structure/judge-case';
import { readCases } from './composer-structure/read-cases';

const today = new Date('2026-11-28T12:00:00Z');
const files = ['documents', 'prices', 'times', 'ordinary', 'briefs', 'fresh'];

/**
 * How much of the structure of an instruction stands on its page: rows of prices and times, sections, quotes, steps and answers.
 * `--list d01` prints what one of `train` lost; what is of `test` is counted and never listed.
 */
export function benchComposerStructure(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { list: { type: 'string', default: '' }, file: { type: 'string' } },
  });
  for (const file of files.filter((name) => values.file === undefined || name === values.file)) {
    const cases = readCases(`${file}.txt`);
    for (const set of ['train', 'test']) {
      const judged = cases
        .filter((one) => one.isTest === (set === 'test'))
        .map((one) => {
          const result = judgeCase(one, planFor(one.prompt, { today }).plan);
          if (set === 'train' && values.list !== '' && one.id.startsWith(values.list))
            list(one.id, result);
          return result;
        });
      process.stdout.write(`${file.padEnd(10)} ${set.padEnd(6)} ${lineOf(judged)}\n`);
    }
  }
  return Promise.resolve();
}

const sum = (all: readonly Judged[], of: (one: Judged) => number): number =>
  all.reduce((total, one) => total + of(one), 0);
const share = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} % of ${whole}`;

function lineOf(all: readonly Judged[]): string {
  const expected = sum(all, (one) => one.expected);
  return [
    `${all.length} texts`,
    `found ${share(
      sum(all, (one) => one.found),
      expected,
    )}`,
    `headings ${share(
      sum(all, (one) => one.headings),
      sum(all, (one) => one.expectedHeadings),
    )}`,
    `leaked ${sum(all, (one) => one.leaked.length)}`,
    `unexpected rows ${sum(all, (one) => one.unexpected.length)}`,
    `doubled ${sum(all, (one) => one.doubled.length)}`,
  ].join(', ');
}

function list(id: string, { lost, leaked, unexpected, doubled }: Judged): void {
  for (const [name, lines] of Object.entries({ lost, leaked, unexpected, doubled }))
    for (const line of lines) process.stdout.write(`${id} ${name}: ${line}\n`);
}
