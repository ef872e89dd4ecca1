import {
  Close,
  Content as RadixContent,
  Description as RadixDescription,
  Portal,
  Root,
  Title as RadixTitle,
} from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { keyframes, styled } from '../../styled';
import { IconButton } from '../button/icon-button';
import { keepOpenForSearch, keepOpenForToasts } from './keep-open';
import { lockScrolling } from './lock-scrolling';
import { useReturnedFocus } from './use-returned-focus';

const fade = keyframes`
  from { opacity: 0; }
`;
const rise = keyframes`
  from { opacity: 0; transform: translateY(8px) scale(0.985); }
`;

/**
 * Not Radix's overlay: that one locks scrolling with a style element, which the Content-Security-Policy
 * forbids.
 */
const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 50;
  display: grid;
  place-items: center;
  padding: var(--space-4);
  background: var(--color-overlay);
  overflow-y: auto;
  animation: ${fade} var(--motion-medium) var(--ease-out);

  @media (max-width: 480px) {
    place-items: end center;
    padding: var(--space-4) 0 0;
  }
`;

const Content = styled(RadixContent)<{ $width: number }>`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  width: 100%;
  max-width: ${({ $width }) => $width}px;
  max-height: calc(100dvh - 2 * var(--space-4));
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-overlay);
  animation: ${rise} var(--motion-slow) var(--ease-out);

  &:focus-visible {
    outline: none;
  }
  @media (max-width: 480px) {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-5) var(--space-4) var(--space-4) var(--space-6);
  overflow-wrap: anywhere;
`;

const Title = styled(RadixTitle)`
  align-self: center;
  font-size: var(--text-16);
`;

const Description = styled(RadixDescription)`
  grid-column: 1 / -1;
  padding-inline-end: var(--space-2);
  color: var(--color-text-muted);
`;

const Body = styled.div`
  min-height: 0;
  padding: 2px var(--space-6) var(--space-6);
  overflow-y: auto;
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
  padding: var(--space-4) var(--space-6);
  border-block-start: 1px solid var(--color-border);

  @media (max-width: 480px) {
    padding-block-end: max(var(--space-4), env(safe-area-inset-bottom));

    > * {
      flex: 1 1 auto;
    }
  }
`;

/** Properties of `Dialog`. */
export interface DialogProps {
  readonly open: boolean;
  /** Escape, the close button and a click beside the dialog ask with `false`. */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the main one last. A submit button here names its form with `form="id"`. */
  readonly footer?: ReactNode;
  /** Width in px on screens that have the room. */
  readonly width?: number;
  /** `alertdialog` interrupts to ask something. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly closeButton?: boolean;
  /**
   * Receives focus after closing when the element that opened the dialog is gone, such as a deleted
   * row.
   */
  readonly focusFallback?: RefObject<HTMLElement | null>;
}

/** Focuses the first field of a form instead of the close button above it. */
function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const field = event.currentTarget.querySelector<HTMLElement>(
    ':is(input, textarea, select):not(:disabled, [type="hidden"])',
  );
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** A modal dialog: traps the focus, closes on Escape, gives the focus back where it came from. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  width = 520,
  role = 'dialog',
  closeButton = true,
  focusFallback,
}: DialogProps) {
  const returnedFocus = useReturnedFocus(open, focusFallback);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay ref={lockScrolling}>
          <Content
            role={role}
            aria-modal
            $width={width}
            // Radix warns about a missing description unless told that there is none.
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...returnedFocus}
            onOpenAutoFocus={focusFirstField}
            onEscapeKeyDown={keepOpenForSearch}
            onPointerDownOutside={keepOpenForToasts}
          >
            <Head data-toasts-clear>
              <Title>{title}</Title>
              {closeButton && (
                <Close asChild>
                  <IconButton label="Close" icon={<X size={18} aria-hidden />} />
                </Close>
              )}
              {description && <Description>{description}</Description>}
            </Head>
            {children ? <Body>{children}</Body> : <span />}
            {footer && <Footer data-toasts-clear>{footer}</Footer>}
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
}
