import { styled } from 'shared-kit/styled';

/** One part of a panel. */
export const PanelPart = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);

  & + & {
    border-block-start: 1px solid var(--color-border);
  }
`;

/** What a part is about. */
export const PanelTitle = styled.h2`
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-13);
  font-weight: 500;
`;

/** A line of advice where there is nothing to set. */
export const PanelHint = styled.p`
  margin: 0;
  padding: var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

/** A sentence inside of a part. */
export const PanelText = styled.div`
  display: grid;
  gap: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;
