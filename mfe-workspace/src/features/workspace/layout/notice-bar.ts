import { styled } from 'shared-kit/styled';

/** A bar across the workspace for notices about what is shown, with actions. */
export const NoticeBar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-warning-surface);
  font-size: var(--text-13);

  > output {
    flex: 1 1 16ch;
  }
`;
