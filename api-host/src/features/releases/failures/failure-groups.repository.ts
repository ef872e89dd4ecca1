import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { BeaconEvent, FailureTrace } from 'shared-kit/contract/releases';
import { jsonb } from '../../../database/json';
import type { Database } from '../../../database/schema';
import type { MappedPlace } from './failure-groups.tables';
import { shapeOf } from './message-shape';

/** Groups kept of a version: the most frequent, and beside them the newest, which may become frequent. */
export const keptGroups = { frequent: 40, newest: 10 } as const;

/** How long a group nobody has met is kept. */
const keepMs = 30 * 24 * 60 * 60_000;

/** Frames that tell one place from another; further out the same failure is reached in many ways. */
const tellingFrames = 3;

type Thrown = Extract<BeaconEvent, { trace?: FailureTrace | undefined }>;

interface Group {
  readonly event: Thrown;
  readonly trace: FailureTrace;
  readonly message: string;
  count: number;
}

/** The same for the same failure, on every host and in every page load. */
function fingerprintOf({ kind }: Thrown, { name, frames }: FailureTrace, message: string): string {
  const places = frames
    .slice(0, tellingFrames)
    .map(({ file, line, column }) => `${file}:${line}:${column}`);
  return createHash('sha256')
    .update([kind, name, message, ...places].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

/** Counts what was thrown, inside of the caller's transaction. Of a version it keeps a bounded number of groups. */
export async function keepFailures(
  transaction: Database,
  at: Date,
  events: readonly BeaconEvent[],
): Promise<void> {
  // In one order for everybody: two batches that meet wait for each other and never crosswise.
  for (const [, groups] of [...byVersion(events)].toSorted(byKey)) {
    const known = [...groups].toSorted(byKey);
    for (const [fingerprint, group] of known) await addGroup(transaction, at, fingerprint, group);
    const [first] = known;
    if (first) await dropRare(transaction, first[1].event);
  }
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

function byVersion(events: readonly BeaconEvent[]): Map<string, Map<string, Group>> {
  const versions = new Map<string, Map<string, Group>>();
  for (const event of events) {
    if (!('trace' in event) || event.trace === undefined) continue;
    const { trace } = event;
    const key = `${event.remote} ${event.version}`;
    const groups = versions.get(key) ?? new Map<string, Group>();
    versions.set(key, groups);
    const message = shapeOf(trace.message);
    const fingerprint = fingerprintOf(event, trace, message);
    const group = groups.get(fingerprint);
    if (group) group.count += 1;
    // More at once are none that anybody could read.
    else if (groups.size < keptGroups.frequent) {
      groups.set(fingerprint, { event, trace, message, count: 1 });
    }
  }
  return versions;
}

async function addGroup(
  db: Database,
  at: Date,
  fingerprint: string,
  { event, trace, message, count }: Group,
): Promise<void> {
  const { remote, version, kind } = event;
  await db
    .insertInto('release_failure_groups')
    .values({
      remote,
      version,
      fingerprint,
      kind,
      name: trace.name,
      message,
      frames: jsonb(trace.frames),
      mapped: null,
      count,
      first_at: at,
      last_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['remote', 'version', 'fingerprint']).doUpdateSet({
        count: sql`release_failure_groups.count + ${count}`,
        last_at: at,
      }),
    )
    .execute();
}

/** Whoever invents failures displaces the newest ones only, never what many page loads have met. */
async function dropRare(
  db: Database,
  { remote, version }: Pick<BeaconEvent, 'remote' | 'version'>,
): Promise<void> {
  await sql`
    delete from release_failure_groups where remote = ${remote} and version = ${version}
      and fingerprint not in (
        select fingerprint from release_failure_groups where remote = ${remote} and version = ${version}
        order by count desc, last_at desc, fingerprint limit ${keptGroups.frequent})
      and fingerprint not in (
        select fingerprint from release_failure_groups where remote = ${remote} and version = ${version}
        order by last_at desc, count desc, fingerprint limit ${keptGroups.newest})`.execute(db);
}

/** Groups of a version, most frequent first. */
export function readGroups(db: Database, remote: string, version: string) {
  return db
    .selectFrom('release_failure_groups')
    .selectAll()
    .where('remote', '=', remote)
    .where('version', '=', version)
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('fingerprint')
    .execute();
}

/** Notes where the frames of a group lead, so that its maps are read once. */
export async function noteMapped(
  db: Database,
  group: { readonly remote: string; readonly version: string; readonly fingerprint: string },
  mapped: (MappedPlace | null)[],
): Promise<void> {
  const { remote, version, fingerprint } = group;
  await db
    .updateTable('release_failure_groups')
    .set({ mapped: jsonb(mapped) })
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('fingerprint', '=', fingerprint)
    .execute();
}

/** Drops what has not been met for a month. */
export async function forgetFailures(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keepMs);
  await db.deleteFrom('release_failure_groups').where('last_at', '<', before).execute();
}
