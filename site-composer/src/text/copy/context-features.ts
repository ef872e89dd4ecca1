import { readTokens } from '../sentences';

/** A word or a mark, with what the tagger takes it for. */
export interface ContextWord {
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly pos: string;
}

const pattern = /[\p{L}\p{N}]+(?:['’]\p{L}+)*|[^\s]/gu;

/** The words of a text; of a form with an apostrophe the tagger's first part counts. Costs time in proportion to the text. */
export function contextWords(text: string): ContextWord[] {
  const tags = new Map(readTokens(text).map(({ start, pos }) => [start, pos]));
  return [...text.matchAll(pattern)].map((match) => ({
    lower: match[0].toLowerCase().replaceAll('’', "'"),
    start: match.index,
    end: match.index + match[0].length,
    pos: tags.get(match.index) ?? 'X',
  }));
}

const longestEnding = 3;

/** What stands around a word, as names of features. */
export function contextFeatures(words: readonly ContextWord[], at: number): string[] {
  const lower = (offset: number): string => words[at + offset]?.lower ?? '^';
  const pos = (offset: number): string => words[at + offset]?.pos ?? '^';
  const ending = (offset: number): string => lower(offset).slice(-longestEnding);
  return [
    'all',
    `b1:${lower(-1)}`,
    `b2:${lower(-2)}`,
    `n1:${lower(1)}`,
    `n2:${lower(2)}`,
    `bp:${pos(-1)}`,
    `bpp:${pos(-2)} ${pos(-1)}`,
    `np:${pos(1)}`,
    `npp:${pos(1)} ${pos(2)}`,
    `p:${pos(-1)} ${pos(1)}`,
    `be:${ending(-1)}`,
    `ne:${ending(1)}`,
    `bn:${lower(-1)} ${lower(1)}`,
    `bp1:${lower(-1)} ${pos(1)}`,
    `np1:${pos(-1)} ${lower(1)}`,
    `nn:${lower(1)} ${pos(2)}`,
  ];
}
