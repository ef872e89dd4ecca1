import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyCheckout } from '../test/copy-checkout';
import type { CheckoutCopy } from '../test/copy-checkout';
import { runCaptured } from '../test/run-captured';
import { root } from '../webpack/workspaces';
import { timeStart } from './build/timed-start';
import { figureOf, writeFigures } from './report/write-figures';
import type { Figure } from './report/write-figures';

const usualRounds = 3;

/** Of middling size; every remote is built by the same arrangement. */
const remote = 'mfe-projects';

/** Aims of issue 16: a remote's share of the build of everything as one, and seconds. */
const aims = { remote: 0.25, start: 3, clone: 75 } as const;

/** Builds in the order of a round: what is removed before, and the command; `warm` finds its build there. */
const builds = [
  { name: 'single/cold', removes: 'dist/single', command: ['build', '--', '--single'] },
  { name: 'single/warm', removes: null, command: ['build', '--', '--single'] },
  { name: 'all/cold', removes: 'dist', command: ['build'] },
  { name: 'all/warm', removes: null, command: ['build'] },
  { name: 'remote/cold', removes: 'dist/remotes/projects', command: ['build', '-w', remote] },
  { name: 'remote/warm', removes: null, command: ['build', '-w', remote] },
] as const;

type BuildName = (typeof builds)[number]['name'];

async function timeBuild(
  copy: CheckoutCopy,
  { name, removes, command }: (typeof builds)[number],
): Promise<number> {
  if (removes) await rm(path.join(copy.folder, removes), { recursive: true, force: true });
  const begun = performance.now();
  const { code, output } = await copy.npm(...command);
  if (code !== 0) throw new Error(`${name}: npm run ${command.join(' ')} failed:\n${output}`);
  return (performance.now() - begun) / 1_000;
}

function figuresOf(taken: ReadonlyMap<BuildName, readonly number[]>): Figure[] {
  const single = taken.get('single/cold') ?? [];
  return [...taken].map(([name, seconds]) => {
    const about = { name, better: 'lower' } as const;
    if (name === 'single/cold') return figureOf(seconds, { ...about, aim: null, unit: 's' });
    const ratios = seconds.map((value, round) => value / (single[round] ?? Number.NaN));
    const aim = name === 'remote/cold' ? aims.remote : null;
    return figureOf(ratios, { ...about, aim, unit: 'ratio', note: 'to the single build, cold' });
  });
}

async function inTemporaryFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-bench-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts on data that is there and with nothing to build, so that the first start does not count. */
async function measureStarts(copy: CheckoutCopy, rounds: number): Promise<Figure> {
  return inTemporaryFolder(async (data) => {
    await timeStart(copy.folder, data);
    const seconds: number[] = [];
    while (seconds.length < rounds) seconds.push(await timeStart(copy.folder, data));
    console.log(`start/warm: ${seconds.map((value) => value.toFixed(1)).join(', ')} s`);
    const note = 'npm start to /readyz, nothing to build';
    return figureOf(seconds, {
      name: 'start/warm',
      aim: aims.start,
      better: 'lower',
      unit: 's',
      note,
    });
  });
}

/** What somebody waits for who has just cloned the repository: packages, builds, database. */
async function measureClones(rounds: number): Promise<Figure> {
  const seconds: number[] = [];
  while (seconds.length < rounds) {
    await inTemporaryFolder(async (folder) => {
      const clone = path.join(folder, 'clone');
      const { code, output } = await runCaptured('git', ['clone', '-q', root, clone], folder);
      if (code !== 0) throw new Error(`git clone failed:\n${output}`);
      seconds.push(await timeStart(clone, path.join(folder, 'data')));
    });
    console.log(`clone/ready: ${seconds.at(-1)?.toFixed(1)} s`);
  }
  const note =
    'npm start in a fresh clone to /readyz; packages come from npm’s cache where it has them';
  return figureOf(seconds, {
    name: 'clone/ready',
    aim: aims.clone,
    better: 'lower',
    unit: 's',
    note,
  });
}

/**
 * `npm run bench -- build [--rounds 3] [--clone]`: the builds people wait for beside the same source as one build, in
 * a copy of this checkout, and how fast the product starts; `--clone` from the last commit and no packages as well.
 */
export async function benchBuild(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      rounds: { type: 'string', default: String(usualRounds) },
      clone: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  const copy = await copyCheckout();
  try {
    const taken = new Map<BuildName, number[]>(builds.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const build of builds) {
        const seconds = await timeBuild(copy, build);
        taken.get(build.name)?.push(seconds);
        console.log(`${build.name}: ${seconds.toFixed(1)} s`);
      }
    }
    const figures = [...figuresOf(taken), await measureStarts(copy, rounds)];
    if (values.clone) figures.push(await measureClones(rounds));
    console.log(await writeFigures('build', figures));
  } finally {
    await copy.remove();
  }
}
