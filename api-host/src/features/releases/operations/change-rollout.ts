import type { Finding } from 'shared-kit/contract/releases';
import { refusals } from '../abilities';
import { refuseIncompatible } from '../compatibility/findings';
import { advance } from '../controller/advance';
import { changeRollout, requireRollout } from '../controller/rollouts.repository';
import { contentOf } from '../record/change-record';
import { changingRecord, issueRecord } from '../record/entries.repository';
import { refuseStale } from '../record/refuse-stale';
import type { ReleaseDeps } from '../release-deps';
import { heed, reasonOf, requireBuild, requireRecord } from './asked';
import type { RemoteAsked } from './asked';

/** Takes a rollout on without waiting for the bake; a failing one is not taken on. */
export function promoteRollout(
  deps: ReleaseDeps,
  asked: RemoteAsked & { readonly all: boolean },
): Promise<Finding[]> {
  return changingRecord(deps.db, async (db) => {
    const record = await requireRecord(db);
    await refuseStale(db, asked);
    const rollout = await requireRollout(db, asked.remote);
    const at = deps.clock();
    heed(refusals.promote({ record, remote: asked.remote, rollout, at }));
    const manifest = await requireBuild(db, asked.remote, rollout.version);
    const findings = await refuseIncompatible(db, manifest);
    await advance(db, record, rollout, {
      at,
      who: asked.who,
      why: reasonOf(asked, 'Promoted by a person'),
      evidence: rollout.verdict,
      all: asked.all,
    });
    return findings;
  });
}

/** Stops or lets go on. Paused, a rollout keeps its share and is still taken back when it fails. */
export function pauseRollout(
  deps: ReleaseDeps,
  asked: RemoteAsked,
  paused: boolean,
): Promise<void> {
  return changingRecord(deps.db, async (db) => {
    const record = await requireRecord(db);
    await refuseStale(db, asked);
    const rollout = await requireRollout(db, asked.remote);
    const state = paused ? 'paused' : 'running';
    const at = deps.clock();
    heed(refusals[paused ? 'pause' : 'resume']({ record, remote: asked.remote, rollout, at }));
    await issueRecord(db, at, contentOf(record), {
      action: paused ? 'pause' : 'resume',
      who: asked.who,
      remote: asked.remote,
      what: `The rollout of ${asked.remote} ${rollout.version} ${paused ? 'is paused' : 'goes on'}.`,
      why: reasonOf(asked, paused ? 'Paused by a person' : 'Resumed by a person'),
      evidence: null,
    });
    await changeRollout(db, rollout.id, paused ? { state } : { state, step_started_at: at });
  });
}
