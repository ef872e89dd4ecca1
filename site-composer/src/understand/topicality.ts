import type { Sentence } from '../text/sentences';
import type { Token } from '../text/token';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { meaningOf, nearness, rankOf } from '../catalogue/words/word-vectors';

/** Beyond this many words of an instruction the mean of their meanings hardly moves. */
const mostWords = 200;

/** Nouns that say what a page is about: not its parts, not days or people, not the page. */
function saysTopic({ pos, lower }: Token): boolean {
  return (
    (pos === 'NOUN' || pos === 'PROPN') &&
    lower.length > 2 &&
    !/\d/.test(lower) &&
    !(['siteNouns', 'lookNouns', 'months', 'weekdays', 'streets'] as const).some((name) =>
      isOf(name, lower),
    )
  );
}

/** A word beyond the table, which holds 40,000, is as rare as its last one. */
const rarest = Math.log(40_000);

/** How much a phrase says: 0 for the commonest words, 1 for the rarest. */
function specificityOf(words: readonly string[]): number {
  const ranks = words.map((word) => rankOf(word) ?? rankOf(word.replace(/s$/, '')) ?? 40_000);
  return Math.log(Math.max(1, ...ranks)) / rarest;
}

/**
 * How much of the topic a phrase carries: near in meaning to the other nouns of the instruction, and made of
 * words that are not said of everything. From 0 to 1; null when the table of words knows none of either.
 */
export function topicalityOf(sentences: readonly Sentence[]): (phrase: string) => number | null {
  const nouns = sentences
    .flatMap(({ tokens }) => tokens.filter(saysTopic))
    .map(({ lower }) => lower)
    .slice(0, mostWords);
  return (phrase) => {
    const words = phrase
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2);
    const own = new Set(words);
    const said = meaningOf(words);
    const others = meaningOf(nouns.filter((noun) => !own.has(noun)));
    if (!said || !others) return null;
    return (Math.max(0, nearness(said, others)) + specificityOf(words)) / 2;
  };
}
