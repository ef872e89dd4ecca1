import { css } from '../../styled';

/**
 * Enlarges the click target of a single-line link to a button's height without changing the layout.
 * Not for links inside a sentence, where it would cover their neighbours.
 */
export const roomyTarget = css`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 50%;
    height: max(100%, var(--control-height-small));
    transform: translateY(-50%);
  }
`;
