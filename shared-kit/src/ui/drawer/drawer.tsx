import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { keyframes, styled } from '../../styled';
import { lockScrolling } from '../dialog/lock-scrolling';
import { useReturnedFocus } from '../dialog/use-returned-focus';
import { VisuallyHidden } from '../layout/visually-hidden';

const fade = keyframes`
  from { opacity: 0; }
`;
const slide = keyframes`
  from { transform: translateX(-100%); }
`;

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: var(--color-overlay);
  animation: ${fade} var(--motion-medium) var(--ease-out);
`;

const Panel = styled(Content)`
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  z-index: 51;
  width: min(280px, calc(100vw - 56px));
  border-inline-end: 1px solid var(--color-border);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-overlay);
  overflow-y: auto;
  overscroll-behavior: contain;
  animation: ${slide} var(--motion-slow) var(--ease-out);

  &:focus-visible {
    outline: none;
  }
`;

/** Properties of `Drawer`. */
export interface DrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Names the drawer for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A modal panel from the reading side: the sidebar on narrow screens. */
export function Drawer({ open, onOpenChange, label, children }: DrawerProps) {
  const returnedFocus = useReturnedFocus(open);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Scrim ref={lockScrolling} />
        <Panel aria-describedby={undefined} {...returnedFocus}>
          <VisuallyHidden as={Title}>{label}</VisuallyHidden>
          {children}
        </Panel>
      </Portal>
    </Root>
  );
}
