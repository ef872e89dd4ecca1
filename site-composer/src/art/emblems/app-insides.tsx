/** @jsxImportSource preact @jsxRuntime automatic */
import type { VNode } from 'preact';
import type { AppKind } from '../../model/page';
import { Line, lengthOf, rowsIn } from './app-lines';
import type { InsideProps } from './app-lines';
import { Chart, Clock, Flashcards, Game, Map } from './app-pictures';
import { upTo } from './emblem-props';

function Tasks({ x, y, width, height }: InsideProps) {
  const each = 62;
  return upTo(rowsIn(height, each)).map((index) => {
    const top = y + index * each;
    const done = index < 2;
    return (
      <g key={index}>
        <rect
          class={`fill-${done ? 'accent' : 'pale'}`}
          x={x}
          y={top}
          width={36}
          height={36}
          rx={9}
        />
        {done && <path class="fill-card" d={`M${x + 8} ${top + 18}l5-5 5 5 10-11 5 5-15 16Z`} />}
        <Line
          x={x + 58}
          y={top + 10}
          width={(width - 58) * lengthOf(index)}
          fill={done ? 'pale' : 'mid'}
        />
      </g>
    );
  });
}

function Records({ x, y, width, height }: InsideProps) {
  const each = 54;
  const broad = width / 3;
  return upTo(rowsIn(height, each)).map((row) => (
    <g key={row}>
      {upTo(3).map((column) => (
        <Line
          key={column}
          x={x + column * broad}
          y={y + row * each + 8}
          width={broad * (row === 0 ? 0.5 : lengthOf(row + column))}
          fill={row === 0 ? 'accent' : column === 2 ? 'sun' : 'pale'}
        />
      ))}
    </g>
  ));
}

function Columns({ x, y, width, height }: InsideProps) {
  const broad = width / 3;
  const counts = [3, 2, 1] as const;
  const fills = ['sun', 'neighbour', 'accent'] as const;
  const high = Math.min(96, (height - 40) / 3 - 12);
  return counts.map((count, column) => (
    <g key={fills[column]}>
      <rect
        class="fill-pale"
        x={x + column * broad}
        y={y}
        width={broad - 18}
        height={height}
        rx={14}
      />
      <Line x={x + column * broad + 16} y={y + 16} width={broad * 0.4} fill="mid" />
      {upTo(count).map((index) => (
        <rect
          key={index}
          class={`fill-${fills[column] ?? 'sun'}`}
          x={x + column * broad + 14}
          y={y + 48 + index * (high + 10)}
          width={broad - 46}
          height={high}
          rx={10}
        />
      ))}
    </g>
  ));
}

function Chat({ x, y, width, height }: InsideProps) {
  const each = 78;
  return upTo(rowsIn(height, each)).map((index) => {
    const own = index % 2 === 1;
    const broad = width * (lengthOf(index) - 0.06);
    const at = own ? x + width - broad : x;
    return (
      <g key={index}>
        <rect
          class={`fill-${own ? 'accent' : 'pale'}`}
          x={at}
          y={y + index * each}
          width={broad}
          height={58}
          rx={24}
        />
        <Line
          x={at + 24}
          y={y + index * each + 21}
          width={broad - 60}
          fill={own ? 'card' : 'mid'}
        />
      </g>
    );
  });
}

function Tiles({ x, y, width, height }: InsideProps) {
  const broad = width / 3;
  const high = height / 2;
  const fills = ['accent', 'sun', 'neighbour', 'mid', 'opposite', 'accent'] as const;
  return fills.map((fill, index) => {
    const left = x + (index % 3) * broad;
    const top = y + Math.floor(index / 3) * high;
    return (
      <g key={`${left} ${top}`}>
        <rect class="fill-pale" x={left} y={top} width={broad - 18} height={high - 18} rx={16} />
        <circle class={`fill-${fill}`} cx={left + 36} cy={top + 38} r={Math.min(20, high * 0.14)} />
        <Line x={left + 18} y={top + high - 62} width={broad * lengthOf(index) - 18} fill="mid" />
      </g>
    );
  });
}

function Fields({ x, y, width, height }: InsideProps) {
  const each = 84;
  const count = Math.min(3, rowsIn(height - 50, each));
  return (
    <>
      {upTo(count).map((index) => (
        <g key={index}>
          <Line x={x} y={y + index * each} width={width * 0.24} fill="mid" />
          <rect
            class="fill-pale"
            x={x}
            y={y + index * each + 24}
            width={width}
            height={44}
            rx={12}
          />
        </g>
      ))}
      <rect
        class="fill-accent"
        x={x}
        y={y + height - 46}
        width={width * 0.36}
        height={46}
        rx={14}
      />
    </>
  );
}

/** What stands in the window of an application, by its kind. */
export const insides: Readonly<Record<AppKind, (props: InsideProps) => VNode | VNode[]>> = {
  tasks: Tasks,
  records: Records,
  columns: Columns,
  chart: Chart,
  chat: Chat,
  tiles: Tiles,
  flashcards: Flashcards,
  clock: Clock,
  fields: Fields,
  game: Game,
  map: Map,
};
