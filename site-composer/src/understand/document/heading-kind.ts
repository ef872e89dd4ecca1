import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { featureCount, headingFeatures } from './heading-features';

/** What stands under a heading; `content` is shown to visitors, whatever it is. */
export const headingKinds = [
  'content',
  'steps',
  'quotes',
  'questions',
  'contact',
  'name',
  'headline',
  'pitch',
  'button',
  'fields',
  'order',
  'look',
  'tone',
  'brief',
  'excluded',
] as const;

export type HeadingKind = (typeof headingKinds)[number];

const learned = z.object({
  scale: z.number(),
  kinds: z.array(z.enum(headingKinds)),
  /** A byte for each kind of each feature, in base64. */
  weights: z.string(),
});

let loaded: { kinds: readonly HeadingKind[]; scale: number; weights: Int8Array } | undefined;

function table(): NonNullable<typeof loaded> {
  if (loaded !== undefined) return loaded;
  const file = readFileSync(new URL('headings.json', import.meta.url), 'utf8');
  const { kinds, scale, weights } = learned.parse(JSON.parse(file));
  loaded = { kinds, scale, weights: new Int8Array(Buffer.from(weights, 'base64')) };
  return loaded;
}

/** The kind a heading is likeliest of, and how likely that is, as learned by `training/learn-headings.ts`. */
export function kindOfHeading(heading: string): { kind: HeadingKind; sure: number } {
  const { kinds, scale, weights } = table();
  const scores = new Float64Array(kinds.length);
  for (const [place, value] of [...headingFeatures(heading), [featureCount, 1] as const])
    for (let at = 0; at < kinds.length; at += 1)
      scores[at] = (scores[at] ?? 0) + (weights[place * kinds.length + at] ?? 0) * scale * value;
  const best = scores.reduce((top, score, at) => (score > (scores[top] ?? 0) ? at : top), 0);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - (scores[best] ?? 0)), 0);
  return { kind: kinds[best] ?? 'content', sure: 1 / total };
}
