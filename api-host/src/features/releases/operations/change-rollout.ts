import type { Finding } from 'shared-kit/contract/releases';
import { refusals } from '../abilities';
import { conflict } from '../../../errors';
import { refuseIncompatible } from '../compatibility/findings';
import { advance } from '../controller/advance';
import { changeRollout, requireRollout } from '../controller/rollouts.repository';
import { gateAsker } from '../gates/ask-gate';
import { askGates, closedGates, withGates } from '../gates/ask-gates';
import { contentOf } from '../record/change-record';
import { changingRecord, issueRecord } from '../record/entries.repository';
import { refuseStale } from '../record/refuse-stale';
import type { ReleaseDeps } from '../release-deps';
import { throwIfRefused, reasonOf, requireBuild, requireRecord } from './asked';
import type { RemoteAsked } from './asked';

/** Takes a rollout on without waiting for the bake; a failing one is not taken on. */
export async function promoteRollout(
  deps: ReleaseDeps,
  asked: RemoteAsked & { readonly all: boolean },
): Promise<Finding[]> {
  // Before the lock: what answers slowly must not hold up a rollback.
  const { of, gates } = await gatesOf(deps, asked.remote);
  return changingRecord(deps.db, async (db) => {
    const record = await requireRecord(db);
    await refuseStale(db, asked);
    const rollout = await requireRollout(db, asked.remote);
    if (rollout.id !== of) throw conflict('The rollout has changed meanwhile; look again');
    const at = deps.clock();
    throwIfRefused(refusals.promote({ record, ...asked, rollout, at }));
    throwIfRefused(closedGates(gates));
    const manifest = await requireBuild(db, asked.remote, rollout.version);
    const findings = await refuseIncompatible(db, manifest);
    await advance(db, record, rollout, {
      at,
      who: asked.who,
      why: reasonOf(
        asked,
        rollout.awaits_approval ? 'Approved by a person' : 'Promoted by a person',
      ),
      evidence: withGates(rollout.verdict, gates),
      all: asked.all,
    });
    return findings;
  });
}

/** A person is told what the gates say now, not what they said when the controller asked. */
async function gatesOf({ db, clock, gateOrigins }: ReleaseDeps, remote: string) {
  const rollout = await requireRollout(db, remote);
  const deps = { db, clock, askGate: gateAsker(gateOrigins) };
  return { of: rollout.id, gates: await askGates(deps, rollout) };
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
    throwIfRefused(refusals[paused ? 'pause' : 'resume']({ record, ...asked, rollout, at }));
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
