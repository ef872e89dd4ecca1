/** @jsxImportSource preact @jsxRuntime automatic */
import type { EmblemProps } from './emblem-props';

/** Width of a letter of display faces, in parts of their size; wider than most, so that none leaves the panel. */
const letterWidth = 0.68;
/** A line takes this much more than its size. */
const lead = 1.02;
const margin = 0.08;
/** How much of a band is not seen on a wide screen: its upper edge. */
const cropped = 0.1;

interface Line {
  readonly text: string;
  readonly size: number;
}

/** Every line as large as the panel is wide, all of them no higher than it. */
function setLines(lines: readonly string[], width: number, height: number): Line[] {
  const wide = lines.map((text) => ({
    text,
    size: Math.min(
      (width * (1 - 2 * margin)) / (Math.max(2, text.length) * letterWidth),
      height * 0.6,
    ),
  }));
  const all = wide.reduce((sum, { size }) => sum + size * lead, 0);
  const shrink = Math.min(1, (height * 0.8) / all);
  return wide.map(({ text, size }) => ({ text, size: Math.round(size * shrink) }));
}

/** What matters most, set as large as it goes: where no drawing shows the subject, type does. */
export function Lettering({ width, height, lines, letters }: EmblemProps) {
  const given = lines !== undefined && lines.length > 0 ? lines : [letters];
  // A band has the room of one line.
  const isBand = width > 2 * height;
  const set = setLines(isBand ? [given.join(' ')] : given, width, height);
  const all = set.reduce((sum, { size }) => sum + size * lead, 0);
  const hoop = Math.round(height * 0.05);
  const middle = (height - hoop) / 2;
  const placed = set.map(({ text, size }, index) => {
    const above = set.slice(0, index).reduce((sum, line) => sum + line.size * lead, 0);
    return { text, size, y: Math.round(middle - all / 2 + above + (size * lead) / 2) };
  });
  return (
    <>
      <rect class="fill-pale" width={width} height={height} />
      <rect class="fill-second" y={isBand ? height * cropped : 0} width={width} height={hoop} />
      <rect class="fill-accent" y={height - hoop} width={width} height={hoop} />
      <rect class="fill-second" y={height - 2 * hoop} width={width} height={hoop} />
      {placed.map(({ text, size, y }) => (
        <text key={text} class="emblem-letters" x={width / 2} y={y} font-size={size}>
          {text}
        </text>
      ))}
    </>
  );
}
