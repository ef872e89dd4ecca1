import { styled } from 'shared-kit/styled';

/** Grid of a row, two lines on narrow screens; shared with the skeleton. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) 192px minmax(280px, auto);
  grid-template-areas: 'picture words meta actions';
  align-items: center;
  gap: var(--space-1) var(--space-6);
  min-height: 76px;
  padding: var(--space-3) var(--space-4);
  transition: background-color var(--motion-fast) var(--ease-out);

  &:hover {
    background: var(--color-surface-hover);
  }
  @media (max-width: 1200px) {
    grid-template-columns: 88px minmax(0, 1fr) auto;
    grid-template-areas: 'picture words words' 'picture meta actions';
    gap: var(--space-2) var(--space-3);
  }
  @media (max-width: 640px) {
    grid-template-columns: 88px minmax(0, 1fr);
    grid-template-areas: 'picture words' 'meta meta' 'actions actions';
  }
`;

export const Words = styled.div`
  grid-area: words;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 2px;

  h2 {
    font-size: var(--text-14);
    letter-spacing: normal;
    overflow-wrap: anywhere;
  }
  h2 a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    /* Touch target; not padding, which would reveal a third line. */
    border-block: 7px solid transparent;
    @media (pointer: coarse), (max-width: 600px) {
      border-block-width: 13px;
    }
    color: inherit;
    font-size: inherit;
    text-decoration: none;
  }
  a {
    max-width: 100%;
    color: var(--color-text-muted);
    font-size: var(--text-13);
    text-decoration: none;
  }
  a:hover {
    color: var(--color-accent-text);
    text-decoration: underline;
  }
`;

/** Single-line text with an ellipsis. */
export const Cut = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A draft's description, in place of a link. */
export const Description = styled.p`
  max-width: 100%;
  color: var(--color-text-muted);
  font-size: var(--text-13);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Reason of a suspension, in full, for the owner to act on. */
export const Reason = styled.p`
  color: var(--color-danger-text);
  font-size: var(--text-13);
  overflow-wrap: anywhere;
`;

/** State and date, side by side. */
export const Meta = styled.div`
  grid-area: meta;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
`;

export const When = styled.time`
  white-space: nowrap;
  color: var(--color-text-muted);
  font-size: var(--text-13);
  font-variant-numeric: tabular-nums;
`;

export const Actions = styled.div`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);

  > :first-child {
    margin-inline-end: auto;
  }
`;
