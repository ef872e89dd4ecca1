import { sql } from 'kysely';
import type { Database } from '../../../database/schema';
import { forgetWitnesses } from '../evidence/witnesses.repository';
import { forgetFailures, keepFailures } from '../failures/failure-groups.repository';
import { forgetLoads } from '../page-loads/load-ledger.repository';
import type { Weight } from '../evidence/evidence.tables';
import { minuteOf } from './minute';
import { failuresOf, tallyUp } from './tally-events';
import type { CountedEvent, Failure, Tally } from './tally-events';
import { forgetTraffic } from './traffic.repository';

/** How long minutes are kept. */
const keepMs = 30 * 24 * 60 * 60_000;

/** An event and whose word it is. */
export interface WeighedEvent extends CountedEvent {
  readonly weight: Weight;
}

/** Adds events to the counts of their minute, inside of the caller's transaction. */
export async function addToCounts(
  transaction: Database,
  at: Date,
  weighed: readonly WeighedEvent[],
): Promise<void> {
  const minute = minuteOf(at);
  // In one order for everybody: two batches that meet wait for each other and never crosswise.
  for (const weight of ['anonymous', 'audience', 'member', 'none'] as const) {
    const events = weighed.filter((one) => one.weight === weight);
    for (const [, tally] of tallyUp(events)) await addTally(transaction, minute, weight, tally);
  }
  const all = weighed.map(({ event }) => event);
  for (const [, failure] of failuresOf(all)) await addFailure(transaction, minute, failure);
  await keepFailures(transaction, at, all);
}

async function addTally(
  db: Database,
  minute: Date,
  weight: Weight,
  { event, ready, failed, crashed, errored, loads, symptoms, lost, leftEarly }: Tally,
): Promise<void> {
  const { remote, version, arm, rollout = '' } = event;
  await sql`
    insert into release_health as known
      (remote, version, arm, rollout, minute, weight, ready, failed, crashed, errored, load_times, symptoms, lost, left_early)
    values (${remote}, ${version}, ${arm}, ${rollout}, ${minute}, ${weight},
      ${ready}, ${failed}, ${crashed}, ${errored}, ${loads}::integer[],
      ${symptoms}::integer[], ${lost}, ${leftEarly})
    on conflict (remote, version, arm, rollout, minute, weight) do update set
      ready = known.ready + excluded.ready,
      failed = known.failed + excluded.failed,
      crashed = known.crashed + excluded.crashed,
      errored = known.errored + excluded.errored,
      lost = known.lost + excluded.lost,
      left_early = known.left_early + excluded.left_early,
      load_times = (
        select array_agg(coalesce(a, 0) + coalesce(b, 0) order by place)
        from unnest(known.load_times, excluded.load_times) with ordinality as both_sides(a, b, place)),
      symptoms = (
        select array_agg(coalesce(a, 0) + coalesce(b, 0) order by place)
        from unnest(known.symptoms, excluded.symptoms) with ordinality as both_sides(a, b, place))
  `.execute(db);
}

async function addFailure(
  db: Database,
  minute: Date,
  { event, count }: { event: Failure; count: number },
): Promise<void> {
  const { remote, version, rollout = '', phase, cause } = event;
  await db
    .insertInto('release_failures')
    .values({ remote, version, rollout, minute, phase, cause, count })
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'version', 'rollout', 'minute', 'phase', 'cause'])
        .doUpdateSet({ count: sql`release_failures.count + ${count}` }),
    )
    .execute();
}

/** Drops what nobody looks at any more. */
export async function forgetHealth(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keepMs);
  await db.deleteFrom('release_health').where('minute', '<', before).execute();
  await db.deleteFrom('release_failures').where('minute', '<', before).execute();
  await forgetFailures(db, now);
  await forgetTraffic(db, before);
  await forgetWitnesses(db, before);
  await forgetLoads(db, now);
}
