import { styled } from 'shared-kit/styled';

/** A line across the workspace that says what is unusual about what is shown, with the ways on. */
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
