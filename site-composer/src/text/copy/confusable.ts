import * as z from 'zod/mini';
import { contextFeatures, contextWords } from './context-features';
import { isInName } from './kept-places';
import data from './confusable-weights.json' with { type: 'json' };

/**
 * Words that are typed for each other, as they are written; `training/confusions` learns which is meant from what stands
 * around it. Of a form without its apostrophe less is asked before it is changed than of a whole word.
 */
export const confusableSets: readonly (readonly string[])[] = [
  ['were', "we're"],
  ['its', "it's"],
  ['ill', "i'll"],
  ['well', "we'll"],
  ['wed', "we'd"],
  ['id', "i'd"],
  ['lets', "let's"],
  ['your', "you're"],
  ['there', "they're", 'their'],
  ['whose', "who's"],
  ['hell', "he'll"],
  ['shell', "she'll"],
];

const weights = z
  .record(z.string(), z.record(z.string(), z.number()))
  .parse(data satisfies Record<string, Record<string, number>>);

const setOf = new Map(confusableSets.flatMap((set) => set.map((word) => [word, set] as const)));

/** How likely it is that a word is the one that is meant, by what stands around it: 0 to 1. */
function likelihoodOf(word: string, set: readonly string[], features: readonly string[]): number {
  if (word === set[0])
    return 1 - Math.max(...set.slice(1).map((other) => likelihoodOf(other, set, features)));
  const own = weights[word] ?? {};
  return 1 / (1 + Math.exp(-features.reduce((sum, name) => sum + (own[name] ?? 0), 0)));
}

/** Who leaves an apostrophe out does so everywhere; who writes one is hardly ever wrong. */
const ofBareForm = 0.5;
const ofWholeWord = 0.9;
const longestRead = 20_000;

/** Forms that are a word of their own only without the apostrophe. */
const isBare = (typed: string, meant: string): boolean => meant.replace("'", '') === typed;

function meantBy(typed: string, features: readonly string[]): string | null {
  const set = setOf.get(typed) ?? [];
  const [best] = set
    .filter((word) => word !== typed)
    .map((word) => ({ word, share: likelihoodOf(word, set, features) }))
    .toSorted((one, other) => other.share - one.share);
  if (best === undefined) return null;
  return best.share >= (isBare(typed, best.word) ? ofBareForm : ofWholeWord) ? best.word : null;
}

const anyOf = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’@./-])(?:${[...setOf.keys()].join('|').replaceAll("'", "['’]")})(?![\p{L}\p{N}'’@/-]|\.\p{L})`,
  'iu',
);

/** "Were a small team" is "we're a small team", "the club has it's own boat" has its own: as what stands around a word says. */
export function withMeantWords(text: string, isKept: (at: number) => boolean): string {
  if (text.length > longestRead || !anyOf.test(text)) return text;
  const words = contextWords(text);
  let written = '';
  let from = 0;
  for (const [at, { lower, start, end }] of words.entries()) {
    if (!setOf.has(lower) || isKept(start) || /[@./-]/u.test(text.charAt(start - 1))) continue;
    const typed = text.slice(start, end);
    // "ID" and "US" in capitals are abbreviations.
    if (/^\p{Lu}{2}/u.test(typed) || isInName(text, typed, start)) continue;
    const meant = meantBy(lower, contextFeatures(words, at));
    if (meant === null) continue;
    const isCapital = /^\p{Lu}/u.test(typed) || meant.startsWith("i'");
    written +=
      text.slice(from, start) +
      (isCapital ? meant.charAt(0).toUpperCase() : meant.charAt(0)) +
      meant.slice(1);
    from = end;
  }
  return written + text.slice(from);
}
