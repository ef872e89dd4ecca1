import { rm, writeFile } from 'node:fs/promises';
import { cpus, release, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSuite } from '../../build/build-suite';
import { startPostgres } from '../../test/postgres-server';
import { root } from '../../webpack/workspaces';
import { describeRows, isSound, skippedRow } from './fault-row';
import type { FaultRow } from './fault-row';
import { keepRow, openRun, rowKey } from './fault-rows';
import type { FaultRun } from './fault-rows';
import { bucketKinds } from './kinds/bucket-away';
import { clockKinds } from './kinds/clock-jumps';
import { damageKinds } from './kinds/damaged-data';
import { databaseKinds } from './kinds/database-away';
import type { DatabaseName, FaultKind } from './kinds/kind';
import { diskKinds } from './kinds/disk-full';
import { killKinds } from './kinds/kill-host';
import { mailKinds } from './kinds/mail-away';
import { providerKinds } from './kinds/provider-fails';

const kinds: readonly FaultKind[] = [
  ...killKinds,
  ...databaseKinds,
  ...mailKinds,
  ...bucketKinds,
  ...providerKinds,
  ...damageKinds,
  ...diskKinds,
  ...clockKinds,
];

/** What the last run of all faults has found; one that was interrupted is gone on with from here. */
const runFile = path.join(root, '.cache/faults/run.json');

const databases: readonly DatabaseName[] = ['pglite', 'postgres'];

const usage = `Usage: npm run drill -- faults [--rounds 20] [--only <fault>] [--database pglite|postgres] [--seed <number>] [--resume]

${kinds.map(({ name, summary }) => `  ${name.padEnd(18)} ${summary}`).join('\n')}

PostgreSQL is the server of TEST_DATABASE_URL, or one started for the drill. All faults with both databases write docs/faults.md, row
by row, with a fifth of the rounds for what is not a kill; --resume goes on with such a run that was interrupted.
Exit code 0 when nothing acknowledged was lost, half there or stuck, otherwise 1.
`;

/** Numbers from 0 to 1 that are the same again for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Breaks real hosts and counts what was acknowledged against what is there afterwards. */
export async function runFaults(parameters: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      rounds: { type: 'string', default: '20' },
      only: { type: 'string' },
      database: { type: 'string' },
      seed: { type: 'string', default: '1' },
      resume: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const { only, database } = values;
  const rounds = Number(values.rounds);
  const chosen = kinds.filter(({ name }) => only === undefined || name === only);
  const on = databases.filter((name) => database === undefined || name === database);
  if (values.help || chosen.length === 0 || on.length === 0 || !(rounds >= 1)) {
    console.error(usage);
    return values.help ? 0 : 2;
  }
  const pairs = chosen.flatMap((kind) =>
    on.filter((name) => kind.databases.includes(name)).map((name) => [kind, name] as const),
  );
  // A release is killed in the middle of builds that were made.
  if (chosen.some(({ name }) => name === 'kill-release')) await buildSuite();
  const isWhole = only === undefined && database === undefined;
  const server = await openServer(pairs);
  try {
    const asked = { rounds, seed: Number(values.seed), server: server?.url ?? null };
    const rows = isWhole
      ? await runWhole(pairs, asked, values.resume)
      : await runSome(pairs, asked);
    console.log(`\n${describeRows(rows).join('\n')}`);
    return rows.every(isSound) ? 0 : 1;
  } finally {
    server?.stop();
  }
}

/**
 * The variable of the tests, or a cluster of the drill's own: a drill never touches a database it has not made.
 * Null where there is no PostgreSQL, or none is needed.
 */
async function openServer(pairs: readonly Pair[]): Promise<{ url: string; stop(): void } | null> {
  if (!pairs.some(([, name]) => name === 'postgres')) return null;
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined ? startPostgres() : { url, stop() {} };
}

type Pair = readonly [FaultKind, DatabaseName];

interface Asked {
  readonly rounds: number;
  readonly seed: number;
  /** Address of a PostgreSQL server; null where there is none. */
  readonly server: string | null;
}

async function runSome(pairs: readonly Pair[], asked: Asked): Promise<FaultRow[]> {
  const rows: FaultRow[] = [];
  for (const [kind, name] of pairs) {
    const row = await runKind(kind, name, asked);
    console.log(describeRows([row]).slice(2).join('\n'));
    rows.push(row);
  }
  return rows;
}

/** A run of every fault takes hours. After each row both files are written, so that a run that is interrupted leaves what it has found. */
async function runWhole(
  pairs: readonly Pair[],
  asked: Asked,
  resume: boolean,
): Promise<FaultRow[]> {
  if (!resume) await rm(runFile, { force: true });
  let run = await openRun(runFile, asked, new Date());
  const rowsOf = ({ rows }: FaultRun): FaultRow[] =>
    pairs.flatMap(([kind, name]) => rows[rowKey(kind.name, name)] ?? []);
  for (const [kind, name] of pairs) {
    const key = rowKey(kind.name, name);
    if (run.rows[key]) continue;
    const row = await runKind(kind, name, { ...asked, rounds: roundsOf(kind, asked.rounds) });
    console.log(describeRows([row]).slice(2).join('\n'));
    run = await keepRow(runFile, run, [key, row]);
    await writeReport(run, describeRows(rowsOf(run)), pairs.length - rowsOf(run).length);
  }
  return rowsOf(run);
}

/** When a kill hits differs from round to round; what is merely away is away for all of them. */
const roundsOf = (kind: FaultKind, rounds: number): number =>
  killKinds.includes(kind) ? rounds : Math.ceil(rounds / 5);

function runKind(
  kind: FaultKind,
  database: DatabaseName,
  { rounds, seed, server }: Asked,
): Promise<FaultRow> {
  if (database === 'postgres' && server === null) {
    return Promise.resolve(skippedRow(kind.summary, database, 'PostgreSQL is not installed'));
  }
  return kind.run({ rounds, database, server, random: seededRandom(seed) });
}

async function writeReport(
  { rounds, seed, begun }: FaultRun,
  lines: readonly string[],
  missing: number,
): Promise<void> {
  const processor = cpus()[0]?.model ?? 'unknown processor';
  const machine = `${cpus().length} × ${processor}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}, Node ${process.versions.node}`;
  const command = `npm run drill -- faults --rounds ${rounds} --seed ${seed}`;
  const text = [
    '# Fault drills',
    '',
    `Written by \`${command}\`, begun on ${begun.slice(0, 10)} (${machine}).`,
    ...(missing === 0 ? [] : ['', `${missing} rows are still to come: \`--resume\` goes on.`]),
    '',
    'Each round lets real calls run against a host of its own, breaks something in the middle, mends it, and looks for everything',
    'that was acknowledged since the first round. “Stuck” are generations that neither end nor say why.',
    '',
    ...lines,
    '',
  ].join('\n');
  await writeFile(path.join(root, 'docs/faults.md'), text);
}
