import type { BeaconEvent } from 'shared-kit/contract/releases';
import { isEvidence, subjectOf } from '../features/health/reported-run';
import { takeDeadLoads } from '../features/health/sentinel';
import type { Quarantine } from '../features/releases/quarantine';
import { quarantineMs } from '../features/releases/quarantine';

/** What page loads that ended without a word were of. */
const reasons = {
  busy: { phase: 'hang', cause: 'no-outcome' },
  shown: { phase: 'hang', cause: 'no-answer' },
} as const;

/**
 * Buries page loads of this browser that hung or crashed: they are told under their own names, and what they ran is not run
 * again for a while. A page that was up and stopped answering costs a candidate its trial only: the person may have
 * lost the power, and stable has no better to make room for.
 */
export function buryDeadLoads(
  tab: string,
  quarantine: Quarantine,
  send: (load: string | undefined, events: readonly BeaconEvent[]) => void,
): void {
  for (const { load, runs, busy } of takeDeadLoads(Date.now(), tab)) {
    for (const run of runs) {
      if (busy || run.arm === 'candidate') {
        quarantine.add(run.remote, run.version, quarantineMs('hang'));
      }
    }
    const reason = busy ? reasons.busy : reasons.shown;
    const events = runs.filter(isEvidence).flatMap((run): BeaconEvent[] => [
      // Whichever fits what it had said by then counts, the other nowhere.
      { kind: 'failed', ...subjectOf(run), ...reason },
      { kind: 'crash', ...subjectOf(run), ...reason },
    ]);
    if (events.length > 0) send(load, events);
  }
}
