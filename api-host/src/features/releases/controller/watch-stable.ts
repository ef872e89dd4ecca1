import type { FastifyBaseLogger } from 'fastify';
import type { SuiteRecord } from 'shared-kit/contract/releases';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import { currentRecord } from '../record/entries.repository';
import { endAlarm, keepAlarm, openAlarms, raiseAlarm } from './alarms.repository';
import type { AlarmRow } from './alarms.repository';
import type { Counts } from './confidence-sequence';
import { readPast, readWindow } from './stable-health.repository';
import { judgeStable } from './stable-rule';
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

const nothing: Counts = { hits: 0, trials: 0 };

/**
 * Watches what everyone runs. Any number of hosts may: the database lets one of them raise an alarm. An alarm
 * changes nothing by itself, because there is no version beside stable that shows whose fault it is; it
 * tells a person, who goes back with one press.
 */
export function watchStable({ db, clock, log }: WatchDeps): () => Promise<void> {
  let past: ReadonlyMap<string, Counts> = new Map();
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
      const counts = { window, past: before };
      const message = judgeStable(counts);
      if (alarm) await followAlarm(db, alarm, { now, version, window, message });
      else if (message !== null) {
        const goBackTo = await wayBack(db, record, remote);
        const raised = await raiseAlarm(db, now, { remote, version, message, goBackTo, counts });
        if (raised) log.warn({ remote, version }, `stable version in alarm: ${message}`);
      }
    }
    for (const alarm of open.values()) {
      if (versions[alarm.remote] === undefined) await endAlarm(db, alarm, now, 'It is not live.');
    }
  };
}

const stableVersionsOf = ({ remotes }: SuiteRecord): Record<string, string> =>
  Object.fromEntries(Object.entries(remotes).map(([name, { stable }]) => [name, stable.version]));

const pastOf = ({ past_harmed: hits, past_loads: trials }: AlarmRow): Counts => ({ hits, trials });

async function followAlarm(
  db: Database,
  alarm: AlarmRow,
  seen: {
    readonly now: Date;
    readonly version: string;
    readonly window: Counts;
    readonly message: string | null;
  },
): Promise<void> {
  const { now, version, window, message } = seen;
  if (alarm.version !== version) {
    await endAlarm(db, alarm, now, `Everyone gets ${version} instead.`);
  } else if (message !== null) {
    await keepAlarm(db, alarm.id, now, { message, window });
  } else if (now.getTime() - alarm.last_at.getTime() >= quietMs) {
    await endAlarm(db, alarm, now, 'It has been as before for five minutes.');
  }
}
