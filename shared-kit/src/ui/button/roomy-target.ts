import { css } from '../../styled';

/**
 * For a link of one line that stands alone: it can be pressed as far around as a button reaches, and takes
 * no more room in the layout. Not for links inside a sentence, whose neighbours would be covered.
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
