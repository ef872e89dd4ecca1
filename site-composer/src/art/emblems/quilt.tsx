/** @jsxImportSource preact @jsxRuntime automatic */
import { fills, pick, upTo } from './emblem-props';
import type { EmblemProps } from './emblem-props';

const shapes = [
  'M0 0h100A100 100 0 0 1 0 100Z',
  'M0 50a50 50 0 0 1 100 0Z M0 100a50 50 0 0 1 100 0Z',
  'M50 12a38 38 0 1 0 0 76 38 38 0 0 0 0-76',
  'M0 0h50a50 50 0 0 1 50 50v50H50A50 50 0 0 1 0 50Z',
  'M0 0L100 100H0Z',
  'M0 0h100v50H50v50H0Z',
] as const;
const grounds = ['pale', 'pale', 'mid', 'sun', 'accent', 'dark'] as const;

/** Tiles of quarter discs, leaves and halves, as on a quilt. */
export function Quilt({ width, height, random }: EmblemProps) {
  const edge = 150;
  const tiles = upTo(Math.ceil(width / edge) * Math.ceil(height / edge));
  const columns = Math.ceil(width / edge);
  return (
    <>
      {tiles.map((index) => {
        const ground = pick(grounds, random);
        const fill = pick(
          fills.filter((one) => one !== ground),
          random,
        );
        const x = (index % columns) * edge;
        const y = Math.floor(index / columns) * edge;
        const turn = Math.floor(random() * 4) * 90;
        return (
          <g key={index} transform={`translate(${x} ${y}) scale(1.5)`}>
            <path class={`fill-${ground}`} d="M0 0h100.5v100.5H0z" />
            <path
              class={`fill-${fill}`}
              d={pick(shapes, random)}
              transform={turn === 0 ? undefined : `rotate(${turn} 50 50)`}
            />
          </g>
        );
      })}
    </>
  );
}
