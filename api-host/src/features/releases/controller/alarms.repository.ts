import type { Selectable } from 'kysely';
import type { Database } from '../../../database/schema';
import type { ReleaseTables } from '../releases.tables';
import { addNotice } from './notices.repository';
import type { ArmHealth } from 'shared-kit/contract/releases';
import { toHealth, noSums } from '../health/health-sums';
import type { StableVerdict } from './stable-rule';

/** An alarm about a version everyone runs. */
export type AlarmRow = Selectable<ReleaseTables['release_alarms']>;

/** Alarms that go on. */
export async function openAlarms(db: Database): Promise<AlarmRow[]> {
  return db
    .selectFrom('release_alarms')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('remote')
    .execute();
}

/** What an alarm's version is compared with: the time before the alarm. */
export function pastOf({ past, past_loads: loads, past_harmed: harmed }: AlarmRow): ArmHealth {
  // Written by this host or one of its kind; the table is nobody else's.
  if (past !== null) return past as ArmHealth;
  return { ...toHealth('before', noSums()), loads, ready: loads, crashed: harmed, harmed };
}

/** Raises an alarm and has it told outside; false when another host was quicker. */
export function raiseAlarm(
  db: Database,
  at: Date,
  alarm: {
    readonly remote: string;
    readonly version: string;
    readonly goBackTo: string | null;
    readonly verdict: StableVerdict;
    /** What it is compared with while it lasts. */
    readonly past: ArmHealth;
  },
): Promise<boolean> {
  const { remote, version, goBackTo, verdict, past } = alarm;
  const { message } = verdict;
  return db.transaction().execute(async (transaction) => {
    const numbers = {
      loads: verdict.window.trials,
      harmed: verdict.window.hits,
      past_loads: verdict.past.trials,
      past_harmed: verdict.past.hits,
      past: JSON.stringify(past),
    };
    const raised = await transaction
      .insertInto('release_alarms')
      .values({ remote, version, message, began_at: at, last_at: at, ended_at: null, ...numbers })
      .onConflict((conflict) => conflict.column('remote').where('ended_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!raised) return false;
    const told = { alarm: raised.id, remote, version, goBackTo, ...verdict };
    await addNotice(transaction, at, { kind: 'stable-alarm', at, ...told });
    return true;
  });
}

/** Notes that it is still as bad, with the numbers of now. */
export async function keepAlarm(
  db: Database,
  id: number,
  at: Date,
  { message, window }: StableVerdict,
): Promise<void> {
  await db
    .updateTable('release_alarms')
    .set({ last_at: at, message, loads: window.trials, harmed: window.hits })
    .where('id', '=', id)
    .execute();
}

/** Ends an alarm and has that told outside, once. */
export function endAlarm(
  db: Database,
  { id, remote, version }: AlarmRow,
  at: Date,
  why: string,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .updateTable('release_alarms')
      .set({ ended_at: at })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!ended) return;
    const told = { alarm: id, remote, version, message: why };
    await addNotice(transaction, at, { kind: 'stable-alarm-ended', at, ...told });
  });
}

/** Alarms of long ago go with the health they were made of. */
export async function forgetAlarms(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('release_alarms').where('ended_at', '<', before).execute();
}
