/** @jsxImportSource preact @jsxRuntime automatic */
import { fills, upTo } from './emblem-props';
import type { EmblemProps } from './emblem-props';

const leaf = 'M0 0C14-34 58-52 96-44 88-6 52 16 0 0Z';

/** Stems with leaves in pairs, of different heights, before a disc. */
export function Stems({ width, height, random }: EmblemProps) {
  const count = Math.max(3, Math.round(width / 200));
  return (
    <>
      <rect class="fill-pale" width={width} height={height} />
      <circle
        class="fill-sun"
        cx={width * (0.35 + random() * 0.3)}
        cy={height * 0.4}
        r={Math.round(height * 0.27)}
      />
      {upTo(count).map((index) => {
        const x = (width * (index + 0.5)) / count;
        const top = height * (0.16 + random() * 0.34);
        const fill = fills[[0, 2, 4, 5][index % 4] ?? 0] ?? 'accent';
        const pairs = Math.floor((height - top) / 92);
        return (
          <g key={index} class={`fill-${fill}`}>
            <rect x={x - 4} y={top} width="8" height={height - top} />
            {upTo(pairs).map((pair) => {
              const y = Math.round(top + 66 + pair * 92);
              return (
                <g key={pair}>
                  <path d={leaf} transform={`translate(${Math.round(x)} ${y})`} />
                  <path d={leaf} transform={`translate(${Math.round(x)} ${y}) scale(-1 1)`} />
                </g>
              );
            })}
            <circle cx={x} cy={top} r="22" />
          </g>
        );
      })}
    </>
  );
}
