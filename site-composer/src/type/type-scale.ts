import type { TypePairing } from './pairings';

const narrow = 360;
const wide = 1360;
const sizes = [-1, 0, 1, 2, 3, 4, 5, 6, 7] as const;
const rem = (pixels: number) => `${Math.round((pixels / 16) * 1000) / 1000}rem`;

/** A size that grows with the window between two bounds. */
function fluid(from: number, to: number): string {
  const slope = (to - from) / (wide - narrow);
  const base = from - slope * narrow;
  const growth = `${rem(base)} + ${Math.round(slope * 100_000) / 1000}vw`;
  return `clamp(${rem(from)}, ${growth}, ${rem(to)})`;
}

const bodySize = { narrow: 16, wide: 18 };

/** One scale for every size of text, as custom properties `--size--1` (small) to `--size-7` (a poster). */
export function typeScale({ ratio, optical }: TypePairing): string {
  const [small, large] = ratio;
  return sizes
    .map((size) => {
      const grow = size >= 2 ? optical : 1;
      const from = bodySize.narrow * small ** size * grow;
      const to = bodySize.wide * large ** size * grow;
      const bounds = size === -1 ? ([14.5, 16] as const) : ([from, to] as const);
      return `  --size-${size < 0 ? 'small' : size}: ${fluid(...bounds)};\n`;
    })
    .join('');
}
