import type { Clock } from '../../../clock';
import { attempt } from '../../../database/last-answer';
import type { Database } from '../../../database/schema';
import { addTraffic, noTraffic } from './traffic.repository';
import type { Traffic } from './traffic.repository';

/** Pages are many and cheap: what they are counted by is written this often at most. */
const writeEveryMs = 5_000;

/** Counts page loads handed out and what is reported of them. */
export interface ReportTally {
  /** Never fails, nor lasts: a page is worth more than its count. */
  readonly page: () => Promise<void>;
  readonly reports: (traffic: Omit<Traffic, 'pages'>) => Promise<void>;
}

export function openReportTally({ db, clock }: { db: Database; clock: Clock }): ReportTally {
  let pages = 0;
  let writtenAt = 0;
  let isWriting = false;
  const write = async (traffic: Omit<Traffic, 'pages'>): Promise<void> => {
    const now = clock();
    writtenAt = now.getTime();
    const handedOut = pages;
    pages = 0;
    try {
      await addTraffic(db, now, { ...traffic, pages: handedOut });
    } catch (error) {
      pages += handedOut;
      throw error;
    }
  };
  return {
    async page() {
      pages += 1;
      if (isWriting || clock().getTime() - writtenAt < writeEveryMs) return;
      isWriting = true;
      await attempt(
        write(noTraffic).finally(() => {
          isWriting = false;
        }),
      );
    },
    reports: write,
  };
}
