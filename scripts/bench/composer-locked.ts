import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../webpack/workspaces';
import { siteComposer, type Engine } from './composer-locked/engines';
import { layOutRubric } from './composer-locked/lay-out-rubric';
import { lockedSets, type LockedSet } from './composer-locked/locked-files';
import { openPages, type PageReader } from './composer-locked/open-pages';
import { readInstructions, type LockedInstruction } from './composer-locked/read-locked';
import { refineLocked, reportRefinements } from './composer-locked/refine-locked';
import { tableOf } from './composer-locked/report-pages';
import { listWorst, scorePages } from './composer-locked/score-pages';

const cache = path.join(root, '.cache');

interface Options {
  readonly set: LockedSet;
  readonly only?: string | undefined;
  readonly group?: string | undefined;
  readonly worst: string;
  readonly refine: boolean;
  readonly rubric: boolean;
}

async function keep(name: string, results: unknown): Promise<void> {
  const folder = path.join(cache, 'composer-locked');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}.json`);
  await writeFile(file, JSON.stringify(results, null, 1));
  console.log(`\nIn full: ${path.relative(root, file)}`);
}

function choose({ set, only, group }: Options): LockedInstruction[] {
  return readInstructions(set).filter(
    (one) =>
      (only === undefined || only.split(',').includes(one.id)) &&
      (group === undefined || one.group === group),
  );
}

async function run(engine: Engine, reader: PageReader, options: Options): Promise<void> {
  if (options.rubric) {
    const folder = path.join(cache, 'rubric', `${engine.name}-${options.set}`);
    await layOutRubric(engine, reader, options.set, folder);
    console.log(`Pictures and the sheet to fill in: ${path.relative(root, folder)}`);
  } else if (options.refine) {
    const results = await refineLocked(
      engine,
      reader,
      options.set,
      options.only?.split(',') ?? null,
    );
    console.log(reportRefinements(results));
    await keep(`refinements-${engine.name}-${options.set}`, results);
  } else {
    const results = await scorePages(engine, reader, choose(options));
    console.log(tableOf(results));
    console.log(listWorst(results, Number(options.worst)));
    await keep(`pages-${engine.name}-${options.set}`, results);
  }
}

/**
 * Holds the composer against what is locked in `site-composer/measure`: the instructions, with `--refine`
 * the refinements; `--rubric` lays out pictures for a reader.
 * `--set second`, `third`, `fourth` and `fifth` take the other sets; `--group food`, `--only knife-van,choir-tenors` (`--only r01` with `--refine`), `--worst 10`.
 */
export async function benchComposerLocked(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      set: { type: 'string', default: 'first' },
      only: { type: 'string' },
      group: { type: 'string' },
      worst: { type: 'string', default: '0' },
      refine: { type: 'boolean', default: false },
      rubric: { type: 'boolean', default: false },
    },
  });
  const set = lockedSets.find((one) => one === values.set);
  if (set === undefined) throw new Error(`No set ${values.set}: ${lockedSets.join(' or ')}`);
  const reader = await openPages();
  try {
    await run(siteComposer, reader, { ...values, set });
  } finally {
    await reader.close();
  }
}
