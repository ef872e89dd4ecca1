import { bucketCount } from 'shared-kit/contract/rollout';
import { confidenceSequence } from './confidence-sequence';
import type { Rule } from './rule';
import { drawPart } from './measures';

/** Members heard of on each arm. */
export interface Draws {
  readonly stable: number;
  readonly candidate: number;
}

/** Fewer than this part of those drawn is no chance any more: the others were kept from saying anything. */
const leastPart = 0.5;

/**
 * Whether members of the candidate are missing: each is drawn once, with the share of the step, so their part of all members
 * is known before anything is seen (a sample-ratio mismatch). One-sided, because somebody who signs in on the way may
 * be counted on both arms, which makes the candidate's part larger. Null: nobody is missing.
 */
export function judgeDraw({ stable, candidate }: Draws, share: number, rule: Rule): string | null {
  const part = share / bucketCount;
  const trials = stable + candidate;
  const { high } = confidenceSequence({ hits: candidate, trials }, rule.alpha * drawPart);
  if (high >= part * leastPart) return null;
  return `${candidate} of ${trials} members who were heard of had the candidate, where ${(part * 100).toFixed(1)}% were drawn: its page loads do not come back.`;
}
