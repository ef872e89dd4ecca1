/** @jsxImportSource preact @jsxRuntime automatic */
import { PlacedIcon } from '../icon';
import { iconAt } from './scene-props';
import type { SceneProps } from './scene-props';

const orbit = [
  { x: 300, y: 52, size: 84 },
  { x: 518, y: 190, size: 96 },
  { x: 470, y: 482, size: 88 },
  { x: 118, y: 470, size: 100 },
  { x: 76, y: 190, size: 84 },
];

/** The subject in the middle, what belongs to it on rings around. */
export function Rings({ icons }: SceneProps) {
  const around = orbit.slice(0, Math.max(0, icons.length - 1));
  return (
    <svg class="scene" viewBox="0 0 600 600" aria-hidden="true">
      <circle class="line-mid" cx="300" cy="300" r="286" />
      <circle class="fill-pale" cx="300" cy="300" r="232" />
      <circle class="fill-mid" cx="300" cy="300" r="168" />
      <path class="fill-accent" d="M300 132a168 168 0 0 1 168 168H300Z" />
      <path class="fill-sun" d="M300 468a168 168 0 0 1-168-168h168Z" />
      <circle class="fill-card" cx="300" cy="300" r="118" />
      <PlacedIcon name={icons[0]} x={300} y={300} size={158} />
      {around.map(({ x, y, size }, index) => (
        <g key={x}>
          <circle class="fill-card" cx={x} cy={y} r={size / 2 + 14} />
          <PlacedIcon name={iconAt(icons, index + 1)} x={x} y={y} size={size - 12} />
        </g>
      ))}
    </svg>
  );
}
