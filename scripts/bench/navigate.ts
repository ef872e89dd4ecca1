import { parseArgs } from 'node:util';
import { approaches, listEntries, measureNext } from './navigate/next-page';
import type { Approach, MenuEntry, NextPage } from './navigate/next-page';
import { withTwoSuites } from './load/two-suites';
import type { TwoSuites } from './load/two-suites';
import { figureOf, writeFigures } from './report/write-figures';
import type { Figure } from './report/write-figures';

const usualRuns = 8;

/** Aims of the issue at the third quartile, for entries that were warmed and for those that were not. */
const aims = { warmed: 1, cold: 1.2 } as const;

interface Taken {
  readonly federated: readonly NextPage[];
  readonly single: readonly NextPage[];
}

async function runEntry(
  { browser, federated, single }: TwoSuites,
  entry: MenuEntry,
  approach: Approach,
  runs: number,
): Promise<Taken> {
  const taken = { federated: [] as NextPage[], single: [] as NextPage[] };
  for (let run = 0; run < runs; run += 1) {
    const inOrder = [
      async () => taken.federated.push(await measureNext(browser, federated, entry, approach)),
      async () => taken.single.push(await measureNext(browser, single, entry, approach)),
    ];
    for (const measure of run % 2 === 0 ? inOrder : inOrder.toReversed()) await measure();
  }
  return taken;
}

function quartile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

function figureOfEntry(entry: MenuEntry, approach: Approach, taken: Taken): Figure {
  const [federated, single] = [taken.federated, taken.single].map((pages) =>
    pages.map(({ ms }) => ms),
  ) as [number[], number[]];
  const ratioAt = (share: number): number =>
    Number((quartile(federated, share) / quartile(single, share)).toPrecision(4));
  const values = [ratioAt(0.25), ratioAt(0.5), ratioAt(0.75)];
  return {
    name: `${entry.path}/${approach}`,
    value: ratioAt(0.75),
    low: Math.min(...values),
    high: Math.max(...values),
    aim: approach === 'cold' ? aims.cold : aims.warmed,
    better: 'lower',
    unit: 'ratio',
    note: `third quartiles: ${quartile(federated, 0.75).toFixed(0)} ms, one build ${quartile(single, 0.75).toFixed(0)} ms`,
  };
}

/** What the ratio of times does not tell: how many files were asked for, and how long the page was stuck. */
function othersOfEntry(name: string, { federated, single }: Taken): Figure[] {
  const median = (values: readonly number[]): string => quartile(values, 0.5).toFixed(0);
  const figure = (what: 'requests' | 'blockedMs', unit: string): Figure =>
    figureOf(
      federated.map((page) => page[what]),
      {
        name: `${name}/${what === 'requests' ? 'requests' : 'blocked'}`,
        aim: null,
        better: 'lower',
        unit,
        note: `one build ${median(single.map((page) => page[what]))}`,
      },
    );
  return [figure('requests', 'requests'), figure('blockedMs', 'ms')];
}

/**
 * `npm run bench -- navigate [--runs 8] [--entry /users]`: from every menu entry to its page, cold, hovered and
 * focused, on a processor four times as slow, beside the same source as one build.
 */
export async function benchNavigate(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      runs: { type: 'string', default: String(usualRuns) },
      entry: { type: 'string', multiple: true },
    },
  });
  await withTwoSuites(async (suites) => {
    const entries = await listEntries(suites.browser, suites.federated);
    const wanted = entries.filter(({ path }) => values.entry?.includes(path) ?? true);
    const figures: Figure[] = [];
    for (const entry of wanted) {
      for (const approach of approaches) {
        const taken = await runEntry(suites, entry, approach, Number(values.runs));
        const figure = figureOfEntry(entry, approach, taken);
        figures.push(figure, ...othersOfEntry(figure.name, taken));
        console.log(
          `${figure.name.padEnd(28)}${figure.value.toFixed(2).padStart(6)}  ${figure.note}`,
        );
      }
    }
    console.log(await writeFigures('navigate', figures));
  });
}
