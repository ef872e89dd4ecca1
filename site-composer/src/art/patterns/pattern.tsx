/** @jsxImportSource preact @jsxRuntime automatic */
import { upTo } from '../emblems/emblem-props';
import { cells, side } from './cells';
import type { PatternName } from './choose-pattern';

interface PatternProps {
  readonly pattern: PatternName;
  readonly columns: number;
  readonly rows: number;
  /** Where the first cell stands. */
  readonly top?: number;
  readonly random: () => number;
}

/** Ground and shape of a cell: colours of the page that are told apart. */
const pairs = [
  ['fill-accent', 'fill-second'],
  ['fill-second', 'fill-dark'],
  ['fill-pale', 'fill-accent'],
  ['fill-sun', 'fill-dark'],
  ['fill-dark', 'fill-sun'],
  ['fill-second', 'fill-pale'],
  ['fill-accent', 'fill-pale'],
] as const;
const usual = ['fill-accent', 'fill-pale'] as const;

/** Crests and folds go on from cell to cell; there a row or a column has one pair of colours. */
const along: Partial<Record<PatternName, 'row' | 'column'>> = { waves: 'row', pleats: 'column' };

/** Plain shapes in the colours of the page, one to a square. */
export function Pattern({ pattern, columns, rows, top = 0, random }: PatternProps) {
  const Cell = cells[pattern];
  const start = Math.floor(random() * pairs.length);
  return (
    <>
      {upTo(rows * columns).map((index) => {
        const [column, row] = [index % columns, Math.floor(index / columns)];
        const way = along[pattern];
        const step = way === 'row' ? row : way === 'column' ? column : column * 2 + row * 3;
        const [ground, shape] = pairs[(start + step) % pairs.length] ?? usual;
        return (
          <Cell
            key={index}
            x={column * side}
            y={top + row * side}
            turn={Math.floor(random() * 4)}
            ground={ground}
            shape={shape}
          />
        );
      })}
    </>
  );
}
