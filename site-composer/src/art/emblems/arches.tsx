/** @jsxImportSource preact @jsxRuntime automatic */
import { upTo } from './emblem-props';
import type { EmblemProps } from './emblem-props';

const nested = [
  ['accent', 'pale', 'neighbour'],
  ['sun', 'dark', 'mid'],
  ['neighbour', 'pale', 'accent'],
  ['dark', 'mid', 'sun'],
  ['mid', 'accent', 'pale'],
] as const;

const arch = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${height}Z`;

/** Doorways within doorways, side by side. */
export function Arches({ width, height, random }: EmblemProps) {
  const count = Math.max(2, Math.round(width / 290));
  const broad = width / count;
  const from = Math.floor(random() * nested.length);
  return (
    <>
      <rect class="fill-pale" width={width} height={height} />
      {upTo(count).map((index) => {
        const y = Math.round(height * (0.08 + random() * 0.3));
        const colours = nested[(from + index) % nested.length] ?? nested[0];
        return colours.map((fill, depth) => {
          const inset = 12 + depth * broad * 0.15;
          return (
            <path
              key={`${index} ${fill}`}
              class={`fill-${fill}`}
              d={arch(
                Math.round(index * broad + inset),
                Math.round(y + depth * broad * 0.15),
                Math.round(broad - 2 * inset),
                height,
              )}
            />
          );
        });
      })}
    </>
  );
}
