/** @jsxImportSource preact @jsxRuntime automatic */
import { PlacedIcon } from '../icon';
import { iconAt } from './scene-props';
import type { SceneProps } from './scene-props';

/** The subject in an arch, as in a niche. */
export function Arch({ icons }: SceneProps) {
  return (
    <svg class="scene" viewBox="0 0 480 600" aria-hidden="true">
      <path class="fill-mid" d="M40 600V240a200 200 0 0 1 400 0v360Z" />
      <path class="fill-pale" d="M40 600V440c90-60 150-10 220-30s110-80 180-60v250Z" />
      <path class="line-accent" d="M16 600V240a224 224 0 0 1 448 0v360" />
      <PlacedIcon name={icons[0]} x={240} y={378} size={270} />
      {icons.length > 1 && (
        <PlacedIcon name={iconAt(icons, 1)} x={128} y={532} size={112} turn={-8} />
      )}
      {icons.length > 2 && (
        <PlacedIcon name={iconAt(icons, 2)} x={362} y={536} size={104} turn={8} />
      )}
    </svg>
  );
}
