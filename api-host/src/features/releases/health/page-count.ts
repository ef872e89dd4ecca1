import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import { addTraffic, noTraffic } from './traffic.repository';
import type { Traffic } from './traffic.repository';

/** Pages are many and cheap: what they are counted by is written this often at most. */
const writeEveryMs = 5_000;

/** Counts page loads handed out and what is reported of them. */
export interface ReportTally {
  /** Never fails: a page is worth more than its count. */
  readonly page: () => Promise<void>;
  readonly reports: (traffic: Omit<Traffic, 'pages'>) => Promise<void>;
}

export function openReportTally({ db, clock }: { db: Database; clock: Clock }): ReportTally {
  let pages = 0;
  let writtenAt = 0;
  const write = async (traffic: Omit<Traffic, 'pages'>): Promise<void> => {
    const now = clock();
    writtenAt = now.getTime();
    const handedOut = pages;
    pages = 0;
    await addTraffic(db, now, { ...traffic, pages: handedOut });
  };
  return {
    async page() {
      pages += 1;
      if (clock().getTime() - writtenAt < writeEveryMs) return;
      await write(noTraffic).catch(() => undefined);
    },
    reports: write,
  };
}
