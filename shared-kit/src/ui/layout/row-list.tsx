import { styled } from '../../styled';

/**
 * A list of things with an action each: words to the left, wrapping, a button or a badge to the right, a line
 * between two. What is said in `<small>` stands below in a quieter tone. In a `Card` without padding
 * `$inset` keeps its rows off the edges.
 */
export const RowList = styled.ul<{ $inset?: boolean }>`
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    min-height: var(--control-height);
    padding: ${({ $inset }) =>
      $inset ? 'var(--space-3) var(--space-4) var(--space-3) var(--space-5)' : 'var(--space-3) 0'};
  }
  li + li {
    border-block-start: 1px solid var(--color-border);
  }
  ${({ $inset }) => ($inset ? '' : 'li:first-child { padding-block-start: 0; }')}
  li > div {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-13);
  }
`;
