import type { Round } from './drill-round';

/** What all rounds of a fault on one database came to: a line of the table. */
export interface FaultRow {
  readonly fault: string;
  readonly database: string;
  readonly rounds: number;
  readonly acknowledged: number;
  readonly found: number;
  readonly stuck: number;
  /** Rounds in which the health addresses said what was true. */
  readonly healthTold: number;
  /** Median; null where the fault is none the host comes back from. */
  readonly backAfterMs: number | null;
  readonly problems: readonly string[];
  /** Why it was not run; null where it was. */
  readonly skipped: string | null;
}

const median = (values: readonly number[]): number | null =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;

/** Acknowledged and found are of the last round: each looks for everything since the first. */
export function rowOf(
  what: { readonly fault: string; readonly database: string },
  rounds: readonly Round[],
  crashes: number,
): FaultRow {
  const last = rounds.at(-1)?.findings;
  const problems = rounds.flatMap(({ findings }, at) =>
    findings.problems.map((problem) => `round ${at + 1}: ${problem}`),
  );
  if (crashes > 0) problems.push(`the host ended by itself ${crashes} times`);
  if ((last?.acknowledged ?? 0) === 0)
    problems.push('nothing was acknowledged: this proves nothing');
  return {
    ...what,
    rounds: rounds.length,
    acknowledged: last?.acknowledged ?? 0,
    found: last?.found ?? 0,
    stuck: problems.filter((problem) => problem.includes('stuck: ')).length,
    healthTold: rounds.filter(({ healthTold }) => healthTold).length,
    backAfterMs: median(rounds.map(({ backAfterMs }) => backAfterMs)),
    problems,
    skipped: null,
  };
}

/** A row of a fault that could not be tried here, with the reason. */
export const skippedRow = (fault: string, database: string, skipped: string): FaultRow => ({
  fault,
  database,
  rounds: 0,
  acknowledged: 0,
  found: 0,
  stuck: 0,
  healthTold: 0,
  backAfterMs: null,
  problems: [],
  skipped,
});

/** Nothing lost, half there or stuck, and the health addresses were right every time. */
export const isSound = (row: FaultRow): boolean =>
  row.skipped !== null ||
  (row.problems.length === 0 &&
    row.acknowledged === row.found &&
    row.stuck === 0 &&
    row.healthTold === row.rounds);

const heads = [
  'Fault',
  'Database',
  'Rounds',
  'Acknowledged',
  'Found',
  'Lost',
  'Stuck',
  'Health told the truth',
  'Answers again (median)',
];

/** The rows as a Markdown table, and below it what was skipped or went wrong. */
export function describeRows(rows: readonly FaultRow[]): string[] {
  const tried = rows.filter(({ skipped }) => skipped === null);
  const lines = tried.map((row) => [
    row.fault,
    row.database,
    row.rounds,
    row.acknowledged,
    row.found,
    row.acknowledged - row.found,
    row.stuck,
    `${row.healthTold} of ${row.rounds}`,
    row.backAfterMs === null ? '–' : `${(row.backAfterMs / 1000).toFixed(1)} s`,
  ]);
  const table = [heads, heads.map(() => '---'), ...lines].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  const skipped = rows.filter((row) => row.skipped !== null);
  return [
    ...table,
    ...(skipped.length > 0 ? ['', 'Not tried here:', ''] : []),
    ...skipped.map(({ fault, database, skipped: why }) => `- ${fault} (${database}): ${why}`),
    ...rows.flatMap(({ fault, database, problems }) =>
      problems.length === 0
        ? []
        : ['', `**${fault}, ${database}**`, '', ...problems.map((p) => `- ${p}`)],
    ),
  ];
}
