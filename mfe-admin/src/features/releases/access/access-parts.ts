import { styled } from 'shared-kit/styled';

/** A second line under what a cell says. */
export const QuietLine = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-12);
`;

/** Beside long texts a table would break even a button. */
export const InOneLine = styled.span`
  white-space: nowrap;
  overflow-wrap: normal;
`;

/** Why the host did not do it; stays until the next try. */
export const Problem = styled.p`
  color: var(--color-danger-text);
  font-weight: 500;
`;

/** Takes the focus when the button that had it is gone. */
export const Focusable = styled.div`
  &:focus {
    outline: none;
  }
`;
