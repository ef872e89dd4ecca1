/** @jsxImportSource preact @jsxRuntime automatic */
import { Line } from './app-lines';
import type { InsideProps } from './app-lines';

export function Chart({ x, y, width, height }: InsideProps) {
  const heights = [0.35, 0.5, 0.42, 0.66, 0.58, 0.86] as const;
  const broad = width / heights.length;
  return (
    <>
      {heights.map((share, index) => (
        <rect
          key={share}
          class={`fill-${index === 5 ? 'accent' : index % 2 === 0 ? 'mid' : 'neighbour'}`}
          x={x + index * broad + 8}
          y={y + height * (1 - share)}
          width={broad - 20}
          height={height * share}
          rx={8}
        />
      ))}
      <Line x={x} y={y} width={width * 0.34} fill="mid" />
    </>
  );
}

export function Flashcards({ x, y, width, height }: InsideProps) {
  const [broad, high] = [width * 0.7, height * 0.72];
  const left = x + (width - broad) / 2;
  return (
    <>
      <rect class="fill-neighbour" x={left + 30} y={y} width={broad - 60} height={high} rx={20} />
      <rect class="fill-sun" x={left + 14} y={y + 22} width={broad - 28} height={high} rx={20} />
      <rect class="fill-pale" x={left} y={y + 46} width={broad} height={high} rx={20} />
      <Line x={left + broad * 0.3} y={y + 38 + high / 2} width={broad * 0.4} fill="accent" />
    </>
  );
}

export function Clock({ x, y, width, height }: InsideProps) {
  const r = Math.min(width, height) / 2;
  const [cx, cy] = [x + width / 2, y + height / 2];
  return (
    <>
      <circle class="fill-pale" cx={cx} cy={cy} r={r} />
      <path class="fill-accent" d={`M${cx} ${cy}V${cy - r}A${r} ${r} 0 1 1 ${cx - r} ${cy}Z`} />
      <circle class="fill-card" cx={cx} cy={cy} r={r * 0.72} />
      <rect class="fill-dark" x={cx - 5} y={cy - r * 0.55} width={10} height={r * 0.55} rx={5} />
      <rect class="fill-dark" x={cx - 5} y={cy - 5} width={r * 0.42} height={10} rx={5} />
    </>
  );
}

export function Game({ x, y, width, height }: InsideProps) {
  const side = Math.min(width, height) / 3;
  const left = x + (width - side * 3) / 2;
  const marks = ['sun', '', 'accent', '', 'accent', 'sun', 'accent', 'sun', ''] as const;
  return marks.map((fill, index) => {
    const cx = left + (index % 3) * side;
    const cy = y + Math.floor(index / 3) * side;
    return (
      <g key={`${cx} ${cy}`}>
        <rect class="fill-pale" x={cx} y={cy} width={side - 10} height={side - 10} rx={14} />
        {fill !== '' && (
          <circle
            class={`fill-${fill}`}
            cx={cx + side / 2 - 5}
            cy={cy + side / 2 - 5}
            r={side * 0.26}
          />
        )}
      </g>
    );
  });
}

export function Map({ x, y, width, height }: InsideProps) {
  const [cx, cy] = [x + width * 0.62, y + height * 0.42];
  const r = Math.min(46, height * 0.16);
  return (
    <>
      <rect class="fill-pale" x={x} y={y} width={width} height={height} rx={16} />
      <rect class="fill-neighbour" x={x} y={y + height * 0.3} width={width} height={16} />
      <rect class="fill-neighbour" x={x + width * 0.3} y={y} width={16} height={height} />
      <path
        class="fill-mid"
        d={`M${x} ${y + height * 0.86}L${x + width} ${y + height * 0.56}V${y + height * 0.62}L${x} ${y + height * 0.92}Z`}
      />
      <circle class="fill-sun" cx={x + width * 0.18} cy={y + height * 0.74} r={r * 0.55} />
      <path
        class="fill-accent"
        d={`M${cx - r} ${cy}a${r} ${r} 0 0 1 ${2 * r} 0q0 ${r * 0.9}-${r} ${r * 1.9}q-${r}-${r}-${r}-${r * 1.9}Z`}
      />
      <circle class="fill-card" cx={cx} cy={cy} r={r * 0.4} />
    </>
  );
}
