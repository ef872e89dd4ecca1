import * as z from 'zod/mini';
import type { MarkedText } from '../marked/marked-text';
import { nameCandidates } from './name-candidates';
import { nameFeatures } from './name-features';
import data from './name-weights.json' with { type: 'json' };

const weights = z.record(z.string(), z.number()).parse(data satisfies Record<string, number>);

/** Below it nothing that was found is called its name where the marks show none. */
const least = 0.2;
/** Below it nothing takes the place of what is marked. */
const leastInstead = 0.3;

function shareOf(features: readonly string[]): number {
  return 1 / (1 + Math.exp(-features.reduce((sum, name) => sum + (weights[name] ?? 0), 0)));
}

/** The candidate that is likeliest the name of what the page is about; `current` is what the marks alone say. */
export function likeliestName(marked: MarkedText, current: string | null): string | null {
  const candidates = nameCandidates(marked);
  const shares = candidates
    .map((candidate) => ({
      name: candidate.text,
      share: shareOf(nameFeatures(marked, candidate, current, candidates)),
    }))
    .toSorted((one, other) => other.share - one.share);
  const [best] = shares;
  if (best === undefined) return current;
  if (current === null) return best.share >= least ? best.name : null;
  const own = shares.find(({ name }) => name.toLowerCase() === current.toLowerCase());
  return own !== undefined && best.share > own.share && best.share >= leastInstead
    ? best.name
    : current;
}
