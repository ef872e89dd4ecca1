import { sql } from 'kysely';
import type { Database } from '../../../database/schema';
import { minuteOf } from '../health/minute';
import type { Counts } from './confidence-sequence';

/** Over how much a version everyone runs is watched. */
export const windowMs = 10 * 60_000;

/** What comes before is its past. */
export const pastMs = 24 * 60 * 60_000;

interface Row {
  readonly remote: string;
  readonly version: string;
  readonly loads: number;
  readonly harmed: number;
}

/** Page loads of stable versions between two moments, by remote and version. */
async function readStable(db: Database, from: Date, until: Date | null): Promise<Row[]> {
  const end = until === null ? sql`` : sql`and minute < ${minuteOf(until)}`;
  const { rows } = await sql<Row>`
    select remote, version,
      sum(ready + failed)::integer as loads, sum(failed + crashed)::integer as harmed
    from release_health
    where arm = 'stable' and minute >= ${minuteOf(from)} ${end}
    group by remote, version`.execute(db);
  return rows;
}

/** What a version of each remote has reported in the last ten minutes: `versions` by remote. */
export async function readWindow(
  db: Database,
  now: Date,
  versions: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, Counts>> {
  const rows = await readStable(db, new Date(now.getTime() - windowMs), null);
  const own = rows.filter(({ remote, version }) => versions[remote] === version);
  return new Map(own.map(({ remote, loads, harmed }) => [remote, { hits: harmed, trials: loads }]));
}

/** What whichever version everyone ran has reported in the day before, by remote. */
export async function readPast(db: Database, now: Date): Promise<ReadonlyMap<string, Counts>> {
  const until = new Date(now.getTime() - windowMs);
  const rows = await readStable(db, new Date(until.getTime() - pastMs), until);
  const past = new Map<string, Counts>();
  for (const { remote, loads, harmed } of rows) {
    const { hits = 0, trials = 0 } = past.get(remote) ?? {};
    past.set(remote, { hits: hits + harmed, trials: trials + loads });
  }
  return past;
}
