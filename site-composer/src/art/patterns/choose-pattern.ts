import * as z from 'zod/mini';
import words from './pattern-words.json' with { type: 'json' };

const patternNames = ['waves', 'arcs', 'pleats', 'stripes', 'petals'] as const;

/** Compositions of plain shapes. The last two belong to no subject. */
export type PatternName = (typeof patternNames)[number] | 'quarters' | 'blocks';

const schema = z.record(z.enum(patternNames), z.string());
/** A word with a star may go on; another has the ending of a plural at most. */
function matching(word: string): string {
  const ends = word.endsWith('*') ? String.raw`\p{L}*` : '(?:s|en|n|e|es)?';
  return word.startsWith('*')
    ? String.raw`\p{L}+${word.slice(1)}${ends}`
    : `${word.replace(/\*$/u, '')}${ends}`;
}

const patterns = Object.entries(schema.parse(words)).map(
  ([name, list]) =>
    [
      name as PatternName,
      new RegExp(
        String.raw`(?<!\p{L})(?:${list.split(' ').map(matching).join('|')})(?!\p{L})`,
        'iu',
      ),
    ] as const,
);
const plain: readonly PatternName[] = ['quarters', 'blocks'];

/** The shapes that go with what a page is about, by its words in any language: the first of them decides. */
export function choosePattern(text: string, seed: number): PatternName {
  const found = patterns
    .flatMap(([name, pattern]) => {
      const at = text.search(pattern);
      return at === -1 ? [] : [{ name, at }];
    })
    .toSorted((one, other) => one.at - other.at);
  return found[0]?.name ?? plain[seed % plain.length] ?? 'quarters';
}
