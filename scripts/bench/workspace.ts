import { parseArgs } from 'node:util';
import { buildSuite } from '../build/build-suite';
import { figureOf, writeFigures } from './report/write-figures';
import type { Figure } from './report/write-figures';
import { launchBrowser } from './screens/member-tab';
import { measureOpening } from './workspace/opened-projects';
import { measureStreaming } from './workspace/streamed-generations';
import type { StreamedRound } from './workspace/streamed-generations';

const usualRounds = 3;

/** Opening is short, and more of them tell more. */
const openingsPerRound = 3;

/** Aims of issue 16; of the heap, what a garbage collector leaves lying about is allowed for. */
const aims = { taskMs: 50, heap: 1.2, keyMs: 16, opening: 1.2 } as const;

function figuresOf(streamed: readonly StreamedRound[], opening: readonly number[]): Figure[] {
  const of = (what: keyof StreamedRound) => streamed.map((round) => round[what]);
  const lower = { better: 'lower' } as const;
  return [
    figureOf(of('longestTaskMs'), {
      name: 'stream/longest-task',
      aim: aims.taskMs,
      unit: 'ms',
      note: 'of the page’s main thread while 200 KB are streamed, from the trace',
      ...lower,
    }),
    figureOf(of('heapRatio'), {
      name: 'stream/heap',
      aim: aims.heap,
      unit: 'ratio',
      note: 'after ten generations to after the first, garbage collected',
      ...lower,
    }),
    figureOf(of('keyMs'), {
      name: 'code/key',
      aim: aims.keyMs,
      unit: 'ms',
      note: 'the slowest of 22 keys in 200 KB of code, until its letter is laid out',
      ...lower,
    }),
    figureOf(opening, {
      name: 'open/50-versions',
      aim: aims.opening,
      unit: 'ratio',
      note: 'to a project of one version',
      ...lower,
    }),
  ];
}

/**
 * `npm run bench -- workspace [--rounds 3]`: a large site streamed by a model of our own into the workspace, typing in
 * its code, and opening a project with many versions, in Chromium.
 */
export async function benchWorkspace(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { rounds: { type: 'string', default: String(usualRounds) } },
  });
  const rounds = Number(values.rounds);
  await buildSuite();
  const browser = await launchBrowser();
  try {
    const opening = await measureOpening(browser, rounds * openingsPerRound);
    const figures = figuresOf(await measureStreaming(browser, rounds), opening);
    for (const { name, value, unit } of figures) console.log(`${name}: ${value} ${unit}`);
    console.log(await writeFigures('workspace', figures));
  } finally {
    await browser.close();
  }
}
