/** @jsxImportSource preact @jsxRuntime automatic */
import { PlacedIcon } from '../icon';
import { iconAt } from './scene-props';
import type { SceneProps } from './scene-props';

/** Hills across the whole width, with the subject standing in them. */
export function Landscape({ icons }: SceneProps) {
  return (
    <svg
      class="scene"
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path class="fill-pale" d="M0 250c160-110 330-90 520-10s380 60 680-60v240H0Z" />
      <path class="fill-neighbour" d="M0 320c220-110 380-60 560-20s360 30 640-110v230H0Z" />
      <path class="fill-mid" d="M0 360c240-70 460-30 640-10s340 10 560-60v130H0Z" />
      <path class="fill-accent" d="M0 400c260-50 460-20 640-14s360 0 560-34v68H0Z" />
      <PlacedIcon name={icons[0]} x={600} y={226} size={270} />
      {icons.length > 1 && <PlacedIcon name={iconAt(icons, 1)} x={300} y={296} size={130} />}
      {icons.length > 2 && <PlacedIcon name={iconAt(icons, 2)} x={902} y={286} size={140} />}
    </svg>
  );
}
