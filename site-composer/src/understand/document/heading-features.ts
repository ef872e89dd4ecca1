import { meaningOf } from '../../catalogue/words/word-vectors';
import { hashOf } from '../../spans/feature-hash';

/** Of the table of words; the word vector of the heading stands behind it. */
export const buckets = 2048;
const dimensions = 100;
export const featureCount = buckets + dimensions;
const vectorWeight = 1.5;
const longestHeading = 60;

/** A heading as places of the learned table with their weights: its words, pairs, beginnings, and what they mean. */
export function headingFeatures(heading: string): [place: number, value: number][] {
  const words = wordsOf(heading);
  const names = new Set(
    words.flatMap((word, at) => [
      `w:${word}`,
      `p:${word.slice(0, 4)}`,
      `b:${words[at - 1] ?? '^'} ${word}`,
    ]),
  );
  names.add(`l:${words.at(-1) ?? ''}`);
  names.add(`n:${Math.min(words.length, 6)}`);
  const norm = 1 / Math.sqrt(names.size);
  const sparse = [...names].map((name): [number, number] => [hashOf(name) % buckets, norm]);
  const meaning = meaningOf(words);
  const dense =
    meaning === null
      ? []
      : [...meaning].map((value, at): [number, number] => [buckets + at, value * vectorWeight]);
  return [...sparse, ...dense];
}

const wordsOf = (heading: string): string[] =>
  heading
    .slice(0, longestHeading)
    .toLowerCase()
    .replaceAll(/[’']/gu, '')
    .match(/[\p{L}\p{N}&]+/gu) ?? [];
