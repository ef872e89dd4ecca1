/** @jsxImportSource preact @jsxRuntime automatic */
import { PlacedIcon } from '../icon';
import { iconAt } from './scene-props';
import type { SceneProps } from './scene-props';

const rays = 14;
const radius = 300;

function point(turn: number): string {
  const angle = turn * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return `${round(300 + radius * Math.cos(angle))} ${round(300 + radius * Math.sin(angle))}`;
}

const wedges = Array.from(
  { length: rays },
  (_, index) =>
    `M300 300L${point(index / rays)}A${radius} ${radius} 0 0 1 ${point((index + 0.5) / rays)}Z`,
).join('');

/** The subject before a burst of rays, as on a poster. */
export function Burst({ icons }: SceneProps) {
  return (
    <svg class="scene" viewBox="0 0 600 600" aria-hidden="true">
      <circle class="fill-sun" cx="300" cy="300" r="300" />
      <path class="fill-neighbour" d={wedges} />
      <circle class="fill-pale" cx="300" cy="300" r="196" />
      <circle class="line-dark" cx="300" cy="300" r="196" />
      <PlacedIcon name={icons[0]} x={300} y={300} size={300} turn={-6} />
      {icons.length > 1 && (
        <PlacedIcon name={iconAt(icons, 1)} x={506} y={486} size={150} turn={10} />
      )}
      {icons.length > 2 && (
        <PlacedIcon name={iconAt(icons, 2)} x={98} y={480} size={136} turn={-12} />
      )}
    </svg>
  );
}
