/** @jsxImportSource preact @jsxRuntime automatic */
import { fills, upTo } from './emblem-props';
import type { EmblemProps } from './emblem-props';

/** Broad ribbons that run aslant and end round, on a quiet ground. */
export function Ribbons({ width, height, random }: EmblemProps) {
  const broad = height / 7;
  const count = Math.ceil((width + height) / (broad * 1.9));
  const aslant = random() < 0.5 ? -45 : 45;
  return (
    <>
      <rect class="fill-pale" width={width} height={height} />
      <g transform={`rotate(${aslant} ${width / 2} ${height / 2})`}>
        {upTo(count).map((index) => {
          const length = height * (0.7 + random() * 0.8);
          const x = width / 2 + (index - count / 2) * broad * 1.35;
          const y = height / 2 - length * (0.3 + random() * 0.4);
          return (
            <rect
              key={index}
              class={`fill-${fills[index % fills.length] ?? 'accent'}`}
              x={Math.round(x)}
              y={Math.round(y)}
              width={Math.round(broad)}
              height={Math.round(length)}
              rx={Math.round(broad / 2)}
            />
          );
        })}
      </g>
    </>
  );
}
