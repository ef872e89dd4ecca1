import { describeWindows, isWithinWindows } from 'shared-kit/contract/releases';
import type { ReleaseAbilities, SuiteRecord, TokenAction } from 'shared-kit/contract/releases';
import { refusedRight } from './rights/release-rights';
import { refusedApproval } from './operations/refused-approval';
import type { Who } from './record/who';
import type { RolloutRow } from './controller/rollouts.repository';

/** A remote as it is now, with the rollout under way. */
export interface Situation {
  readonly record: SuiteRecord;
  readonly remote: string;
  readonly rollout: RolloutRow | undefined;
  readonly at: Date;
  /** Who asks: an approval may have to come from somebody else. */
  readonly who: Who;
  /** Whether to everyone at once. */
  readonly all?: boolean;
}

type Refusal = (situation: Situation) => string | null;

const frozen: Refusal = ({ record }) =>
  record.frozen === true
    ? 'Releases are frozen; only a rollback is possible until the freeze is lifted'
    : null;

const withoutRollout: Refusal = ({ remote, rollout }) =>
  rollout ? null : `No rollout of ${remote} is under way`;

/** The windows in the rules of its build hold a person as well: only going back has no hours. */
export function outsideOfWindows(rollout: RolloutRow | undefined, at: Date): string | null {
  const windows = rollout?.rules?.windows;
  if (!rollout || !windows || isWithinWindows(windows, at)) return null;
  return `${rollout.remote} may advance only in these windows: ${describeWindows(windows)}`;
}

/**
 * What stands in the way of a change, null when nothing does: the operations throw it, the screen shows
 * it beforehand.
 */
export const refusals = {
  start: (situation) => {
    const { remote, rollout } = situation;
    if (!rollout) return frozen(situation);
    return `A rollout of ${remote} ${rollout.version} is under way; end it first`;
  },
  promote: (situation) => {
    const { rollout, at, who, all = false } = situation;
    const failing = rollout?.verdict?.kind === 'failing' ? rollout.verdict.message : null;
    return (
      frozen(situation) ??
      withoutRollout(situation) ??
      failing ??
      outsideOfWindows(rollout, at) ??
      (rollout ? refusedApproval(rollout, who, all) : null)
    );
  },
  pause: (situation) =>
    withoutRollout(situation) ??
    (situation.rollout?.state === 'paused'
      ? `The rollout of ${situation.remote} is paused already`
      : null),
  resume: (situation) =>
    withoutRollout(situation) ??
    (situation.rollout?.state === 'running'
      ? `The rollout of ${situation.remote} is running already`
      : null),
  // Skips every gate.
  rollBack: () => null,
} satisfies Record<string, Refusal>;

/** Which right each of them asks for. */
const rights: Readonly<Record<keyof typeof refusals, TokenAction>> = {
  start: 'rollout',
  promote: 'rollout',
  pause: 'rollout',
  resume: 'rollout',
  rollBack: 'rollback',
};

/** What somebody may do now: refused is first what they have no right to, then what nobody may at the moment. */
export function abilitiesOf(
  record: SuiteRecord,
  rollouts: readonly RolloutRow[],
  at: Date,
  who: Who,
): ReleaseAbilities {
  const remotes = Object.keys(record.remotes).map((remote) => {
    const rollout = rollouts.find((candidate) => candidate.remote === remote);
    const situation = { record, remote, rollout, at, who };
    const answer = (name: keyof typeof refusals) =>
      refusedRight(who, remote, rights[name]) ?? refusals[name](situation);
    const answers = {
      start: answer('start'),
      promote: answer('promote'),
      pause: answer('pause'),
      resume: answer('resume'),
      rollBack: answer('rollBack'),
      tokens: who.token === undefined ? refusedRight(who, remote, 'read') : notForTokens,
    };
    return [remote, answers] as const;
  });
  return { ...suiteAbilities(record, who), remotes: Object.fromEntries(remotes) };
}

const notForTokens = 'A service token is not allowed to do this';

/** What is about all remotes. */
function suiteAbilities(record: SuiteRecord, { remotes, roles = [] }: Who) {
  const isManager = remotes === undefined;
  const ask = 'Only a release manager may do this';
  return {
    ...(isManager ? freezeRefusals(record) : { freeze: ask, unfreeze: ask }),
    try: isManager ? null : ask,
    setOwners: roles.includes('admin') ? null : 'Only an admin may do this',
  };
}

/** The same for the freeze, which is about all remotes. */
export const freezeRefusals = ({ frozen: isFrozen }: SuiteRecord) => ({
  freeze: isFrozen === true ? 'Releases are frozen already' : null,
  unfreeze: isFrozen === true ? null : 'Releases are not frozen',
});
