import * as z from 'zod/mini';
import data from './features.json' with { type: 'json' };

const schema = z.array(
  z.object({
    match: z.string(),
    icon: z.string(),
    text: z.string(),
    needs: z.optional(z.string()),
  }),
);

/** What an application of any kind may offer: a drawing, a sentence, and what a page alone cannot give it. */
export interface KnownFeature {
  readonly icon: string;
  readonly text: string;
  readonly needs?: string | undefined;
}

const known = schema
  .parse(data)
  .map(({ match, ...rest }) => ({ ...rest, pattern: new RegExp(`\\b(?:${match})`, 'i') }));

/** The kinds of feature some words name, the most special one first; none where it is of no known kind. */
export function knownFeatures(words: string): KnownFeature[] {
  return known.filter(({ pattern }) => pattern.test(words));
}
