import { sql } from 'kysely';
import type { ArmHealth, BeaconEvent } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { bucketOfLoad, loadTimeBounds, percentile75 } from './load-times';

/** How long minutes are kept. */
const keepMs = 30 * 24 * 60 * 60_000;

interface Tally {
  readonly event: BeaconEvent;
  ready: number;
  failed: number;
  crashed: number;
  errored: number;
  readonly loads: number[];
}

const minuteOf = (at: Date): Date => new Date(Math.floor(at.getTime() / 60_000) * 60_000);

/** Adds a batch to the counts of its minute. */
export async function countEvents(
  db: Database,
  at: Date,
  events: readonly BeaconEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    // In one order for everybody: two batches that meet wait for each other and never crosswise.
    for (const [, tally] of tallyUp(events)) await addTally(transaction, minuteOf(at), tally);
    for (const [, failure] of failuresOf(events))
      await addFailure(transaction, minuteOf(at), failure);
  });
}

function tallyUp(events: readonly BeaconEvent[]): [string, Tally][] {
  const tallies = new Map<string, Tally>();
  for (const event of events) {
    const key = [event.remote, event.version, event.arm, event.rollout].join(' ');
    const tally = tallies.get(key) ?? emptyTally(event);
    tallies.set(key, tally);
    if (event.kind === 'failed') tally.failed += 1;
    else if (event.kind === 'crash') tally.crashed += 1;
    else if (event.kind === 'error') tally.errored += 1;
    else {
      tally.ready += 1;
      const bucket = bucketOfLoad(event.loadMs);
      tally.loads[bucket] = (tally.loads[bucket] ?? 0) + 1;
    }
  }
  return [...tallies].toSorted(byKey);
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

const emptyTally = (event: BeaconEvent): Tally => ({
  event,
  ready: 0,
  failed: 0,
  crashed: 0,
  errored: 0,
  loads: loadTimeBounds.map(() => 0),
});

async function addTally(db: Database, minute: Date, tally: Tally): Promise<void> {
  const { event, ready, failed, crashed, errored, loads } = tally;
  const { remote, version, arm, rollout = '' } = event;
  await sql`
    insert into release_health as known
      (remote, version, arm, rollout, minute, ready, failed, crashed, errored, load_times)
    values (${remote}, ${version}, ${arm}, ${rollout}, ${minute},
      ${ready}, ${failed}, ${crashed}, ${errored}, ${loads}::integer[])
    on conflict (remote, version, arm, rollout, minute) do update set
      ready = known.ready + excluded.ready,
      failed = known.failed + excluded.failed,
      crashed = known.crashed + excluded.crashed,
      errored = known.errored + excluded.errored,
      load_times = (
        select array_agg(coalesce(a, 0) + coalesce(b, 0) order by place)
        from unnest(known.load_times, excluded.load_times) with ordinality as both_sides(a, b, place))
  `.execute(db);
}

/** What something failed of, where a report says so. */
type Failure = Pick<
  Extract<BeaconEvent, { kind: 'failed' }>,
  'remote' | 'version' | 'phase' | 'cause'
>;

function failuresOf(events: readonly BeaconEvent[]): [string, { event: Failure; count: number }][] {
  const failures = new Map<string, { event: Failure; count: number }>();
  for (const event of events) {
    if (event.kind !== 'failed' && event.kind !== 'crash') continue;
    const { remote, version, phase, cause } = event;
    if (phase === undefined || cause === undefined) continue;
    const key = [remote, version, phase, cause].join(' ');
    const count = (failures.get(key)?.count ?? 0) + 1;
    failures.set(key, { event: { remote, version, phase, cause }, count });
  }
  return [...failures].toSorted(byKey);
}

async function addFailure(
  db: Database,
  minute: Date,
  { event, count }: { event: Failure; count: number },
): Promise<void> {
  const { remote, version, phase, cause } = event;
  await db
    .insertInto('release_failures')
    .values({ remote, version, minute, phase, cause, count })
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'version', 'minute', 'phase', 'cause'])
        .doUpdateSet({ count: sql`release_failures.count + ${count}` }),
    )
    .execute();
}

interface Sums {
  ready: number;
  failed: number;
  crashed: number;
  errored: number;
  loads: number[];
}

const noSums = (): Sums => ({ ready: 0, failed: 0, crashed: 0, errored: 0, loads: [] });

/** What a version's page loads amount to, over minutes and bounds that the caller chooses. */
export function toHealth(version: string, sums: Sums): ArmHealth {
  const { ready, failed, crashed, errored, loads } = sums;
  return {
    version,
    loads: ready + failed,
    ready,
    failed,
    crashed,
    errored,
    harmed: failed + crashed,
    loadMsP75: percentile75(loads),
  };
}

/**
 * Health of both arms of a rollout, since its start or since a step's. Only page loads that named the
 * rollout count, so stable is the stable of the same time; fallbacks count for neither arm.
 */
export async function readArms(
  db: Database,
  rollout: {
    readonly id: string;
    readonly remote: string;
    readonly version: string;
    readonly against: string;
  },
  since?: Date,
): Promise<{ candidate: ArmHealth; stable: ArmHealth }> {
  const rows = await db
    .selectFrom('release_health')
    .select(['version', 'arm', 'ready', 'failed', 'crashed', 'errored', 'load_times'])
    .where('remote', '=', rollout.remote)
    .where('rollout', '=', rollout.id)
    .where('arm', 'in', ['stable', 'candidate'])
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

type HealthRow = Omit<Sums, 'loads'> & { load_times: number[] };

function addUp(sums: Sums, row: HealthRow): Sums {
  return {
    ready: sums.ready + row.ready,
    failed: sums.failed + row.failed,
    crashed: sums.crashed + row.crashed,
    errored: sums.errored + row.errored,
    loads: row.load_times.map((count, at) => count + (sums.loads[at] ?? 0)),
  };
}

/** Health per remote and version since a moment. */
export async function readRecentHealth(
  db: Database,
  since: Date,
): Promise<Record<string, ArmHealth[]>> {
  const rows = await db
    .selectFrom('release_health')
    .select(['remote', 'version', 'ready', 'failed', 'crashed', 'errored', 'load_times'])
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

/** Points of a chart: page loads and harmed ones by minute and version. */
export async function readMinutes(db: Database, remote: string, since: Date) {
  const points = await db
    .selectFrom('release_health')
    .select(['minute', 'version'])
    .select(sql<number>`sum(ready + failed)`.as('loads'))
    .select(sql<number>`sum(failed + crashed)`.as('harmed'))
    .where('remote', '=', remote)
    .where('minute', '>=', since)
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
    .groupBy(['version', 'phase', 'cause'])
    .orderBy('count', 'desc')
    .limit(100)
    .execute();
  return {
    points: points.map((point) => ({ ...point, minute: point.minute.toISOString() })),
    failures,
  };
}

/** Drops what nobody looks at any more. */
export async function forgetHealth(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keepMs);
  await db.deleteFrom('release_health').where('minute', '<', before).execute();
  await db.deleteFrom('release_failures').where('minute', '<', before).execute();
}
