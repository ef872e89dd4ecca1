/** @jsxImportSource preact @jsxRuntime automatic */
import type { PatternName } from './choose-pattern';

/** Side of a cell, in units of the view box. */
export const side = 120;

export interface CellProps {
  readonly x: number;
  readonly y: number;
  /** Which of its forms a cell has: 0 to below 4. */
  readonly turn: number;
  /** Classes of its ground and of its shape. */
  readonly ground: string;
  readonly shape: string;
}

const half = side / 2;

function Ground({ x, y, ground }: CellProps) {
  // One unit over its edge: no line is left between two cells.
  return <rect class={ground} x={x} y={y} width={side + 1} height={side + 1} />;
}

const about = ({ x, y, turn }: CellProps): string => `rotate(${turn * 90} ${x + half} ${y + half})`;

/** A quarter of a circle, a half, or a whole one. */
function Quarters(props: CellProps) {
  const { x, y, turn, shape } = props;
  return (
    <>
      <Ground {...props} />
      {(x / side + y / side) % 5 === 3 ? (
        <circle class={shape} cx={x + half} cy={y + half} r={half * 0.62} />
      ) : (
        <path
          class={shape}
          d={`M${x} ${y}h${side}a${side} ${side} 0 0 1-${side} ${side}z`}
          transform={about({ ...props, turn })}
        />
      )}
    </>
  );
}

/** A square cut in two. */
function Blocks(props: CellProps) {
  const { x, y, turn, shape } = props;
  const d =
    turn % 2 === 0
      ? `M${x} ${y}h${side}l-${side} ${side}z`
      : `M${x} ${y + half}h${side}v${half}h-${side}z`;
  return (
    <>
      <Ground {...props} />
      <path class={shape} d={d} transform={about(props)} />
    </>
  );
}

/** Three crests, one below the other; they go on in the next cell. */
function Waves(props: CellProps) {
  const { x, y, shape } = props;
  const third = side / 3;
  const [bend, high] = [half / 2, third * 0.7];
  const crest = (top: number): string =>
    `M${x} ${top + third / 2}q${bend}-${high} ${half} 0t${half} 0v${third / 2}q-${bend} ${high}-${half} 0t-${half} 0z`;
  return (
    <>
      <Ground {...props} />
      {[0, 1, 2].map((row) => (
        <path key={row} class={shape} d={crest(y + (row - 0.25) * third)} />
      ))}
    </>
  );
}

/** Rings that spread from a corner. */
function Arcs(props: CellProps) {
  const { x, y, shape, ground } = props;
  const rings = [1, 0.8, 0.6, 0.4, 0.2];
  return (
    <>
      <Ground {...props} />
      <g transform={about(props)}>
        {rings.map((part, at) => (
          <path
            key={part}
            class={at % 2 === 0 ? shape : ground}
            d={`M${x} ${y}h${side * part}a${side * part} ${side * part} 0 0 1-${side * part} ${side * part}z`}
          />
        ))}
      </g>
    </>
  );
}

/** Folds of cloth, sheets of paper, keys. */
function Pleats(props: CellProps) {
  const { x, y, turn, shape } = props;
  const widths = turn % 2 === 0 ? [8, 16, 26] : [26, 16, 8];
  return (
    <>
      <Ground {...props} />
      {widths.map((width, at) => (
        <rect key={width} class={shape} x={x + at * 40 + 6} y={y} width={width} height={side} />
      ))}
    </>
  );
}

/** Slanted bands, as on barriers and jerseys. */
function Stripes(props: CellProps) {
  const { x, y, turn, shape } = props;
  const third = side / 3;
  const flip = turn % 2 === 0 ? undefined : `matrix(-1 0 0 1 ${2 * x + side} 0)`;
  return (
    <>
      <Ground {...props} />
      <path
        class={shape}
        transform={flip}
        d={`M${x} ${y + side}v-${third}l${2 * third}-${2 * third}h${third}zM${x} ${y + third}v-${third}h${third}zM${x + third} ${y + side}l${2 * third}-${2 * third}v${third}l-${third} ${third}z`}
      />
    </>
  );
}

/** A leaf from corner to corner. */
function Petals(props: CellProps) {
  const { x, y, shape } = props;
  return (
    <>
      <Ground {...props} />
      <path
        class={shape}
        d={`M${x} ${y}a${side} ${side} 0 0 1 ${side} ${side}a${side} ${side} 0 0 1-${side}-${side}z`}
        transform={about(props)}
      />
    </>
  );
}

/** One square of each pattern. */
export const cells = {
  quarters: Quarters,
  blocks: Blocks,
  waves: Waves,
  arcs: Arcs,
  pleats: Pleats,
  stripes: Stripes,
  petals: Petals,
} satisfies Record<PatternName, (props: CellProps) => unknown>;
