/** @jsxImportSource preact @jsxRuntime automatic */
import { upTo } from './emblem-props';
import type { EmblemProps } from './emblem-props';

const layers = ['mid', 'neighbour', 'accent', 'dark'] as const;

/** A swell from edge to edge that starts at a height; each turn goes as far as the next. */
function swell(width: number, height: number, y: number, reach: number, shift: number): string {
  const step = width / 4;
  const turns = upTo(6).map((index) => {
    const up = index % 2 === 0 ? -reach : reach;
    return `q${(step / 2).toFixed(0)} ${up.toFixed(0)} ${step.toFixed(0)} 0`;
  });
  return `M${(-step * shift).toFixed(0)} ${y.toFixed(0)}${turns.join('')}V${height}H${(-step).toFixed(0)}Z`;
}

/** Layers of swell below a disc. */
export function Waves({ width, height, random }: EmblemProps) {
  const disc = height * (0.16 + random() * 0.08);
  return (
    <>
      <rect class="fill-pale" width={width} height={height} />
      <circle
        class="fill-sun"
        cx={width * (0.3 + random() * 0.4)}
        cy={height * 0.36}
        r={Math.round(disc)}
      />
      {layers.map((fill, index) => (
        <path
          key={fill}
          class={`fill-${fill}`}
          d={swell(
            width,
            height,
            height * (0.5 + index * 0.13),
            height * (0.1 + random() * 0.07),
            random() * 1.6,
          )}
        />
      ))}
    </>
  );
}
