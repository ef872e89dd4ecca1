import * as z from 'zod/mini';
import colours from './colours.json' with { type: 'json' };
import foreign from './foreign-colours.json' with { type: 'json' };
import named from './named-colours.json' with { type: 'json' };
import softened from './softened-colours.json' with { type: 'json' };
import tones from './tones.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** Classes of words the composer tells apart. The data stands in `words.json`, one class a line. */
const schema = z.object({
  siteNouns: z.string(),
  appNouns: z.string(),
  commissionVerbs: z.string(),
  instructionVerbs: z.string(),
  workVerbs: z.string(),
  genericAdjectives: z.string(),
  keptAdjectives: z.string(),
  lookWords: z.string(),
  lookNouns: z.string(),
  people: z.string(),
  relatives: z.string(),
  prepositions: z.string(),
  businessHeads: z.string(),
  months: z.string(),
  weekdays: z.string(),
  notPlaces: z.string(),
  streets: z.string(),
  roles: z.string(),
  plainColours: z.string(),
  nounLike: z.string(),
  suppliedParts: z.string(),
});

export type WordClass = keyof z.infer<typeof schema>;

const classes = new Map(
  Object.entries(schema.parse(words)).map(([name, list]) => [name, new Set(list.split(' '))]),
);

/** Whether a word, in lower case, belongs to a class. */
export function isOf(name: WordClass, word: string): boolean {
  return classes.get(name)?.has(word) ?? false;
}

const palette = z.record(z.string(), z.string().check(z.regex(/^#[0-9a-f]{6}$/)));

/** Names of colours, CSS names and what paints and plants are called, as hex. */
export const colourNames: ReadonlyMap<string, string> = new Map(
  Object.entries(palette.parse(colours)),
);

/** Things whose colours are asked for as "earth tones", by one of them that can lead a page. */
export const toneNames: ReadonlyMap<string, string> = new Map(Object.entries(palette.parse(tones)));

/** Shades of a plain colour by the word in front of it: "peacock" of green. */
export const namedColours: Readonly<Record<string, Readonly<Record<string, string>>>> = z
  .record(z.string(), palette)
  .parse(named);

/** Basic colours in the other languages of pages. */
export const foreignColours: ReadonlyMap<string, string> = new Map(
  Object.entries(palette.parse(foreign)),
);

/**
 * Plain names mean a colour that can be looked at: pure red or CSS navy would glare. Brown and others are what most people
 * call by these names (the xkcd colour survey of 2010), where CSS means something else by them.
 */
export const softenedColours: Readonly<Record<string, string>> = palette.parse(softened);
