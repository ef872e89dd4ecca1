/** @jsxImportSource preact @jsxRuntime automatic */
import { PlacedIcon } from '../icon';
import { iconAt } from './scene-props';
import type { SceneProps } from './scene-props';

const edge = 200;

interface Tile {
  readonly ground: string;
  readonly shape: 'icon' | 'quarter' | 'half' | 'disc' | 'stripes' | 'leaf';
  readonly fill: string;
  readonly turn: number;
}

const tiles: readonly Tile[] = [
  { ground: 'accent', shape: 'quarter', fill: 'sun', turn: 0 },
  { ground: 'pale', shape: 'icon', fill: 'pale', turn: 0 },
  { ground: 'neighbour', shape: 'half', fill: 'dark', turn: 90 },
  { ground: 'sun', shape: 'icon', fill: 'sun', turn: 0 },
  { ground: 'dark', shape: 'disc', fill: 'accent', turn: 0 },
  { ground: 'pale', shape: 'leaf', fill: 'accent', turn: 0 },
  { ground: 'mid', shape: 'stripes', fill: 'pale', turn: 0 },
  { ground: 'opposite', shape: 'quarter', fill: 'pale', turn: 180 },
  { ground: 'neighbour', shape: 'icon', fill: 'neighbour', turn: 0 },
];

/** How many icons stand in the tiles before this one. */
const placesBefore = (index: number) =>
  tiles.slice(0, index).filter(({ shape }) => shape === 'icon').length;

const shapes = {
  quarter: 'M0 0h200A200 200 0 0 1 0 200Z',
  half: 'M0 100a100 100 0 0 1 200 0Z',
  disc: 'M100 24a76 76 0 1 0 0 152 76 76 0 0 0 0-152',
  stripes: 'M0 20h200v24H0zM0 66h200v24H0zM0 112h200v24H0zM0 158h200v24H0z',
  leaf: 'M0 0h100a100 100 0 0 1 100 100v100H100A100 100 0 0 1 0 100Z',
} as const;

/** A quilt of plain shapes with the icons of the subject in it. */
export function Tiles({ icons }: SceneProps) {
  return (
    <svg class="scene" viewBox="0 0 600 600" aria-hidden="true">
      {tiles.map((tile, index) => {
        const x = (index % 3) * edge;
        const y = Math.floor(index / 3) * edge;
        const icon = iconAt(icons, placesBefore(index));
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <rect class={`fill-${tile.ground}`} width={edge} height={edge} />
            {tile.shape === 'icon' ? (
              <PlacedIcon name={icon} x={100} y={100} size={140} />
            ) : (
              <path
                class={`fill-${tile.fill}`}
                d={shapes[tile.shape]}
                transform={tile.turn === 0 ? undefined : `rotate(${tile.turn} 100 100)`}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
