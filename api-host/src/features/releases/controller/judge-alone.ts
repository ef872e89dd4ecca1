import type { ArmHealth, Verdict } from 'shared-kit/contract/releases';
import type { WitnessSum } from '../evidence/witnesses.repository';
import { confidenceSequence } from './confidence-sequence';
import { defaultRule } from './judge';
import type { Evidence } from './judge-evidence';

/** Page loads of the candidate before it is judged without a comparison: stable gets time to report. */
const sample = 30;

/** Harmed beyond this share a candidate is taken back although nothing of stable is there to compare it with. */
const most = 0.25;

/** Page loads of stable from which on the comparison decides, and this does not. */
const comparable = defaultRule.failingSample;

/**
 * What page loads say of a candidate beside which stable reports nothing: at full share, on a page whose stable
 * version cannot report, or because it takes the reports down with it. Null where there is something to
 * compare with, or where it is not surely bad. As in `judgeEvidence`, it has to stand without the loudest.
 */
export function judgeAlone({ members, everybody, loudest }: Evidence): Verdict | null {
  if (everybody.stable.loads >= comparable) return null;
  const ofMembers = isBad(members.candidate, loudest.members);
  const ofAll = isBad(everybody.candidate, [...loudest.members, ...loudest.networks]);
  if (!ofMembers && !ofAll) return null;
  const { candidate, stable } = ofMembers ? members : everybody;
  const message = `${candidate.harmed} of ${candidate.loads} page loads of ${candidate.version} failed or crashed, and only ${stable.loads} of ${stable.version} are there to compare with; more than ${most * 100}% is taken back without a comparison.`;
  return { kind: 'failing', message, candidate, stable };
}

function isBad(health: ArmHealth, left: readonly WitnessSum[]): boolean {
  const loads = health.loads - left.reduce((sum, witness) => sum + witness.loads, 0);
  const harmed = health.harmed - left.reduce((sum, witness) => sum + witness.harmed, 0);
  if (loads < sample) return false;
  const hits = Math.max(0, Math.min(harmed, loads));
  return confidenceSequence({ hits, trials: loads }, defaultRule.alpha).low > most;
}
