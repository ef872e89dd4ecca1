/** @jsxImportSource preact @jsxRuntime automatic */
import { Pattern } from '../patterns/pattern';
import { side } from '../patterns/cells';
import type { PatternName } from '../patterns/choose-pattern';

interface DaySheetProps {
  readonly lines: readonly string[];
  readonly pattern: PatternName;
  readonly columns: number;
  readonly rows: number;
  readonly random: () => number;
}

/** Width of a letter of display faces, in parts of their size; wider than most, so that none leaves the sheet. */
const letterWidth = 0.68;
/** A line takes this much more than its size. */
const lead = 1.02;
const filled = 0.84;

interface Line {
  readonly text: string;
  readonly size: number;
}

/** Every line as large as the sheet is wide, all of them no higher than it. */
function setLines(lines: readonly string[], width: number, height: number): Line[] {
  const wide = lines.map((text) => ({
    text,
    size: Math.min((width * filled) / (Math.max(2, text.length) * letterWidth), height * 0.6),
  }));
  const all = wide.reduce((sum, { size }) => sum + size * lead, 0);
  const shrink = Math.min(1, (height * filled) / all);
  return wide.map(({ text, size }) => ({ text, size: Math.round(size * shrink) }));
}

/** The day of what takes place as on a calendar, shapes above and below it; on a band only below. */
export function DaySheet({ lines, pattern, columns, rows, random }: DaySheetProps) {
  const isBand = columns > rows * 2;
  const top = isBand ? 0 : side;
  const [width, height] = [columns * side, (rows - 1) * side - top];
  const set = setLines(isBand ? [lines.join(' ')] : lines, width, height);
  const all = set.reduce((sum, { size }) => sum + size * lead, 0);
  const placed = set.map(({ text, size }, index) => {
    const above = set.slice(0, index).reduce((sum, line) => sum + line.size * lead, 0);
    return { text, size, y: Math.round(top + (height - all) / 2 + above + (size * lead) / 2) };
  });
  const strip = { pattern, columns, rows: 1, random };
  return (
    <>
      <rect class="fill-pale" width={width} height={rows * side} />
      {!isBand && <Pattern {...strip} />}
      <Pattern {...strip} top={(rows - 1) * side} />
      {placed.map(({ text, size, y }) => (
        <text key={text} class="emblem-letters" x={width / 2} y={y} font-size={size}>
          {text}
        </text>
      ))}
    </>
  );
}
