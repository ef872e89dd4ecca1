/** @jsxImportSource preact @jsxRuntime automatic */
import { pick, upTo } from './emblem-props';
import type { EmblemProps } from './emblem-props';

const rings = [
  'accent',
  'pale',
  'sun',
  'pale',
  'neighbour',
  'pale',
  'dark',
  'pale',
  'mid',
] as const;

/** Rings around a corner, and a small disc that has left them. */
export function Arcs({ width, height, random }: EmblemProps) {
  const left = random() < 0.5;
  const x = left ? width * 0.12 : width * 0.88;
  const far = Math.min(width, height * 1.6) * 0.98;
  const small = height * (0.1 + random() * 0.06);
  const turned = pick([0, 2, 4], random);
  return (
    <>
      <rect class="fill-pale" width={width} height={height} />
      {upTo(rings.length).map((index) => (
        <circle
          key={index}
          class={`fill-${rings[(index + (index % 2 === 0 ? turned : 0)) % rings.length] ?? 'pale'}`}
          cx={x}
          cy={height}
          r={Math.round(far * (1 - index / (rings.length + 1)))}
        />
      ))}
      <circle
        class="fill-opposite"
        cx={left ? width * 0.8 : width * 0.2}
        cy={height * 0.24}
        r={small}
      />
    </>
  );
}
