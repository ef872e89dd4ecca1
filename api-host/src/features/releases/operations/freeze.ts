import { freezeRefusals } from '../abilities';
import { contentOf, withFreeze } from '../record/change-record';
import { changingRecord, issueRecord } from '../record/entries.repository';
import type { ReleaseDeps } from '../release-deps';
import { throwIfRefused, reasonOf, requireRecord } from './asked';
import type { Asked } from './asked';

/** Stops everything but rollbacks, or lifts that. */
export function freeze(
  deps: ReleaseDeps,
  asked: Asked & { readonly frozen: boolean },
): Promise<void> {
  const { frozen, who } = asked;
  return changingRecord(deps.db, async (db) => {
    const record = await requireRecord(db);
    throwIfRefused(freezeRefusals(record)[frozen ? 'freeze' : 'unfreeze']);
    await issueRecord(db, deps.clock(), withFreeze(frozen)(contentOf(record)), {
      action: frozen ? 'freeze' : 'unfreeze',
      who,
      remote: null,
      what: frozen ? 'Releases are frozen.' : 'The freeze is lifted.',
      why: reasonOf(asked, frozen ? 'Frozen by a person' : 'Unfrozen by a person'),
      evidence: null,
    });
  });
}
