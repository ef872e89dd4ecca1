import type { ReactNode } from 'react';
import { styled } from '../../styled';

const Room = styled.div`
  position: relative;
  flex: 1 1 auto;
  min-height: 420px;
`;

/** Out of the flow: content that is too tall scrolls in here and never makes the page longer. */
const Filling = styled.div`
  position: absolute;
  inset: 0;
`;

/**
 * A screen that takes exactly the height its frame leaves it, whatever else the frame shows. The frame
 * is a flex column; `children` fill the box with `height: 100%`. The header takes the whole width above it.
 */
export function FullHeight({ children }: { readonly children: ReactNode }) {
  return (
    <Room data-full-height>
      <Filling>{children}</Filling>
    </Room>
  );
}
