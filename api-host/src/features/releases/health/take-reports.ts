import type { BeaconEvent } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import type { Weights } from '../evidence/weights';
import { WitnessBook, witnessesOf } from '../evidence/witness-book';
import { addToWitnesses, readGivenLoads, witnessOf } from '../evidence/witness-rows.repository';
import { Ledger } from '../page-loads/ledger';
import type { Noted } from '../page-loads/ledger';
import {
  ledgerKeyOf,
  lockReports,
  readLedger,
  writeLedger,
} from '../page-loads/load-ledger.repository';
import { addToCounts } from './health-counts.repository';
import type { WeighedEvent } from './health-counts.repository';
import { minuteOf } from './minute';
import { testimonyOf } from './report';
import type { Report } from './report';

interface Item {
  readonly report: Report;
  readonly event: BeaconEvent;
}

/** Counts reports, each thing once per page load, and answers how much of each counted. Few statements, however many they are. */
export function takeReports(
  db: Database,
  reports: readonly Report[],
  weights: Weights,
): Promise<number[]> {
  const items = reports.flatMap((report) => report.events.map((event) => ({ report, event })));
  if (items.length === 0) return Promise.resolve(reports.map(() => 0));
  return db.transaction().execute(async (transaction) => {
    await lockReports(transaction);
    const { ledger, witnesses } = await openBooks(transaction, items, weights);
    const counts = new Map<Report, number>();
    const byMinute = new Map<number, { at: Date; events: WeighedEvent[] }>();
    for (const item of items) {
      const noted = noteEvent(item, ledger, witnesses);
      if (noted === null) continue;
      const { report, event } = item;
      counts.set(report, (counts.get(report) ?? 0) + 1);
      const minute = minuteOf(report.at).getTime();
      const counted = byMinute.get(minute) ?? { at: report.at, events: [] };
      byMinute.set(minute, counted);
      counted.events.push({ event, weight: noted.weight, lost: noted.wasLost ? -1 : undefined });
    }
    await writeLedger(transaction, ledger.changed());
    await addToWitnesses(transaction, witnesses.sums());
    for (const { at, events } of byMinute.values()) await addToCounts(transaction, at, events);
    return reports.map((report) => counts.get(report) ?? 0);
  });
}

/** What page loads and witnesses of the batch have said before. */
async function openBooks(transaction: Database, items: readonly Item[], weights: Weights) {
  const keys = new Map(
    items.map(({ report, event: { remote } }) => {
      const key = { load: report.load.id, remote };
      return [ledgerKeyOf(key), key];
    }),
  );
  const known = await readLedger(transaction, [...keys.values()]);
  const asked = items.flatMap(({ report, event }) => {
    if (known.has(ledgerKeyOf({ load: report.load.id, remote: event.remote }))) return [];
    const testimony = testimonyOf(report, event);
    return testimony ? witnessesOf(testimony, weights) : [];
  });
  const given = await readGivenLoads(transaction, asked);
  return { ledger: new Ledger(known), witnesses: new WitnessBook(given, weights) };
}

function noteEvent({ report, event }: Item, ledger: Ledger, witnesses: WitnessBook): Noted | null {
  const { load, at } = report;
  const noted = ledger.note(load, event, at, () => {
    const testimony = testimonyOf(report, event);
    const weight = testimony ? witnesses.weigh(testimony) : 'none';
    return { weight, witness: testimony && weight !== 'none' ? witnessOf(testimony) : null };
  });
  const run = runOf(event);
  if (!noted?.witness || !run) return noted;
  witnesses.noteHarm(run, noted.witness, event, at);
  if (noted.wasLost) witnesses.noteFound(run, noted.witness, at);
  return noted;
}

/** Null for what is no evidence: outside of a rollout, and of a fallback. */
function runOf({ arm, rollout }: BeaconEvent) {
  return rollout === undefined || arm === 'fallback' ? null : { arm, rollout };
}
