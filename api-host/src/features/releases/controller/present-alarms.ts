import type { StableAlarm, SuiteRecord } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { openAlarms } from './alarms.repository';
import { wayBack } from './way-back';

/** Alarms that go on, each with the version a press would go back to. */
export async function readAlarms(db: Database, record: SuiteRecord): Promise<StableAlarm[]> {
  const alarms: StableAlarm[] = [];
  for (const { remote, version, began_at: since, message } of await openAlarms(db)) {
    const goBackTo = await wayBack(db, record, remote);
    alarms.push({ remote, version, since: since.toISOString(), message, goBackTo });
  }
  return alarms;
}
