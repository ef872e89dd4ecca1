import { useRef, type ComponentProps, type ReactNode } from 'react';
import { styled } from '../../styled';
import { Spinner } from '../feedback/spinner';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style';
import { KeptFocus } from './kept-focus';

/** Properties of `Button`, on top of those of the element. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** A request runs: disabled, with a spinner over the unchanged width. */
  readonly busy?: boolean;
  /** A lucide icon in front of the text. */
  readonly icon?: ReactNode;
}

const Root = styled.button<ButtonLook>`
  ${buttonStyle}
`;

/** Hidden while busy without changing the button's width. */
const Content = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};

  svg {
    flex: none;
  }
`;

const Centre = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

/** A button. `type` is "button" unless told otherwise, so none submits a form by accident. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  icon,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <KeptFocus busy={busy} button={ref}>
      <Root
        {...rest}
        ref={ref}
        type={type}
        $variant={variant}
        $size={size}
        disabled={disabled || busy}
        aria-busy={busy || undefined}
      >
        <Content $hidden={busy}>
          {icon}
          {children}
        </Content>
        {busy && (
          <Centre>
            <Spinner />
          </Centre>
        )}
      </Root>
    </KeptFocus>
  );
}
