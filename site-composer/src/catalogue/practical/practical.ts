import * as z from 'zod/mini';
import data from './practical.json' with { type: 'json' };

/** What visitors look for by name, with the words it is told in. English only. */
const topics = z.array(z.object({ heading: z.string(), words: z.array(z.string()) })).parse(data);

/**
 * What a sentence is about that visitors look for by name: "Gifts", "Getting there"; null where it is none, and where the page itself
 * is about that, as one of dog walks is about dogs.
 */
export function practicalTopic(text: string, subject: string): string | null {
  const said = wordsOf(text);
  const about = wordsOf(subject);
  const found = topics
    .filter(({ words }) => !words.some((word) => isIn(word, about)))
    .map(({ heading, words }) => ({ heading, at: firstOf(words, said) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at);
  return found[0]?.heading ?? null;
}

const wordsOf = (text: string): string =>
  ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}&-]+/gu, ' ')} `;

const isIn = (word: string, text: string): boolean =>
  text.includes(` ${word} `) || text.includes(` ${word}s `);

function firstOf(words: readonly string[], text: string): number {
  const places = words.map((word) => text.indexOf(` ${word} `)).filter((at) => at !== -1);
  return places.length === 0 ? -1 : Math.min(...places);
}
