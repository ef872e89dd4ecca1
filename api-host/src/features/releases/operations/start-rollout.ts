import { beginsWithAudience, describeAudience, stepsOfRules } from 'shared-kit/contract/releases';
import type {
  BuildManifest,
  Finding,
  ReleaseAudience,
  RolloutStep,
  SuiteRecord,
} from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { badRequest, conflict } from '../../../errors';
import { refusals } from '../abilities';
import { toRemoteVersion } from '../builds/builds.repository';
import { refuseIncompatible } from '../compatibility/findings';
import { findOpenRollout, insertRollout } from '../controller/rollouts.repository';
import { refusedGate } from '../gates/ask-gate';
import { contentOf, withCandidate, withStable } from '../record/change-record';
import { changingRecord, issueRecord } from '../record/entries.repository';
import { refuseStale } from '../record/refuse-stale';
import type { ReleaseDeps } from '../release-deps';
import { throwIfRefused, reasonOf, requireBuild, requireRecord } from './asked';
import type { Asked, RemoteAsked } from './asked';
import { fittingSteps } from './plan-rollout';

/** Starts a rollout at its first step, when nothing it would meet speaks against it. */
export async function startRollout(
  deps: ReleaseDeps,
  asked: RemoteAsked & {
    readonly version: string;
    readonly steps?: readonly RolloutStep[] | undefined;
    readonly audience?: ReleaseAudience | undefined;
  },
): Promise<Finding[]> {
  const { remote, version, who } = asked;
  // Before the lock: reading the traffic of an hour must not hold up a rollback.
  const fitting = asked.steps ?? (await fittingSteps(deps, remote));
  return changingRecord(deps.db, async (db) => {
    const record = await requireRecord(db);
    await refuseStale(db, asked);
    const at = deps.clock();
    throwIfRefused(
      refusals.start({ record, remote, at, who, rollout: await findOpenRollout(db, remote) }),
    );
    const stable = record.remotes[remote]?.stable.version;
    if (stable === version) throw conflict(`Everyone has ${remote} ${version} already`);
    const manifest = await requireBuild(db, remote, version);
    if (stable === undefined) return introduce(db, deps, record, manifest, asked);
    const steps = stepsFor(manifest, asked.steps) ?? fitting;
    const audience = audienceFor(manifest, asked.audience);
    if (beginsWithAudience(steps) && !audience) {
      throw badRequest('A first step of 0% is for an audience; name one');
    }
    throwIfRefused(refusedGate(manifest.rules?.gates, asked, deps.gateOrigins));
    const findings = await refuseIncompatible(db, manifest);
    const id = deps.random(9).toString('base64url');
    const share = steps[0]?.share ?? 0;
    const candidate = { release: toRemoteVersion(manifest), rollout: id, share };
    await issueRecord(db, at, withCandidate(remote, candidate)(contentOf(record)), {
      action: 'start',
      who,
      remote,
      what: `${remote} ${version} goes to ${whom(share, audience)}.`,
      why: reasonOf(asked, 'A rollout was started'),
      evidence: null,
      ids: { version, ...idsOf(audience) },
    });
    const { rules = null } = manifest;
    const rollout = { id, remote, version, against: stable, steps, rules, audience };
    await insertRollout(db, { ...rollout, at, who });
    return findings;
  });
}

/** The steps its file names. Whoever typed others has not seen them: nobody goes around a team's rules by typing. */
function stepsFor(
  { name, version, rules }: BuildManifest,
  typed: readonly RolloutStep[] | undefined,
): RolloutStep[] | undefined {
  const steps = stepsOfRules(rules);
  if (steps && typed) {
    throw conflict(`${name} ${version} brings its steps along in release.json; start it without`);
  }
  return steps;
}

/** The same for who gets it first. */
function audienceFor(
  { name, version, rules }: BuildManifest,
  typed: ReleaseAudience | undefined,
): ReleaseAudience | null {
  if (rules?.audience && typed) {
    throw conflict(
      `${name} ${version} brings its audience along in release.json; start it without`,
    );
  }
  return rules?.audience ?? typed ?? null;
}

function whom(share: number, audience: ReleaseAudience | null): string {
  if (audience === null) return `${share / 100}%`;
  const first = describeAudience(audience);
  return share === 0
    ? `its audience alone: ${first}`
    : `${share / 100}% and, at every step, to ${first}`;
}

/** The audience in ids and numbers, for the audit log. */
function idsOf(audience: ReleaseAudience | null): Record<string, string> {
  const lists = Object.entries(audience ?? {}).filter(([, list]) => list.length > 0);
  return Object.fromEntries(lists.map(([kind, list]) => [`audience ${kind}`, list.join(', ')]));
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
