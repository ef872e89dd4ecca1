import type { ReactNode } from 'react';
import { keyframes, styled } from '../../styled';
import { VisuallyHidden } from '../layout/visually-hidden';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Live = styled.div.attrs({ role: 'status', 'data-skeleton': '' })`
  position: relative;
`;

const Bone = styled.span`
  display: block;
  border-radius: var(--radius-s);
  background: var(--color-surface-active);
  animation: ${breathe} 1600ms ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Rows = styled.div`
  display: grid;

  > div {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    min-height: 56px;
    padding: var(--space-3) var(--space-4);
  }
  > div + div {
    border-block-start: 1px solid var(--color-border);
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: var(--space-4);
`;

/** Properties of `Skeleton`. */
export interface SkeletonProps {
  /** Layout that will replace it: one block, lines of text, rows of a list, a grid of cards. */
  readonly variant?: 'block' | 'text' | 'rows' | 'cards';
  /** How many lines, rows or cards. */
  readonly count?: number;
  /** Height of a block or card in px; make it that of the final content. */
  readonly height?: number;
  readonly width?: number | string;
  /** What is being loaded, for screen readers. */
  readonly label?: string;
}

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

const shapes = {
  block: ({ height = 16, width = '100%' }) => <Bone style={{ width, height }} />,
  text: ({ count = 3 }) => (
    <Lines>
      {indexes(count).map((index) => (
        <Bone key={index} style={{ width: index === count - 1 ? '60%' : '100%', height: 14 }} />
      ))}
    </Lines>
  ),
  rows: ({ count = 3, height }) => (
    <Rows>
      {indexes(count).map((index) => (
        <div key={index} style={{ minHeight: height }}>
          <Bone style={{ width: `${34 - (index % 3) * 6}%`, height: 14 }} />
          <Bone style={{ width: `${22 + (index % 2) * 5}%`, height: 14 }} />
          <Bone style={{ width: 64, height: 14, marginInlineStart: 'auto' }} />
        </div>
      ))}
    </Rows>
  ),
  cards: ({ count = 3, height = 160 }) => (
    <Cards>
      {indexes(count).map((index) => (
        <Bone key={index} style={{ height, borderRadius: 'var(--radius-m)' }} />
      ))}
    </Cards>
  ),
} satisfies Record<string, (props: SkeletonProps) => ReactNode>;

/** Placeholder of loading content, in its final layout. */
export function Skeleton({ variant = 'block', label = 'Loading', ...size }: SkeletonProps) {
  return (
    <Live>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{shapes[variant](size)}</div>
    </Live>
  );
}
