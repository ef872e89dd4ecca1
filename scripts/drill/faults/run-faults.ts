import { writeFile } from 'node:fs/promises';
import { cpus, release, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../webpack/workspaces';
import { describeRows, isSound, skippedRow } from './fault-row';
import type { FaultRow } from './fault-row';
import { databaseKinds } from './kinds/database-away';
import type { DatabaseName, FaultKind } from './kinds/kind';
import { killKinds } from './kinds/kill-host';

const kinds: readonly FaultKind[] = [...killKinds, ...databaseKinds];

const databases: readonly DatabaseName[] = ['pglite', 'postgres'];

const usage = `Usage: npm run drill -- faults [--rounds 20] [--only <fault>] [--database pglite|postgres] [--seed <number>]

${kinds.map(({ name, summary }) => `  ${name.padEnd(18)} ${summary}`).join('\n')}

PostgreSQL is the server of TEST_DATABASE_URL. All faults with both databases write docs/faults.md.
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
  const isWhole = only === undefined && database === undefined;
  const rows: FaultRow[] = [];
  for (const kind of chosen) {
    for (const name of on.filter((one) => kind.databases.includes(one))) {
      rows.push(await runKind(kind, name, { rounds, seed: Number(values.seed) }));
      console.log(describeRows(rows.slice(-1)).slice(2).join('\n'));
      // After each, so that a drill that is ended early leaves what it has found.
      if (isWhole) await writeReport(describeRows(rows), parameters);
    }
  }
  console.log(`\n${describeRows(rows).join('\n')}`);
  return rows.every(isSound) ? 0 : 1;
}

function runKind(
  kind: FaultKind,
  database: DatabaseName,
  { rounds, seed }: { rounds: number; seed: number },
): Promise<FaultRow> {
  // The variable of the tests: a drill never touches a database it has not made.
  const server = process.env['TEST_DATABASE_URL'] ?? null;
  if (database === 'postgres' && server === null) {
    return Promise.resolve(skippedRow(kind.summary, database, 'TEST_DATABASE_URL is not set'));
  }
  return kind.run({ rounds, database, server, random: seededRandom(seed) });
}

async function writeReport(lines: readonly string[], parameters: readonly string[]): Promise<void> {
  const processor = cpus()[0]?.model ?? 'unknown processor';
  const machine = `${cpus().length} × ${processor}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}, Node ${process.versions.node}`;
  const command = ['npm run drill -- faults', ...parameters].join(' ');
  const text = [
    '# Fault drills',
    '',
    `Written by \`${command}\` on ${new Date().toISOString().slice(0, 10)} (${machine}).`,
    '',
    'Each round lets real calls run against a host of its own, breaks something in the middle, mends it, and looks for everything',
    'that was acknowledged since the first round. “Stuck” are generations that neither end nor say why.',
    '',
    ...lines,
    '',
  ].join('\n');
  await writeFile(path.join(root, 'docs/faults.md'), text);
}
