import type { SuiteRecord } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { conflict, notFound } from '../../../errors';
import { toRemoteVersion } from '../builds/builds.repository';
import { takeBack } from '../controller/advance';
import { changeRollout, findOpenRollout } from '../controller/rollouts.repository';
import { refuseIncompatible } from '../compatibility/findings';
import { backTo, contentOf } from '../record/change-record';
import { changingRecord, issueRecord } from '../record/entries.repository';
import { refuseGone } from '../record/refuse-stale';
import { forgetTakenBack, noteTakenBack } from '../record/taken-back.repository';
import { stableVersions, versionKey } from '../record/stable-versions.repository';
import type { ReleaseDeps } from '../release-deps';
import { reasonOf, requireBuild, requireRecord } from './asked';
import type { RemoteAsked } from './asked';

/**
 * Goes back, also during a freeze: from the candidate to stable, or from stable to a version that everyone
 * had before and that still fits the shell and the other remotes.
 */
export function rollBack(
  deps: ReleaseDeps,
  asked: RemoteAsked & {
    readonly version?: string | undefined;
    readonly from?: string | undefined;
  },
): Promise<void> {
  return changingRecord(deps.db, async (db) => {
    const record = await requireRecord(db);
    const state = record.remotes[asked.remote];
    if (!state) throw notFound(`There is no remote ${asked.remote}`);
    const cause = {
      at: deps.clock(),
      who: asked.who,
      why: reasonOf(asked, 'Rolled back by a person'),
    };
    const rollout = await findOpenRollout(db, asked.remote);
    const live = rollout?.version ?? state.stable.version;
    if (asked.from !== undefined && asked.from !== live) {
      await refuseGone(db, asked.remote, asked.from);
    }
    if (rollout && (asked.version === undefined || asked.version === state.stable.version)) {
      await takeBack(db, record, rollout, { ...cause, evidence: rollout.verdict });
      return;
    }
    const target = await rollbackTarget(db, state, asked);
    const { at, who, why } = cause;
    await issueRecord(db, at, backTo(asked.remote, target)(contentOf(record)), {
      action: 'rollback',
      who,
      remote: asked.remote,
      what: `${asked.remote} goes back from ${state.stable.version} to ${target.version}.`,
      why,
      evidence: null,
    });
    await forgetTakenBack(db, asked.remote, target.version);
    await noteTakenBack(db, { remote: asked.remote, version: state.stable.version }, cause);
    if (!rollout) return;
    await noteTakenBack(db, rollout, cause);
    await changeRollout(db, rollout.id, { state: 'rolled-back' });
  });
}

async function rollbackTarget(
  db: Database,
  { stable, previous }: SuiteRecord['remotes'][string],
  { remote, version }: { readonly remote: string; readonly version?: string | undefined },
) {
  const wanted = version ?? previous?.version;
  if (wanted === undefined) {
    throw conflict(`${remote} has no version before ${stable.version}; name the version to go to`);
  }
  if (wanted === stable.version) throw conflict(`Everyone has ${remote} ${wanted} already`);
  const manifest = await requireBuild(db, remote, wanted);
  // Anything else would be a release without a rollout: past the canary, its verdict and a freeze.
  if (!(await stableVersions(db)).has(versionKey(remote, wanted))) {
    throw conflict(
      `${remote} ${wanted} was never live for everyone, so there is no going back to it; start a rollout instead`,
    );
  }
  await refuseIncompatible(db, manifest);
  return toRemoteVersion(manifest);
}
