/** @jsxImportSource preact @jsxRuntime automatic */
import { PlacedIcon } from '../icon';
import { iconAt } from './scene-props';
import type { SceneProps } from './scene-props';

/** Three sheets laid over each other; on the uppermost the subject, large. */
export function Stack({ icons }: SceneProps) {
  return (
    <svg class="scene" viewBox="0 0 600 600" aria-hidden="true">
      <g transform="rotate(-7 250 300)">
        <rect class="fill-mid" x="50" y="90" width="360" height="430" rx="14" />
      </g>
      <g transform="rotate(6 380 300)">
        <rect class="fill-neighbour" x="190" y="70" width="360" height="430" rx="14" />
        {icons.length > 1 && <PlacedIcon name={iconAt(icons, 1)} x={482} y={132} size={104} />}
      </g>
      <rect class="fill-card" x="110" y="100" width="380" height="430" rx="14" />
      <rect class="fill-pale" x="134" y="124" width="332" height="300" rx="8" />
      <path class="fill-sun" d="M134 424V330a150 150 0 0 1 220 94Z" />
      <PlacedIcon name={icons[0]} x={300} y={280} size={250} />
      <rect class="fill-mid" x="134" y="452" width="190" height="16" rx="8" />
      <rect class="fill-pale" x="134" y="482" width="270" height="16" rx="8" />
      {icons.length > 2 && (
        <PlacedIcon name={iconAt(icons, 2)} x={470} y={490} size={130} turn={8} />
      )}
    </svg>
  );
}
