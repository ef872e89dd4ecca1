import { styled } from '../../styled';

/** A raised surface for one thing. `$padding="none"` is for lists and tables that fill it. */
export const Card = styled.div<{ $padding?: 'none' | 'small' | 'large' }>`
  min-width: 0;
  padding: ${({ $padding = 'large' }) =>
    ({ none: '0', small: 'var(--space-4)', large: 'var(--space-6)' })[$padding]};
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-raised);
  overflow-wrap: anywhere;
  ${({ $padding }) => ($padding === 'none' ? 'overflow: hidden;' : '')}

  @media (max-width: 480px) {
    ${({ $padding = 'large' }) => ($padding === 'large' ? 'padding: var(--space-4);' : '')}
  }
`;
