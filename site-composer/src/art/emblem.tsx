/** @jsxImportSource preact @jsxRuntime automatic */
import type { AppKind, EmblemName } from '../model/page';
import { insides } from './emblems/app-insides';
import { appWindow } from './emblems/app-window';
import { randomFrom } from './emblems/emblem-props';
import type { EmblemProps } from './emblems/emblem-props';
import { Lettering } from './emblems/lettering';

/** A window for each kind of application. */
const windows = Object.fromEntries(
  (Object.keys(insides) as AppKind[]).map((kind) => [`app-${kind}`, appWindow(kind)]),
) as Record<`app-${AppKind}`, ReturnType<typeof appWindow>>;

const families = {
  ...windows,
  lettering: Lettering,
} satisfies Record<EmblemName, (props: EmblemProps) => unknown>;

const square = { width: 600, height: 600 };
const band = { width: 1500, height: 450 };

interface Props {
  readonly family: EmblemName;
  readonly seed: number;
  readonly letters: string;
  readonly lines?: readonly string[];
  /** Reaches from edge to edge of the window. */
  readonly wide: boolean;
}

/** A composition of plain shapes in the colours of the page, where no drawing shows its subject. */
export function Emblem({ family, seed, letters, lines, wide }: Props) {
  const { width, height } = wide ? band : square;
  const Family = families[family];
  return (
    <svg
      class="scene"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Family
        width={width}
        height={height}
        random={randomFrom(seed)}
        letters={letters}
        {...(lines === undefined ? {} : { lines })}
      />
    </svg>
  );
}
