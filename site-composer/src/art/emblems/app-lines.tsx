/** @jsxImportSource preact @jsxRuntime automatic */

export interface InsideProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface LineProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fill?: string;
}

/** A line of writing, as far away. */
export const Line = ({ x, y, width, fill = 'pale' }: LineProps) => (
  <rect class={`fill-${fill}`} x={x} y={y} width={Math.max(12, width)} height={16} rx={8} />
);

const lengths = [0.62, 0.78, 0.5, 0.7, 0.56, 0.66] as const;
export const lengthOf = (index: number): number => lengths[index % lengths.length] ?? 0.6;
export const rowsIn = (height: number, each: number): number =>
  Math.max(2, Math.floor(height / each));
