import { colourDistance } from './colour-distance';
import type { Painted } from './judge-page';

export interface Shape {
  /** Element and first classes of everything on the page, in document order. */
  readonly parts: readonly string[];
  readonly fonts: readonly string[];
  /** Heights of the first blocks, coarsely: what fills the first screens. */
  readonly boxes: readonly number[];
}

export interface Looks {
  readonly prompt: string;
  readonly shape: Shape;
  readonly painted: Painted;
}

const shingles = (parts: readonly string[]): Set<string> =>
  new Set(parts.slice(2).map((part, index) => `${parts[index]}>${parts[index + 1]}>${part}`));

function overlap(one: Set<string>, other: Set<string>): number {
  let shared = 0;
  for (const part of one) if (other.has(part)) shared += 1;
  return shared / Math.max(1, one.size + other.size - shared);
}

function palette(one: Painted, other: Painted): number {
  const button = (painted: Painted): string => painted.buttons[0] ?? painted.body;
  const apart =
    colourDistance(one.body, other.body) +
    colourDistance(one.header, other.header) +
    colourDistance(button(one), button(other));
  return Math.max(0, 1 - apart / 0.9);
}

export interface Sibling {
  readonly prompt: string;
  readonly nearest: string;
  /** 1 is the same page; structure counts half, palette three tenths, type two tenths. */
  readonly similarity: number;
}

/** For every page the one most like it. */
export function nearestSiblings(pages: readonly Looks[]): Sibling[] {
  const sets = pages.map(({ shape }) => shingles(shape.parts));
  return pages.map((page, index) => {
    let best: Sibling = { prompt: page.prompt, nearest: '', similarity: 0 };
    for (const [other, candidate] of pages.entries()) {
      if (other === index) continue;
      const similarity =
        0.5 * overlap(sets[index] ?? new Set(), sets[other] ?? new Set()) +
        0.3 * palette(page.painted, candidate.painted) +
        (page.shape.fonts.join() === candidate.shape.fonts.join() ? 0.1 : 0) +
        (page.shape.boxes.join() === candidate.shape.boxes.join() ? 0.1 : 0);
      if (similarity > best.similarity)
        best = { prompt: page.prompt, nearest: candidate.prompt, similarity };
    }
    return best;
  });
}
