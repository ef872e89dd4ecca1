/** @jsxImportSource preact @jsxRuntime automatic */
import type { IconName } from '../model/page';
import { useDrawings } from './drawing-context';

/** A colour icon; decorative beside text that says the same. */
export function Icon({ name }: { readonly name: IconName | undefined }) {
  const drawings = useDrawings();
  const href = name === undefined ? null : drawings.reference(name);
  if (href === null) return null;
  return (
    <svg class="icon" viewBox="0 0 32 32" aria-hidden="true">
      <use href={href} />
    </svg>
  );
}

interface PlacedIconProps {
  readonly name: IconName | undefined;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
}

/** A colour icon inside a drawing; x and y are its middle. */
export function PlacedIcon({ name, x, y, size, turn = 0 }: PlacedIconProps) {
  const drawings = useDrawings();
  const href = name === undefined ? null : drawings.reference(name);
  if (href === null) return null;
  const transform = turn === 0 ? undefined : `rotate(${turn} ${x} ${y})`;
  return (
    <use
      href={href}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      transform={transform}
    />
  );
}
