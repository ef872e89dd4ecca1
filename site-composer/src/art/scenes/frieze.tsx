/** @jsxImportSource preact @jsxRuntime automatic */
import { PlacedIcon } from '../icon';
import { iconAt } from './scene-props';
import type { SceneProps } from './scene-props';

/** The edge of the board that everything stands on. */
const board = 350;

/** On a phone the middle third is seen: what stands further out may be cut, so that it is never the subject. */
const places = [
  { x: 600, size: 256, icon: 0 },
  { x: 414, size: 132, icon: 1 },
  { x: 786, size: 132, icon: 2 },
  { x: 228, size: 96, icon: 3 },
  { x: 972, size: 96, icon: 4 },
  { x: 92, size: 88, icon: 1 },
  { x: 1108, size: 88, icon: 2 },
] as const;

/** The subject in the middle of a board across the whole width, with what belongs to it in a row on both sides. */
export function Frieze({ icons }: SceneProps) {
  const shown = icons.length === 1 ? places.slice(0, 3) : places;
  return (
    <svg
      class="scene"
      viewBox="0 84 1200 336"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect class="fill-pale" y="232" width="1200" height="188" />
      <path class="fill-second" d="M0 300h1200v120H0z" />
      <rect class="fill-accent" y={board} width="1200" height="70" />
      {shown.map(({ x, size, icon }) => (
        <PlacedIcon
          key={x}
          name={iconAt(icons, icon)}
          x={x}
          y={board - size / 2 + size * 0.05}
          size={size}
        />
      ))}
    </svg>
  );
}
