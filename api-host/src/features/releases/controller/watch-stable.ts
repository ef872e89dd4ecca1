import type { FastifyBaseLogger } from 'fastify';
import type { ArmHealth, SuiteRecord } from 'shared-kit/contract/releases';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import { currentRecord } from '../record/entries.repository';
import { noSums, toHealth } from '../health/health-sums';
import { endAlarm, keepAlarm, openAlarms, pastOf, raiseAlarm } from './alarms.repository';
import type { AlarmRow } from './alarms.repository';
import { readPast, readWindow } from './stable-health.repository';
import { judgeStable } from './stable-rule';
import type { StableVerdict } from './stable-rule';
import { wayBack } from './way-back';

/** The past of a day changes slowly and is many rows. */
const pastEveryMs = 60_000;

/** Rates go up and down around a bound: an alarm ends after so long without a bad look. */
const quietMs = 5 * 60_000;

interface WatchDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

const nothing: ArmHealth = toHealth('none', noSums());

/**
 * Watches what everyone runs. Any number of hosts may: the database lets one of them raise an alarm. An alarm
 * changes nothing by itself, because there is no version beside stable that shows whose fault it is; it
 * tells a person, who goes back with one press.
 */
export function watchStable({ db, clock, log }: WatchDeps): () => Promise<void> {
  let past: ReadonlyMap<string, ArmHealth> = new Map();
  let pastAt = 0;
  return async () => {
    const now = clock();
    const record = await currentRecord(db);
    if (!record) return;
    if (now.getTime() - pastAt >= pastEveryMs) {
      past = await readPast(db, now);
      pastAt = now.getTime();
    }
    const versions = stableVersionsOf(record);
    const windows = await readWindow(db, now, versions);
    const open = new Map((await openAlarms(db)).map((alarm) => [alarm.remote, alarm]));
    for (const [remote, version] of Object.entries(versions)) {
      const window = windows.get(remote) ?? nothing;
      const alarm = open.get(remote);
      // While an alarm lasts it is compared with the time before it: else a long one would become the past.
      const before = alarm ? pastOf(alarm) : (past.get(remote) ?? nothing);
      const verdict = judgeStable({ window, past: before });
      if (alarm) await followAlarm(db, alarm, { now, version, verdict });
      else if (verdict !== null) {
        const goBackTo = await wayBack(db, record, remote);
        const found = { remote, version, goBackTo, verdict, past: before };
        const raised = await raiseAlarm(db, now, found);
        if (raised) log.warn({ remote, version }, `stable version in alarm: ${verdict.message}`);
      }
    }
    for (const alarm of open.values()) {
      if (versions[alarm.remote] === undefined) await endAlarm(db, alarm, now, 'It is not live.');
    }
  };
}

const stableVersionsOf = ({ remotes }: SuiteRecord): Record<string, string> =>
  Object.fromEntries(Object.entries(remotes).map(([name, { stable }]) => [name, stable.version]));

async function followAlarm(
  db: Database,
  alarm: AlarmRow,
  seen: {
    readonly now: Date;
    readonly version: string;
    readonly verdict: StableVerdict | null;
  },
): Promise<void> {
  const { now, version, verdict } = seen;
  if (alarm.version !== version) {
    await endAlarm(db, alarm, now, `Everyone gets ${version} instead.`);
  } else if (verdict !== null) {
    await keepAlarm(db, alarm.id, now, verdict);
  } else if (now.getTime() - alarm.last_at.getTime() >= quietMs) {
    await endAlarm(db, alarm, now, 'It has been as before for five minutes.');
  }
}
