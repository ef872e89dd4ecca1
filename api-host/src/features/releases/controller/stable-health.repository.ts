import { sql } from 'kysely';
import type { ArmHealth } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { addUp, noSums, toHealth } from '../health/health-sums';
import { symptomPlaces } from '../health/measured-symptoms';
import { minuteOf } from '../health/minute';

/** Over how much a version everyone runs is watched. */
export const windowMs = 10 * 60_000;

/** What comes before is its past. */
export const pastMs = 24 * 60 * 60_000;

interface Row {
  readonly remote: string;
  readonly version: string;
  readonly ready: number;
  readonly failed: number;
  readonly crashed: number;
  readonly errored: number;
  readonly lost: number;
  readonly left_early: number;
  readonly symptoms: number[];
}

/** Rows of a day are many: the database adds them up, place by place. */
const symptomSums = sql.join(
  Array.from(
    { length: symptomPlaces },
    (_, at) => sql`coalesce(sum(symptoms[${sql.lit(at + 1)}]), 0)::integer`,
  ),
);

/** Page loads of stable versions between two moments, by remote and version. */
async function readStable(db: Database, from: Date, until: Date | null): Promise<Row[]> {
  const end = until === null ? sql`` : sql`and minute < ${minuteOf(until)}`;
  const { rows } = await sql<Row>`
    select remote, version,
      sum(ready)::integer as ready, sum(failed)::integer as failed, sum(crashed)::integer as crashed,
      sum(errored)::integer as errored, sum(lost)::integer as lost, sum(left_early)::integer as left_early,
      array[${symptomSums}] as symptoms
    from release_health
    where arm = 'stable' and minute >= ${minuteOf(from)} ${end}
    group by remote, version`.execute(db);
  return rows;
}

/** Times are not watched by their distribution. */
const withoutTimes = (row: Row) => ({ ...row, load_times: [] });

/** What a version of each remote has reported in the last ten minutes: `versions` by remote. */
export async function readWindow(
  db: Database,
  now: Date,
  versions: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, ArmHealth>> {
  const rows = await readStable(db, new Date(now.getTime() - windowMs), null);
  const own = rows.filter(({ remote, version }) => versions[remote] === version);
  return new Map(
    own.map((row) => [row.remote, toHealth(row.version, addUp(noSums(), withoutTimes(row)))]),
  );
}

/** What whichever version everyone ran has reported in the day before, by remote. */
export async function readPast(db: Database, now: Date): Promise<ReadonlyMap<string, ArmHealth>> {
  const until = new Date(now.getTime() - windowMs);
  const rows = await readStable(db, new Date(until.getTime() - pastMs), until);
  const sums = new Map<string, ReturnType<typeof noSums>>();
  for (const row of rows) {
    sums.set(row.remote, addUp(sums.get(row.remote) ?? noSums(), withoutTimes(row)));
  }
  return new Map([...sums].map(([remote, sum]) => [remote, toHealth('before', sum)]));
}
