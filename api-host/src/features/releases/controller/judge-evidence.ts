import type { ArmHealth, Verdict } from 'shared-kit/contract/releases';
import type { WitnessSum } from '../evidence/witnesses.repository';
import type { Arms } from '../health/health.repository';
import { defaultRule, judge } from './judge';
import type { Rule } from './judge';

/** What page loads say about a rollout, by whose word it is. */
export interface Evidence {
  /** Page loads of signed-in members. */
  readonly members: Arms;
  /** Candidate's page loads of signed-in members since the present step began. */
  readonly loadsInStep: number;
  /** Those and the anonymous ones. */
  readonly everybody: Arms;
  /** The loudest against the candidate, who must not decide by themselves. */
  readonly loudest: {
    readonly members: readonly WitnessSum[];
    readonly networks: readonly WitnessSum[];
  };
}

/**
 * Going on rests on signed-in members alone. Going back rests on them or on everybody, and has to stand
 * when the loudest are left out: neither one member nor a few networks can decide it (decision 047).
 */
export function judgeEvidence(
  { members, everybody, loudest }: Evidence,
  rule: Rule = defaultRule,
): Verdict {
  const ofMembers = judge(members.candidate, members.stable, rule);
  if (ofMembers.kind === 'error') return ofMembers;
  const standsWithout = ({ candidate, stable }: Arms, left: readonly WitnessSum[]): boolean =>
    judge(without(candidate, left), stable, rule).kind === 'failing';
  if (ofMembers.kind === 'failing' && standsWithout(members, loudest.members)) return ofMembers;
  const ofAll = judge(everybody.candidate, everybody.stable, rule);
  const left = [...loudest.members, ...loudest.networks];
  if (ofAll.kind === 'failing' && standsWithout(everybody, left)) return ofAll;
  // What a few say against it does not keep it from going on: that rests on members, and they are fine.
  if (ofMembers.kind === 'healthy') return ofMembers;
  const doubted = [ofMembers, ofAll].find(({ kind }) => kind === 'failing');
  if (doubted) {
    const message = `${doubted.message} So few members and networks say so that it is not taken back for it.`;
    return { ...doubted, kind: 'inconclusive', message };
  }
  return ofMembers;
}

/** A candidate's health as it is without some witnesses. */
function without(health: ArmHealth, witnesses: readonly WitnessSum[]): ArmHealth {
  const rest = (all: number, read: (witness: WitnessSum) => number) =>
    Math.max(0, all - witnesses.reduce((sum, witness) => sum + read(witness), 0));
  const loads = rest(health.loads, (witness) => witness.loads);
  const harmed = Math.min(
    loads,
    rest(health.harmed, (witness) => witness.harmed),
  );
  const errored = rest(health.errored, (witness) => witness.errored);
  return { ...health, loads, harmed, errored, failed: harmed, crashed: 0, ready: loads - harmed };
}
