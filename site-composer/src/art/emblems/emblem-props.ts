/** What a composition of plain shapes is drawn from. Widths and heights are in units of its view box. */
export interface EmblemProps {
  readonly width: number;
  readonly height: number;
  /** The next number from 0 to below 1; the same page gives the same numbers. */
  readonly random: () => number;
}

/** Whole numbers from 0 to below `count`. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A linear congruential generator (Numerical Recipes): spread enough for shapes, and the same everywhere. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
