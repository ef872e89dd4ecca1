/** @jsxImportSource preact @jsxRuntime automatic */
import type { AppKind, EmblemName } from '../model/page';
import { insides } from './emblems/app-insides';
import { appWindow } from './emblems/app-window';
import { DaySheet } from './emblems/day-sheet';
import { randomFrom } from './emblems/emblem-props';
import { side } from './patterns/cells';
import { choosePattern } from './patterns/choose-pattern';
import { Pattern } from './patterns/pattern';

/** A window for each kind of application. */
const windows = Object.fromEntries(
  (Object.keys(insides) as AppKind[]).map((kind) => [`app-${kind}`, appWindow(kind)]),
) as Record<`app-${AppKind}`, ReturnType<typeof appWindow>>;

const square = { width: 600, height: 600 };
const band = { width: 1500, height: 450 };
/** Squares of a composition beside the words, and of one as wide as the screen. */
const upright = { columns: 4, rows: 6 };
const level = { columns: 12, rows: 2 };

interface Props {
  readonly family: EmblemName;
  readonly seed: number;
  readonly lines?: readonly string[];
  /** What the page is about; shapes go with it. */
  readonly words: string;
  /** Reaches from edge to edge of the window. */
  readonly wide: boolean;
}

/** A day in three lines; a name stands in the header and needs no second place. */
const dayIn = (lines: readonly string[] = []): readonly string[] | null =>
  lines.length > 1 && /^\d/u.test(lines[0] ?? '') ? lines : null;

/** What kind of composition stands in place of drawings: a window, a sheet with the day, or shapes alone. */
export function kindOfEmblem({
  family,
  lines,
}: Pick<Props, 'family' | 'lines'>): 'window' | 'day' | 'pattern' {
  if (family !== 'lettering') return 'window';
  return dayIn(lines) === null ? 'pattern' : 'day';
}

/** A composition of plain shapes in the colours of the page, where no drawing shows its subject. */
export function Emblem({ family, seed, lines, words, wide }: Props) {
  if (family === 'lettering')
    return <Composition seed={seed} day={dayIn(lines)} words={words} wide={wide} />;
  const { width, height } = wide ? band : square;
  const Window = windows[family];
  return (
    <svg
      class="scene"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Window width={width} height={height} random={randomFrom(seed)} />
    </svg>
  );
}

interface CompositionProps extends Pick<Props, 'seed' | 'words' | 'wide'> {
  readonly day: readonly string[] | null;
}

function Composition({ seed, day, words, wide }: CompositionProps) {
  const { columns, rows } = wide ? { ...level, rows: day === null ? 2 : 3 } : upright;
  const shapes = { columns, rows, pattern: choosePattern(words, seed), random: randomFrom(seed) };
  return (
    <svg
      class="scene"
      viewBox={`0 0 ${columns * side} ${rows * side}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {day === null ? <Pattern {...shapes} /> : <DaySheet {...shapes} lines={day} />}
    </svg>
  );
}
