import { defaultSteps } from 'shared-kit/contract/releases';
import type {
  BuildManifest,
  Finding,
  RolloutStep,
  SuiteRecord,
} from 'shared-kit/contract/releases';
import type { Database } from '../../database/schema';
import { conflict, notFound } from '../../errors';
import { freezeRefusals, refusals } from './abilities';
import { findBuild, toRemoteVersion } from './builds/builds.repository';
import { refuseIncompatible } from './compatibility/findings';
import { advance, takeBack } from './controller/advance';
import {
  changeRollout,
  findOpenRollout,
  insertRollout,
  requireRollout,
} from './controller/rollouts.repository';
import { backTo, contentOf, withCandidate, withFreeze, withStable } from './record/change-record';
import { changingRecord, currentRecord, issueRecord } from './record/entries.repository';
import { refuseGone, refuseStale } from './record/refuse-stale';
import type { ReleaseDeps } from './release-deps';

/** A change asked for by a person. */
interface Asked {
  readonly who: string;
  readonly reason: string;
}

type Remote = Asked & {
  readonly remote: string;
  /** Serial of the record the decision was made on: see `refuseStale`. */
  readonly seen?: number | undefined;
};

const reasonOf = ({ reason }: Asked, fallback: string): string =>
  reason === '' ? fallback : reason;

async function requireRecord(db: Database): Promise<SuiteRecord> {
  const record = await currentRecord(db);
  if (!record) throw conflict('Nothing is released yet');
  return record;
}

function heed(refusal: string | null): void {
  if (refusal !== null) throw conflict(refusal);
}

async function requireBuild(db: Database, remote: string, version: string) {
  const build = await findBuild(db, remote, version);
  if (!build) throw notFound(`${remote} ${version} is not published`);
  return build.manifest;
}

/** Starts a rollout at its first step, when nothing it would meet speaks against it. */
export function startRollout(
  deps: ReleaseDeps,
  asked: Remote & { readonly version: string; readonly steps?: readonly RolloutStep[] | undefined },
): Promise<Finding[]> {
  const { remote, version, who } = asked;
  const steps = asked.steps ?? defaultSteps;
  return changingRecord(deps.db, async (db) => {
    const record = await requireRecord(db);
    await refuseStale(db, asked);
    heed(refusals.start({ record, remote, rollout: await findOpenRollout(db, remote) }));
    const stable = record.remotes[remote]?.stable.version;
    if (stable === version) throw conflict(`Everyone has ${remote} ${version} already`);
    const manifest = await requireBuild(db, remote, version);
    if (stable === undefined) return introduce(db, deps, record, manifest, asked);
    const findings = await refuseIncompatible(db, manifest);
    const at = deps.clock();
    const id = deps.random(9).toString('base64url');
    const share = steps[0]?.share ?? 0;
    const candidate = { release: toRemoteVersion(manifest), rollout: id, share };
    await issueRecord(db, at, withCandidate(remote, candidate)(contentOf(record)), {
      action: 'start',
      who,
      remote,
      what: `${remote} ${version} goes to ${share / 100}%.`,
      why: reasonOf(asked, 'A rollout was started'),
      evidence: null,
    });
    await insertRollout(db, { id, remote, version, against: stable, steps, at });
    return findings;
  });
}

/**
 * The first release of a remote nobody has. Everyone gets it at once: there is no version to compare it
 * with and none to keep anybody on.
 */
async function introduce(
  db: Database,
  deps: ReleaseDeps,
  record: SuiteRecord,
  manifest: BuildManifest,
  asked: Asked,
): Promise<Finding[]> {
  const { name: remote, version } = manifest;
  const findings = await refuseIncompatible(db, manifest);
  const content = withStable(remote, toRemoteVersion(manifest))(contentOf(record));
  await issueRecord(db, deps.clock(), content, {
    action: 'promote',
    who: asked.who,
    remote,
    what: `Everyone gets ${remote} ${version}.`,
    why: reasonOf(asked, 'The first release of this remote'),
    evidence: null,
  });
  return findings;
}

/** Takes a rollout on without waiting for the bake; a failing one is not taken on. */
export function promoteRollout(
  deps: ReleaseDeps,
  asked: Remote & { readonly all: boolean },
): Promise<Finding[]> {
  return changingRecord(deps.db, async (db) => {
    const record = await requireRecord(db);
    await refuseStale(db, asked);
    const rollout = await requireRollout(db, asked.remote);
    heed(refusals.promote({ record, remote: asked.remote, rollout }));
    const manifest = await requireBuild(db, asked.remote, rollout.version);
    const findings = await refuseIncompatible(db, manifest);
    await advance(db, record, rollout, {
      at: deps.clock(),
      who: asked.who,
      why: reasonOf(asked, 'Promoted by a person'),
      evidence: rollout.verdict,
      all: asked.all,
    });
    return findings;
  });
}

/** Stops or lets go on. Paused, a rollout keeps its share and is still taken back when it fails. */
export function pauseRollout(deps: ReleaseDeps, asked: Remote, paused: boolean): Promise<void> {
  return changingRecord(deps.db, async (db) => {
    const record = await requireRecord(db);
    await refuseStale(db, asked);
    const rollout = await requireRollout(db, asked.remote);
    const state = paused ? 'paused' : 'running';
    heed(refusals[paused ? 'pause' : 'resume']({ record, remote: asked.remote, rollout }));
    const at = deps.clock();
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

/** Goes back, past every gate: from the candidate to stable, or from stable to another version. */
export function rollBack(
  deps: ReleaseDeps,
  asked: Remote & { readonly version?: string | undefined; readonly from?: string | undefined },
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
    if (rollout) await changeRollout(db, rollout.id, { state: 'rolled-back' });
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
  return toRemoteVersion(await requireBuild(db, remote, wanted));
}

/** Stops everything but rollbacks, or lifts that. */
export function freeze(
  deps: ReleaseDeps,
  asked: Asked & { readonly frozen: boolean },
): Promise<void> {
  const { frozen, who } = asked;
  return changingRecord(deps.db, async (db) => {
    const record = await requireRecord(db);
    heed(freezeRefusals(record)[frozen ? 'freeze' : 'unfreeze']);
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
