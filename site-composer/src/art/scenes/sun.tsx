/** @jsxImportSource preact @jsxRuntime automatic */
import { PlacedIcon } from '../icon';
import { iconAt } from './scene-props';
import type { SceneProps } from './scene-props';

/** The subject before a large disc, with two companions on discs of their own. */
export function Sun({ icons }: SceneProps) {
  const companions = icons.length > 1;
  return (
    <svg class="scene" viewBox="0 0 600 600" aria-hidden="true">
      <circle class="fill-pale" cx="300" cy="310" r="270" />
      <circle class="fill-sun" cx="455" cy="150" r="92" />
      <path
        class="fill-neighbour"
        d="M30 310a270 270 0 0 0 540 0c-120 46-180 60-270 20S130 280 30 310"
      />
      <PlacedIcon name={icons[0]} x={300} y={318} size={330} />
      {companions && (
        <>
          <circle class="fill-mid" cx="98" cy="182" r="74" />
          <PlacedIcon name={iconAt(icons, 1)} x={98} y={182} size={92} />
        </>
      )}
      {icons.length > 2 && (
        <>
          <circle class="fill-mid" cx="508" cy="472" r="68" />
          <PlacedIcon name={iconAt(icons, 2)} x={508} y={472} size={84} />
        </>
      )}
    </svg>
  );
}
