import type { SeenText } from '../seen-page';
import { wordsOf } from '../words/read-words';

function shingles(parts: readonly string[], length: number): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at + length <= parts.length; at += 1)
    found.add(parts.slice(at, at + length).join(' '));
  return found;
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const part of one) if (other.has(part)) shared += 1;
  return shared / Math.max(1, one.size + other.size - shared);
}

export interface Likeness {
  /** Position of the page most like this one. */
  readonly nearest: number;
  readonly structure: number;
  readonly text: number;
}

/** For every page the one most like it: three elements in a row, five words in a row. */
export function findNearest(pages: readonly SeenText[]): Likeness[] {
  const structures = pages.map(({ parts }) => shingles(parts, 3));
  const texts = pages.map(({ blocks }) =>
    shingles(wordsOf(blocks.map(({ text }) => text).join(' ')), 5),
  );
  const none = new Set<string>();
  return pages.map((_, index) => {
    let best: Likeness = { nearest: -1, structure: 0, text: 0 };
    for (const other of pages.keys()) {
      if (other === index) continue;
      const structure = overlap(structures[index] ?? none, structures[other] ?? none);
      const text = overlap(texts[index] ?? none, texts[other] ?? none);
      if (structure + text > best.structure + best.text) best = { nearest: other, structure, text };
    }
    return best;
  });
}
