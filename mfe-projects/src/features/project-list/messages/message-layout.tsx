import { styled } from 'shared-kit/styled';

/** A message in the list: one line, or expanded. */
export const Item = styled.li`
  & + & {
    border-block-start: 1px solid var(--color-border);
  }
`;

export const Summary = styled.button`
  display: grid;
  grid-template-columns: 8px minmax(0, 200px) minmax(0, 1fr) auto;
  grid-template-areas: 'dot from text when';
  align-items: center;
  gap: var(--space-1) var(--space-3);
  width: 100%;
  min-height: 56px;
  padding: var(--space-3) var(--space-5);
  border: 0;
  background: none;
  color: var(--color-text);
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: background-color var(--motion-fast) var(--ease-out);

  &:hover {
    background: var(--color-surface-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (max-width: 720px) {
    grid-template-columns: 8px minmax(0, 1fr) auto;
    grid-template-areas: 'dot from when' '. text text';
    padding-inline: var(--space-4);
  }
`;

export const Dot = styled.span<{ $unread: boolean }>`
  grid-area: dot;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${({ $unread }) => ($unread ? 'var(--color-accent)' : 'transparent')};
`;

const oneLine = `
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const From = styled.span<{ $unread: boolean }>`
  ${oneLine}
  grid-area: from;
  font-weight: ${({ $unread }) => ($unread ? 600 : 400)};
`;

export const Preview = styled.span`
  ${oneLine}
  grid-area: text;
  color: var(--color-text-muted);
`;

export const When = styled.time`
  grid-area: when;
  color: var(--color-text-muted);
  font-size: var(--text-13);
  font-variant-numeric: tabular-nums;
`;

export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-3) var(--space-5) var(--space-5) calc(var(--space-5) + 20px);

  @media (max-width: 720px) {
    padding-inline: var(--space-4);
  }
`;

export const Fields = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: 72ch;
  margin: 0;

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-13);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
