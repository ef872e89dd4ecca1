import type { Metric } from 'prom-client';
import type { SuiteRecord } from 'shared-kit/contract/releases';
import { GatheredLimit } from '../../../attempts/gathered-limit';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import type { After } from '../../generation/tasks/timers';
import { weightsNow } from '../evidence/weights';
import type { EvidenceLimits } from '../evidence/weights';
import { recordOf } from '../record/entries.repository';
import type { ReleaseFeed } from '../record/release-feed';
import { BatchQueue } from './batch-queue';
import type { BatchLimits } from './batch-queue';
import { droppedCounter, waitingGauge } from './batch-metrics';
import type { ReportTally } from './page-count';
import { isLive, possibleEvents } from './report';
import type { Report, SignedReport } from './report';
import { takeReports } from './take-reports';

/** A batch takes a twentieth of a second to write; waiting ones are a few seconds of two thousand a second. */
export const defaultBatchLimits: BatchLimits = { batch: 500, waiting: 5_000, everyMs: 50 };

/** Batches per address: an office behind one address reports its page loads, a flood is cut off. */
const limit = { attempts: 600, windowMs: 60_000 } as const;

/** Page loads are kept for a day: this bounds how many of them one address can make the host keep. */
const dayLimit = { attempts: 50_000, windowMs: 24 * 60 * 60_000 } as const;

export interface GatherDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly feed: ReleaseFeed;
  readonly tally: ReportTally;
  readonly evidenceLimits: EvidenceLimits;
  readonly batchLimits: BatchLimits;
  readonly after: After;
}

/** Reports gathered in memory and written together. */
export interface ReportGatherer {
  /** Refuses with 429 an address that has reported too often. */
  readonly admit: (network: string) => void;
  /** The same over a day, for page loads that will be kept. */
  readonly admitForDay: (network: string) => void;
  /** How much of it counted, once it is written. */
  readonly take: (report: SignedReport) => Promise<number>;
  /** Events that name no page load of this suite. */
  readonly noteInvalid: (events: number) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly metrics: readonly Metric[];
}

export function gatherReports(deps: GatherDeps): ReportGatherer {
  const { db, clock, tally, after, batchLimits: limits } = deps;
  const perAddress = new GatheredLimit(clock, 'release beacons', limit);
  const perDay = new GatheredLimit(clock, 'release beacons of a day', dayLimit);
  const dropped = droppedCounter();
  const readRecord = recordReader(db);
  let invalid = 0;

  const write = async (reports: readonly SignedReport[]): Promise<readonly number[]> => {
    const traffic = { counted: 0, repeated: 0, invalid };
    invalid = 0;
    const written = await writeReports(deps, readRecord, reports);
    for (const { counted, possible, all } of written) {
      traffic.counted += counted;
      traffic.repeated += possible - counted;
      traffic.invalid += all - possible;
    }
    await tally.reports(traffic);
    await perAddress.write(db);
    await perDay.write(db);
    return written.map(({ counted }) => counted);
  };
  const queue = new BatchQueue<SignedReport, number>({
    limits,
    after,
    write,
    onDropped: (why, count) => dropped.inc({ why }, count),
  });
  return {
    admit: (network) => perAddress.begin(network),
    admitForDay: (network) => perDay.begin(network),
    take: async (report) => (await queue.add(report)) ?? 0,
    noteInvalid(events) {
      invalid += events;
      return queue.written();
    },
    close: () => queue.close(),
    metrics: [dropped, waitingGauge(() => queue.waiting)],
  };
}

interface Written {
  readonly counted: number;
  /** Events of versions the page load can have been given. */
  readonly possible: number;
  /** Events of versions that are live. */
  readonly all: number;
}

async function writeReports(
  { db, clock, feed, evidenceLimits }: GatherDeps,
  readRecord: (serial: number, current: SuiteRecord) => Promise<SuiteRecord>,
  reports: readonly SignedReport[],
): Promise<Written[]> {
  if (reports.length === 0) return [];
  const current = (await feed.read())?.record;
  if (!current)
    return reports.map(({ events }) => ({ counted: 0, possible: 0, all: events.length }));
  const sorted: { all: number; report: Report }[] = [];
  for (const report of reports) {
    // A rollout that is over while a page is open is nothing to wonder about; a version nobody got is.
    const events = report.events.filter((event) => isLive(current, event));
    const ofPage = await readRecord(report.load.serial, current);
    const live = { ...report, current, ofPage, events };
    sorted.push({ all: events.length, report: { ...live, events: possibleEvents(live) } });
  }
  const weights = await weightsNow(db, clock, evidenceLimits);
  const counts = await takeReports(
    db,
    sorted.map(({ report }) => report),
    weights,
  );
  return sorted.map(({ all, report }, at) => ({
    counted: counts[at] ?? 0,
    possible: report.events.length,
    all,
  }));
}

/** Records pages of the last hours were handed out with; one that was issued never changes. */
const mostRecords = 20;

/** The record a page was handed out with; the one in force where that was never issued here. */
function recordReader(db: Database) {
  const known = new Map<number, SuiteRecord>();
  return async (serial: number, current: SuiteRecord): Promise<SuiteRecord> => {
    if (serial === current.serial) return current;
    const record = known.get(serial) ?? (await recordOf(db, serial));
    if (!record) return current;
    known.set(serial, record);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size > mostRecords) known.delete(oldest);
    return record;
  };
}
