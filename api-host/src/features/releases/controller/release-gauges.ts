import { Gauge } from 'prom-client';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import { currentRecord } from '../record/entries.repository';
import { openAlarms } from './alarms.repository';
import { countNotices } from './notices.repository';
import { readWindow } from './stable-health.repository';

/**
 * What everyone runs, as it is watched. Counted when asked; hosts of one database tell the same numbers.
 */
export function releaseGauges({ db, clock }: { db: Database; clock: Clock }): Gauge[] {
  const harmed = new Gauge({
    name: 'sitewright_release_stable_harmed_ratio',
    help: 'Failed or crashed page loads of all of the stable version in the last ten minutes, by remote',
    labelNames: ['remote', 'version'] as const,
    registers: [],
    async collect() {
      this.reset();
      const remotes = Object.entries((await currentRecord(db))?.remotes ?? {});
      const versions = Object.fromEntries(
        remotes.map(([name, { stable }]) => [name, stable.version]),
      );
      for (const [remote, { harmed: hits, loads }] of await readWindow(db, clock(), versions)) {
        this.set({ remote, version: versions[remote] ?? '' }, loads === 0 ? 0 : hits / loads);
      }
    },
  });
  const alarm = new Gauge({
    name: 'sitewright_release_stable_alarm',
    help: '1 while the stable version of a remote fares much worse than its own past',
    labelNames: ['remote', 'version'] as const,
    registers: [],
    async collect() {
      this.reset();
      for (const { remote, version } of await openAlarms(db)) this.set({ remote, version }, 1);
    },
  });
  const notices = new Gauge({
    name: 'sitewright_release_notices_waiting',
    help: 'Notices the release webhook has not taken yet',
    registers: [],
    async collect() {
      this.set(await countNotices(db));
    },
  });
  return [harmed, alarm, notices];
}
