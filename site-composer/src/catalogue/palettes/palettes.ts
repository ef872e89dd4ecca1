import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { LanguageId } from '../../model/brief';
import { meaningOf, nearness } from '../words/word-vectors';

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const;

/** Colours that go together. */
const colours = {
  /** Of buttons and links on a light page, and on a dark one. */
  accent: hex,
  night: hex,
  /** The quiet grounds lean towards it. */
  ground: hex,
  /** Beside the accent in drawings: a near one, a bright one, one across the wheel. */
  art: z.tuple([hex, hex, hex]),
};

const schema = z.strictObject({
  wishes: z.array(
    z.strictObject({
      id: z.string(),
      /** What it is wished for is dark. */
      dark: z.optional(z.boolean()),
      ...colours,
      /** Single English words near which a wish is meant. */
      means: z.array(z.string()),
      /** What it is asked for by: beginnings of words, or phrases. */
      words: z.record(z.enum(languages), z.array(z.string())),
    }),
  ),
  subjects: z.array(z.strictObject({ ...colours, words: z.array(z.string()) })),
});

export type PageColours = Readonly<z.infer<z.ZodMiniObject<typeof colours>>>;
export type WishedColours = z.infer<typeof schema>['wishes'][number];

const file = new URL('palettes.json', import.meta.url);
const { wishes, subjects } = schema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Palettes of moods and materials: earth, the sea, stained glass. */
export const wishedColours: readonly WishedColours[] = wishes;

/** Palettes of subjects, for pages without a wish. */
export const subjectColours: readonly PageColours[] = subjects;

/** Endings a word of a wish may have: "erdige", "rustikales", "rústicos". */
const longestEnding = 4;

const patterns = new Map<LanguageId, readonly (readonly [WishedColours, RegExp])[]>();

function patternsOf(language: LanguageId): readonly (readonly [WishedColours, RegExp])[] {
  const known = patterns.get(language);
  if (known) return known;
  const ending = language === 'en' ? '' : `\\p{L}{0,${longestEnding}}`;
  const made = wishes.map(
    (one) =>
      [
        one,
        new RegExp(`(?<!\\p{L})(?:${one.words[language].join('|')})${ending}(?!\\p{L})`, 'iu'),
      ] as const,
  );
  patterns.set(language, made);
  return made;
}

/** The palettes some words of a wish name, in the order in which they stand. */
export function coloursNamed(words: string, language: LanguageId): WishedColours[] {
  return patternsOf(language)
    .flatMap(([one, pattern]) => {
      const at = words.search(pattern);
      return at === -1 ? [] : [{ one, at }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** As near as "seaside" is to "coast": further away a wish means something else. */
const sameWish = 0.6;

/** The palette an English word of a wish comes nearest to in meaning; null where none is near. */
export function coloursMeant(word: string): WishedColours | null {
  const meaning = meaningOf([word]);
  if (!meaning) return null;
  const near = wishes.map((one) => ({ one, value: nearestOf(meaning, one.means) }));
  const [best] = near.toSorted((a, b) => b.value - a.value);
  return best && best.value >= sameWish ? best.one : null;
}

type Meaning = NonNullable<ReturnType<typeof meaningOf>>;

function nearestOf(meaning: Meaning, words: readonly string[]): number {
  const others = words.flatMap((word) => meaningOf([word]) ?? []);
  return Math.max(0, ...others.map((other) => nearness(meaning, other)));
}

/** Nearer than this a palette suits a subject; else it is anybody's. */
const suits = 0.38;

/** The palette of a subject by what its words mean; null where none suits. */
export function coloursOfSubject(words: readonly string[]): PageColours | null {
  const meaning = meaningOf(words);
  if (!meaning) return null;
  const near = subjects.map((one) => ({
    one,
    value: nearness(meaning, meaningOf(one.words) ?? meaning),
  }));
  const [best] = near.toSorted((a, b) => b.value - a.value);
  return best && best.value >= suits ? best.one : null;
}
