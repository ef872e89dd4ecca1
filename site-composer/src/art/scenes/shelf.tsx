/** @jsxImportSource preact @jsxRuntime automatic */
import { PlacedIcon } from '../icon';
import { iconAt } from './scene-props';
import type { SceneProps } from './scene-props';

const boards = [
  {
    y: 262,
    first: 0,
    places: [
      { x: 160, size: 190 },
      { x: 410, size: 236 },
    ],
  },
  {
    y: 536,
    first: 2,
    places: [
      { x: 118, size: 150 },
      { x: 300, size: 176 },
      { x: 482, size: 150 },
    ],
  },
];

/** What is on offer, standing on two boards. */
export function Shelf({ icons }: SceneProps) {
  return (
    <svg class="scene" viewBox="0 0 600 600" aria-hidden="true">
      <rect class="fill-pale" x="20" y="20" width="560" height="560" rx="36" />
      <path class="fill-second" d="M20 276h560v260H20z" />
      {boards.map(({ y, first, places }) => (
        <g key={y}>
          {places.map(({ x, size }, index) => (
            <PlacedIcon
              key={x}
              name={iconAt(icons, first + index)}
              x={x}
              y={y - size / 2 + size * 0.05}
              size={size}
            />
          ))}
          <rect class="fill-accent" x="44" y={y} width="512" height="14" rx="7" />
        </g>
      ))}
    </svg>
  );
}
