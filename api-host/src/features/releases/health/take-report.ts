import type { BeaconEvent, SuiteRecord } from 'shared-kit/contract/releases';
import { choicesFor, memberSubject } from 'shared-kit/contract/rollout';
import type { Database } from '../../../database/schema';
import { noteHarm, noteLost, witnessOf } from '../evidence/witness-rows.repository';
import { weighLoad } from '../evidence/witnesses.repository';
import type { Testimony } from '../evidence/testimony';
import type { Weights } from '../evidence/weights';
import { noteOnce } from '../page-loads/load-ledger.repository';
import type { Noted } from '../page-loads/load-ledger.repository';
import type { PageLoad } from '../page-loads/page-loads';
import { addToCounts } from './health-counts.repository';
import type { WeighedEvent } from './health-counts.repository';

/** A report whose page load this suite has signed. */
export interface Report {
  readonly load: PageLoad;
  /** The record in force, and the one the page was handed out with. */
  readonly records: readonly SuiteRecord[];
  readonly member: string | null;
  readonly network: string;
  readonly at: Date;
  readonly events: readonly BeaconEvent[];
}

/** The events of versions that this page load can have been given. */
export function possibleEvents({ load, records, member, events }: Omit<Report, 'at' | 'network'>) {
  const subjects = [load.subject, ...(member === null ? [] : [memberSubject(member)])];
  const draws = records.flatMap((record) => subjects.map((subject) => ({ record, subject })));
  return events.filter((event) =>
    draws.some(({ record, subject }) =>
      choicesFor(record, event.remote, subject).some(
        ({ arm, release }) => arm === event.arm && release.version === event.version,
      ),
    ),
  );
}

/** Counts a report, each thing once per page load, and answers how much of it counted. */
export function takeReport(
  db: Database,
  report: Report,
  { current, weights }: { readonly current: SuiteRecord; readonly weights: Weights },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const counted: WeighedEvent[] = [];
    // In one order for everybody: two reports of one page load wait for each other and never crosswise.
    for (const event of report.events.toSorted(byRemote)) {
      const noted = await noteEvent(transaction, report, event, { current, weights });
      if (noted === null) continue;
      counted.push({ event, weight: noted.weight, lost: noted.wasLost ? -1 : undefined });
    }
    await addToCounts(transaction, report.at, counted);
    return counted.length;
  });
}

async function noteEvent(
  transaction: Database,
  report: Report,
  event: BeaconEvent,
  { current, weights }: { readonly current: SuiteRecord; readonly weights: Weights },
): Promise<Noted | null> {
  const testimony = testimonyOf(report, event, current);
  const noted = await noteOnce(transaction, report.load, event, report.at, async () => {
    const weight = testimony ? await weighLoad(transaction, testimony, weights) : 'none';
    const counts = testimony !== null && weight !== 'none';
    return { weight, witness: counts ? witnessOf(testimony) : null };
  });
  const run = runOf(event);
  if (!noted?.witness || !run) return noted;
  await noteHarm(transaction, run, noted.witness, event);
  if (noted.wasLost) await noteLost(transaction, run, noted.witness, -1);
  return noted;
}

/** Null for what is no evidence: outside of a rollout, and of a fallback. */
function runOf({ arm, rollout }: BeaconEvent) {
  return rollout === undefined || arm === 'fallback' ? null : { arm, rollout };
}

const byRemote = (a: BeaconEvent, b: BeaconEvent): number =>
  a.remote === b.remote ? 0 : a.remote < b.remote ? -1 : 1;

/** Null for what is no evidence: outside of a rollout, and of a fallback. */
function testimonyOf(
  { member, network, at, records }: Report,
  { remote, rollout, arm }: BeaconEvent,
  current: SuiteRecord,
): Testimony | null {
  // The page was drawn at the share of its own record; that the next step has begun since changes nothing about it.
  const drawnIn = records.findLast(
    (record) => record.remotes[remote]?.candidate?.rollout === rollout,
  );
  const share = (drawnIn ?? current).remotes[remote]?.candidate?.share;
  if (rollout === undefined || share === undefined || arm === 'fallback') return null;
  return { member, network, rollout, share, arm, at };
}
