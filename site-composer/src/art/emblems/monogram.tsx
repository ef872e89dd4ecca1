/** @jsxImportSource preact @jsxRuntime automatic */
import type { EmblemProps } from './emblem-props';

/** The letters of the name, as large as a shop sign, on plain shapes. */
export function Monogram({ width, height, random, letters }: EmblemProps) {
  const aside = random() < 0.5 ? 0 : width;
  const disc = Math.round(height * 0.4);
  const size = Math.round(
    height * (letters.length === 1 ? 0.62 : letters.length === 2 ? 0.44 : 0.32),
  );
  return (
    <>
      <rect class="fill-pale" width={width} height={height} />
      <circle class="fill-accent" cx={aside} cy="0" r={Math.round(height * 0.46)} />
      <path class="fill-sun" d={`M0 ${height}V${height * 0.72}H${width}V${height}Z`} />
      <circle class="fill-mid" cx={width / 2} cy={height / 2} r={disc} />
      <circle
        class="fill-neighbour"
        cx={width - aside}
        cy={height * 0.8}
        r={Math.round(height * 0.14)}
      />
      <text class="emblem-letters" x={width / 2} y={height / 2} font-size={size}>
        {letters}
      </text>
    </>
  );
}
