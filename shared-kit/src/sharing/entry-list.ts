import { styled } from '../styled';

/** A part of a dialog that lists things: heading, a few words, entries in one frame. */
export const EntrySection = styled.section`
  display: grid;
  gap: var(--space-3);

  h3 {
    font-size: var(--text-14);
  }
  p {
    color: var(--color-text-muted);
    font-size: var(--text-13);
  }
  ol,
  ul {
    padding: 0;
    list-style: none;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
  }
`;

/** An entry: what it is first, what can be done with it at the end. */
export const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
  min-height: 52px;
  padding: var(--space-2) var(--space-3);

  & + & {
    border-block-start: 1px solid var(--color-border);
  }
  > :first-child {
    display: grid;
    flex: 1 1 180px;
    gap: 2px;
    min-width: 0;
  }
  a,
  span {
    overflow-wrap: anywhere;
  }
  small,
  time {
    color: var(--color-text-muted);
    font-size: var(--text-13);
    font-variant-numeric: tabular-nums;
  }
`;

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A timestamp as day and time of the reader's clock. */
export const momentOf = (timestamp: string): string => moment.format(new Date(timestamp));
