import { styled } from 'shared-kit/styled';
import { drawingOf } from './block-drawings';
import type { Tone } from './block-drawings';

const Ground = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border-radius: var(--radius-s);
  background: var(--color-surface-sunken);
`;

const paints: Readonly<Record<Tone, string>> = {
  ink: 'var(--color-text-muted)',
  soft: 'var(--color-surface-active)',
  picture: 'var(--color-border-control)',
  accent: 'var(--color-accent)',
};

/** Thumbnail of a block; its name is beside it. */
export function BlockDrawing({ id }: { readonly id: string }) {
  return (
    <Ground viewBox="0 0 72 44" aria-hidden focusable="false">
      {drawingOf(id).map(([tone, x, y, width, height, r = 0.5]) => (
        <rect
          key={`${tone} ${x} ${y} ${width}`}
          style={{ fill: paints[tone] }}
          {...{ x, y, width, height }}
          rx={r}
        />
      ))}
    </Ground>
  );
}
