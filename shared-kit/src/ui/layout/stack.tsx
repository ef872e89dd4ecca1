import { styled } from '../../styled';

type Step = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** Children below one another; `$gap` counts in steps of 4 px. */
export const Stack = styled.div<{ $gap?: Step }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 4 }) => `var(--space-${$gap})`};
`;

/** Children beside one another, wrapping; `$gap` counts in steps of 4 px. */
export const Row = styled.div<{ $gap?: Step; $justify?: 'start' | 'end' | 'space-between' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 2 }) => `var(--space-${$gap})`};
`;
