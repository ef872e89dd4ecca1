/** @jsxImportSource preact @jsxRuntime automatic */
import { upTo } from './emblem-props';
import type { EmblemProps } from './emblem-props';

const step = 60;

/** A screen of dots that grow towards one side, as in a print, over a large disc. */
export function Dots({ width, height, random }: EmblemProps) {
  const columns = Math.ceil(width / step);
  const rows = Math.ceil(height / step);
  const left = random() < 0.5;
  return (
    <>
      <rect class="fill-pale" width={width} height={height} />
      <circle
        class="fill-sun"
        cx={left ? width * 0.7 : width * 0.3}
        cy={height * 0.42}
        r={Math.round(height * 0.36)}
      />
      <g class="fill-accent">
        {upTo(columns * rows).map((index) => {
          const column = index % columns;
          const row = Math.floor(index / columns);
          const along = (left ? columns - column : column + 1) / columns;
          const r = along * ((row + 1) / rows) * step * 0.56;
          if (r < 2.5) return null;
          return (
            <circle key={index} cx={column * step + 30} cy={row * step + 30} r={r.toFixed(1)} />
          );
        })}
      </g>
    </>
  );
}
