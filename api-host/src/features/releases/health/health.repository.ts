import { sql } from 'kysely';
import type { ArmHealth } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import type { Weight } from '../evidence/evidence.tables';
import { addUp, noSums, toHealth } from './health-sums';
import { minuteOf } from './minute';

const counts = [
  'version',
  'ready',
  'failed',
  'crashed',
  'errored',
  'load_times',
  'lost',
  'left_early',
  'symptoms',
] as const;

/** Health of the two arms of a rollout. */
export interface Arms {
  readonly candidate: ArmHealth;
  readonly stable: ArmHealth;
}

interface OfRollout {
  readonly id: string;
  readonly remote: string;
  readonly version: string;
  readonly against: string;
}

/**
 * Health of both arms of a rollout, since its start or since a step's, as far as it is evidence of the given
 * weights. Only page loads that named the rollout count, so stable is the stable of the same time;
 * fallbacks count for neither arm.
 */
export async function readArms(
  db: Database,
  rollout: OfRollout,
  weights: readonly Weight[],
  since?: Date,
): Promise<Arms> {
  const rows = await db
    .selectFrom('release_health')
    .select([...counts, 'arm'])
    .where('remote', '=', rollout.remote)
    .where('rollout', '=', rollout.id)
    .where('arm', 'in', ['stable', 'candidate'])
    .where('weight', 'in', weights)
    .$if(since !== undefined, (query) =>
      // The minute in which a step begins belongs to the step before.
      query.where('minute', '>', minuteOf(since ?? new Date(0))),
    )
    .execute();
  const sum = (arm: 'stable' | 'candidate', version: string) =>
    toHealth(
      version,
      rows.filter((row) => row.arm === arm && row.version === version).reduce(addUp, noSums()),
    );
  return {
    candidate: sum('candidate', rollout.version),
    stable: sum('stable', rollout.against),
  };
}

/** Health per remote and version since a moment. */
export async function readRecentHealth(
  db: Database,
  since: Date,
): Promise<Record<string, ArmHealth[]>> {
  const rows = await db
    .selectFrom('release_health')
    .select([...counts, 'remote'])
    .where('minute', '>=', since)
    .orderBy('remote')
    .orderBy('version')
    .execute();
  const health: Record<string, ArmHealth[]> = {};
  for (const [, ofVersion] of groupBy(rows, ({ remote, version }) => `${remote} ${version}`)) {
    const { remote = '', version = '' } = ofVersion[0] ?? {};
    (health[remote] ??= []).push(toHealth(version, ofVersion.reduce(addUp, noSums())));
  }
  return health;
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** Points of a chart: page loads and harmed ones by minute and version, of one rollout where it is named. */
export async function readMinutes(db: Database, remote: string, since: Date, rollout?: string) {
  const points = await db
    .selectFrom('release_health')
    .select(['minute', 'version'])
    .select(sql<number>`sum(ready + failed)`.as('loads'))
    .select(sql<number>`sum(failed + crashed)`.as('harmed'))
    .where('remote', '=', remote)
    .where('minute', '>=', since)
    .$if(rollout !== undefined, (query) => query.where('rollout', '=', rollout ?? ''))
    .groupBy(['minute', 'version'])
    .orderBy('minute')
    .orderBy('version')
    .execute();
  const failures = await db
    .selectFrom('release_failures')
    .select(['version', 'phase', 'cause'])
    .select(sql<number>`sum(count)`.as('count'))
    .where('remote', '=', remote)
    .where('minute', '>=', since)
    .$if(rollout !== undefined, (query) => query.where('rollout', '=', rollout ?? ''))
    .groupBy(['version', 'phase', 'cause'])
    .orderBy('count', 'desc')
    .limit(100)
    .execute();
  return {
    points: points.map((point) => ({ ...point, minute: point.minute.toISOString() })),
    failures,
  };
}
