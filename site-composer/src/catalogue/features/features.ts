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

/** The kind of feature some words name: the one they name first; undefined where it is of no known kind. */
export function knownFeature(words: string): KnownFeature | undefined {
  return known
    .flatMap((one) => {
      const at = one.pattern.exec(words)?.index;
      return at === undefined ? [] : [{ one, at }];
    })
    .toSorted((first, other) => first.at - other.at)[0]?.one;
}
