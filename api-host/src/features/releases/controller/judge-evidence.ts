import type { ArmHealth, Verdict } from 'shared-kit/contract/releases';
import type { WitnessSum } from '../evidence/witnesses.repository';
import type { Arms } from '../health/health.repository';
import { placeOf } from '../health/measured-symptoms';
import type { MeasuredSymptom } from '../health/measured-symptoms';
import { defaultRule, judge } from './judge';
import type { Rule } from './judge';
import { judgeDraw } from './judge-draw';
import type { Draws } from './judge-draw';

/** What an audience was seen to have. */
export interface AudienceEvidence {
  readonly health: ArmHealth;
  /** Its page loads since the present step began. */
  readonly loadsInStep: number;
  /** The loudest of it, who must not decide by themselves. */
  readonly loudest: readonly WitnessSum[];
}

/** What page loads say about a rollout, by whose word it is. */
export interface Evidence {
  /** Page loads of signed-in members. */
  readonly members: Arms;
  /** Candidate's page loads of signed-in members since the present step began. */
  readonly loadsInStep: number;
  /** The share of the present step in 10,000ths, and how many members have been heard of on each arm in it. */
  readonly drawn: { readonly share: number; readonly members: Draws };
  /** Those and the anonymous ones. */
  readonly everybody: Arms;
  /** The loudest against the candidate, who must not decide by themselves. */
  /** Of those the candidate is given to before the draw; they are in neither of the arms above. */
  readonly audience?: AudienceEvidence | undefined;
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
  { members, everybody, loudest, drawn }: Evidence,
  rule: Rule = defaultRule,
): Verdict {
  const ofMembers = judge(members.candidate, members.stable, rule);
  if (ofMembers.kind === 'error') return ofMembers;
  const standsWithout = ({ candidate, stable }: Arms, left: readonly WitnessSum[]): boolean =>
    judge(without(candidate, left), stable, rule).kind === 'failing';
  if (ofMembers.kind === 'failing' && standsWithout(members, loudest.members)) return ofMembers;
  const missing = judgeDraw(drawn.members, drawn.share, rule);
  if (missing !== null) return { ...ofMembers, kind: 'failing', message: missing };
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
export function without(health: ArmHealth, witnesses: readonly WitnessSum[]): ArmHealth {
  const rest = (all: number, read: (witness: WitnessSum) => number) =>
    Math.max(0, all - witnesses.reduce((sum, witness) => sum + read(witness), 0));
  const lost = rest(health.lost ?? 0, (witness) => witness.lost);
  // A witness has given loads that came and loads that were lost.
  const loads = rest(health.loads, (witness) => witness.loads - witness.lost);
  const harmed = Math.min(
    loads,
    rest(health.harmed, (witness) => witness.harmed),
  );
  const errored = rest(health.errored, (witness) => witness.errored);
  const counts = Object.entries(health.symptoms ?? {}).map(([symptom, all]) => {
    const place = placeOf(symptom as MeasuredSymptom);
    return [symptom, rest(all, (witness) => witness.symptoms[place] ?? 0)] as const;
  });
  const symptoms = Object.fromEntries(counts);
  const outcomes = { failed: harmed, crashed: 0, ready: loads - harmed };
  return { ...health, loads, harmed, errored, lost, symptoms, ...outcomes };
}
