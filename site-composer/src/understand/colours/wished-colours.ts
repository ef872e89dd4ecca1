import * as z from 'zod/mini';
import data from './wish-weights.json' with { type: 'json' };
import type { Sentence } from '../../text/sentences';
import type { Mention } from '../colour-mentions';
import { clustersOf, wishFeatures } from './wish-features';
import type { Place } from './wish-features';

/** Weights of a logistic regression, learned by `training/learn-colours.ts`. */
const { weights, learnedFrom } = z
  .object({ learnedFrom: z.string(), weights: z.record(z.string(), z.number()) })
  .parse(data);

/** Digest of what the weights were learned from. */
export const wishesLearnedFrom = learnedFrom;

/** Which colours of a sentence the page is to have; the others belong to something that is told. */
export function wishedColours(
  sentence: Sentence,
  mentions: readonly Mention[],
  place: Place,
): ReadonlySet<Mention> {
  const wished = clustersOf(sentence, mentions).filter((cluster) => {
    const score = wishFeatures(sentence, cluster, place).reduce(
      (sum, feature) => sum + (Object.hasOwn(weights, feature) ? (weights[feature] ?? 0) : 0),
      0,
    );
    return score > 0;
  });
  return new Set(wished.flat());
}
