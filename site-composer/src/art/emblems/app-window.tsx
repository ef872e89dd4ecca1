/** @jsxImportSource preact @jsxRuntime automatic */
import { upTo } from './emblem-props';
import type { EmblemProps } from './emblem-props';
import type { AppKind } from '../../model/page';
import { insides } from './app-insides';

const bar = 44;

/** A window with a sketch of what is in it: whoever comes sees what kind of tool it is. */
export function appWindow(kind: AppKind) {
  const Inside = insides[kind];
  return function AppWindow({ width, height, random }: EmblemProps) {
    const broad = Math.min(width * 0.82, 860);
    const high = height * 0.8;
    const x = (width - broad) / 2;
    const y = (height - high) / 2;
    const left = random() < 0.5;
    return (
      <>
        <rect class="fill-pale" width={width} height={height} />
        <circle
          class="fill-sun"
          cx={left ? x : x + broad}
          cy={y + high * 0.12}
          r={Math.round(height * 0.2)}
        />
        <circle
          class="fill-mid"
          cx={left ? x + broad : x}
          cy={y + high}
          r={Math.round(height * 0.16)}
        />
        <rect class="fill-card" x={x} y={y} width={broad} height={high} rx={22} />
        <path
          class="fill-accent"
          d={`M${x} ${y + bar}V${y + 22}a22 22 0 0 1 22-22H${x + broad - 22}a22 22 0 0 1 22 22V${y + bar}Z`}
        />
        {upTo(3).map((index) => (
          <circle key={index} class="fill-card" cx={x + 28 + index * 24} cy={y + bar / 2} r={7} />
        ))}
        <Inside x={x + 34} y={y + bar + 30} width={broad - 68} height={high - bar - 60} />
      </>
    );
  };
}
