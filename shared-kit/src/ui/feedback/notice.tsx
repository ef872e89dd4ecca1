import type { ReactNode } from 'react';
import { styled } from '../../styled';
import type { Tone } from './badge';

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: ${({ $tone }) =>
    $tone === 'neutral' ? 'var(--color-surface-raised)' : `var(--color-${$tone}-surface)`};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-block-start: 3px;
  }
  > svg,
  > div > strong {
    font-weight: 600;
    color: ${({ $tone }) =>
      $tone === 'neutral' ? 'var(--color-text)' : `var(--color-${$tone}-text)`};
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
`;

/** Properties of `Notice`. */
export interface NoticeProps {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** Advice, instructions or a warning that stays on the page. */
export function Notice({ tone = 'neutral', icon, title, children }: NoticeProps) {
  return (
    <Box $tone={tone}>
      {icon}
      <Words>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </Words>
    </Box>
  );
}
