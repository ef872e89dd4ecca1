import type { Examination } from './examine-page';
import type { Sibling } from './distinctness';
import type { Instruction } from './read-corpus';
import type { Verdict } from './judge-page';

export interface Result extends Examination {
  readonly instruction: Instruction;
  readonly htmlErrors: string[];
  readonly bytes: number;
  readonly milliseconds: number;
}

const share = (met: number, of: number): string =>
  of === 0 ? '–' : `${((met / of) * 100).toFixed(1)} % (${met} of ${of})`;

function tally(results: readonly Result[], about: Verdict['about']): string {
  const list = results.flatMap(({ verdicts }) => verdicts.filter((one) => one.about === about));
  return share(list.filter(({ met }) => met).length, list.length);
}

/** Met expectations, less a little for every fault a visitor would run into; 1 is a page without one. */
export function scoreOf(result: Result): number {
  const met = result.verdicts.filter((one) => one.met).length / Math.max(1, result.verdicts.length);
  const faults =
    result.htmlErrors.length +
    result.axe.length +
    result.consoleErrors.length +
    result.dead.length +
    (result.overflow > 0 ? 1 : 0);
  return Math.max(0, met - Math.min(0.4, faults * 0.05));
}

const clean = (results: readonly Result[], faults: (result: Result) => number): string =>
  share(results.filter((result) => faults(result) === 0).length, results.length);

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function faultsOf(result: Result): string[] {
  return [
    ...result.verdicts.filter(({ met }) => !met).map(({ about, what }) => `${about} ${what}`),
    ...result.htmlErrors.map((text) => `html ${text}`),
    ...result.axe.map((text) => `axe ${text}`),
    ...result.consoleErrors.map((text) => `console ${text}`),
    ...result.dead.map((text) => `dead ${text}`),
    ...(result.overflow > 0 ? [`${result.overflow} px too wide at 360`] : []),
  ];
}

/** The figures of one run as plain data, for `--json` and for the lines below. */
export function summarise(
  results: readonly Result[],
  siblings: readonly Sibling[],
  withAxe: boolean,
): Record<string, string | number> {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    instructions: results.length,
    'mean score': mean(results.map(scoreOf)).toFixed(4),
    'flawless pages': share(results.filter((one) => scoreOf(one) === 1).length, results.length),
    'sections and features shown': tally(results, 'shows'),
    'abilities present': tally(results, 'has'),
    'colours painted': tally(results, 'colour'),
    'pages in the navigation': tally(results, 'pages'),
    'names a person would give': tally(results, 'name'),
    'page in its language': tally(results, 'lang'),
    'unwanted kept away': tally(results, 'not'),
    'valid HTML': clean(results, ({ htmlErrors }) => htmlErrors.length),
    'axe clean': withAxe ? clean(results, (one) => one.axe.length) : 'not run',
    'no console error': clean(results, ({ consoleErrors }) => consoleErrors.length),
    'no dead control': clean(results, ({ dead }) => dead.length),
    'fits 360 px': clean(results, ({ overflow }) => Math.max(0, overflow)),
    'similarity to nearest page, mean': mean(siblings.map((one) => one.similarity)).toFixed(3),
    'similarity to nearest page, highest': Math.max(
      0,
      ...siblings.map((one) => one.similarity),
    ).toFixed(3),
    'bytes, median': median(results.map(({ bytes }) => bytes)),
    'milliseconds to compose, median': median(results.map((one) => one.milliseconds)).toFixed(1),
  };
}

export function printReport(
  results: readonly Result[],
  siblings: readonly Sibling[],
  many: number,
  withAxe: boolean,
): void {
  for (const [name, value] of Object.entries(summarise(results, siblings, withAxe)))
    console.log(`${name.padEnd(38)}${value}`);
  for (const group of new Set(results.map(({ instruction }) => instruction.group))) {
    const own = results.filter(({ instruction }) => instruction.group === group);
    const score = own.reduce((sum, one) => sum + scoreOf(one), 0) / own.length;
    console.log(`  ${group.padEnd(36)}${score.toFixed(4)} over ${own.length}`);
  }
  console.log(`\nWorst ${many}`);
  const worst = results.toSorted((one, other) => scoreOf(one) - scoreOf(other)).slice(0, many);
  for (const one of worst.filter((result) => scoreOf(result) < 1)) {
    console.log(`${scoreOf(one).toFixed(2)}  ${one.instruction.prompt.slice(0, 100)}`);
    for (const fault of faultsOf(one).slice(0, 12)) console.log(`      ${fault}`);
  }
  console.log('\nMost alike');
  const alike = siblings.toSorted((one, other) => other.similarity - one.similarity).slice(0, 5);
  for (const { prompt, nearest, similarity } of alike)
    console.log(`${similarity.toFixed(2)}  ${prompt.slice(0, 60)} | ${nearest.slice(0, 60)}`);
}
