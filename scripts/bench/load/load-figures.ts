import { figureOf } from '../report/write-figures';
import type { Figure } from '../report/write-figures';
import type { FirstVisit } from './first-visit';

/** All visits of one page under one profile; the visits at one place were made side by side. */
export interface PageRuns {
  readonly page: string;
  readonly profile: string;
  readonly federated: readonly FirstVisit[];
  readonly single: readonly FirstVisit[];
}

const kilobyte = 1024;

/** Aims of the issue: how far from one build federation may be, and how much a page may weigh at all. */
const aims = { bytes: 1.05, lcp: 1, depth: 3, frontDoorKB: 150, pageKB: 180 } as const;

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Ratio of each visit to the other build's visit beside it. */
function ratios({ federated, single }: PageRuns, of: (visit: FirstVisit) => number): number[] {
  return federated.map((visit, at) => of(visit) / of(single[at] ?? visit));
}

/** Long tasks of both builds in milliseconds: where one has none there is no ratio. */
function blockedOf({ page, profile, federated, single }: PageRuns): Figure[] {
  const about = { aim: null, better: 'lower', unit: 'ms' } as const;
  const blocked = (visits: readonly FirstVisit[]) => visits.map(({ blockedMs }) => blockedMs);
  const name = `${page}/${profile}/blocked`;
  return [
    figureOf(blocked(federated), { name, ...about, note: 'of tasks, beyond 50 ms each' }),
    figureOf(blocked(single), { name: `${name}-of-one-build`, ...about }),
  ];
}

/** The figures of one page: ratios for what the machine decides, absolute ones for what the build decides. */
export function figuresOfPage(runs: PageRuns): Figure[] {
  const { page, profile, federated, single } = runs;
  const name = `${page}/${profile}`;
  const ratio = { better: 'lower', unit: 'ratio' } as const;
  const times = [
    figureOf(
      ratios(runs, ({ lcpMs }) => lcpMs),
      { name: `${name}/lcp`, aim: aims.lcp, ...ratio },
    ),
    figureOf(
      ratios(runs, ({ headingMs }) => headingMs),
      {
        name: `${name}/heading`,
        aim: null,
        ...ratio,
      },
    ),
  ];
  times.push(...blockedOf(runs));
  if (profile !== 'unthrottled') return times;
  const weight = page === '/' ? aims.frontDoorKB : aims.pageKB;
  const absolute = { better: 'lower', unit: 'KB', aim: weight } as const;
  const kilobytes = (visits: readonly FirstVisit[]) => visits.map(({ bytes }) => bytes / kilobyte);
  return [
    ...times,
    figureOf(
      ratios(runs, ({ bytes }) => bytes),
      { name: `${page}/bytes`, aim: aims.bytes, ...ratio },
    ),
    figureOf(kilobytes(federated), { name: `${page}/weight`, ...absolute }),
    figureOf(kilobytes(single), { name: `${page}/weight-of-one-build`, ...absolute }),
    figureOf(
      federated.map(({ requests }) => requests),
      {
        name: `${page}/requests`,
        aim: null,
        better: 'lower',
        unit: 'requests',
        note: `one build ${median(single.map(({ requests }) => requests))}`,
      },
    ),
    figureOf(
      federated.map(({ depth }) => depth),
      { name: `${page}/depth`, aim: aims.depth, better: 'lower', unit: 'requests' },
    ),
  ];
}

/** One line a measure: federated, one build, ratio. */
export function printPage(runs: PageRuns): void {
  const { page, profile, federated, single } = runs;
  console.log(`\n${page}, ${profile}, medians of ${federated.length}`);
  const line = (what: string, of: (visit: FirstVisit) => number, digits = 0): void => {
    const [ours, theirs] = [median(federated.map(of)), median(single.map(of))];
    const columns = [
      ours.toFixed(digits),
      theirs.toFixed(digits),
      median(ratios(runs, of)).toFixed(3),
    ];
    console.log(what.padEnd(16) + columns.map((column) => column.padStart(10)).join(''));
  };
  line('KB', ({ bytes }) => bytes / kilobyte, 1);
  line('requests', ({ requests }) => requests);
  line('chain', ({ depth }) => depth);
  line('heading ms', ({ headingMs }) => headingMs);
  line('LCP ms', ({ lcpMs }) => lcpMs);
  line('blocked ms', ({ blockedMs }) => blockedMs);
}
