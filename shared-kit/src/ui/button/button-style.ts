import { css } from '../../styled';

/** Role of a button: main action, ordinary, destructive, or quiet. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';
/** `small` is for rows and toolbars; on touch screens both reach 44 px. */
export type ButtonSize = 'medium' | 'small';

/** Styling input of everything that looks like a button. */
export interface ButtonLook {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
}

const variants = {
  primary: css`
    background: var(--color-accent);
    color: var(--color-accent-contrast);
    &:hover:not(:disabled) {
      background: var(--color-accent-hover);
    }
    &:active:not(:disabled) {
      background: var(--color-accent-active);
    }
    &:disabled:not([aria-busy='true']) {
      background: var(--color-surface-active);
      color: var(--color-text-muted);
      opacity: 1;
    }
  `,
  secondary: css`
    background: var(--color-surface-raised);
    border-color: var(--color-border-strong);
    box-shadow: var(--shadow-raised);
    color: var(--color-text);
    &:hover:not(:disabled) {
      background: var(--color-surface-hover);
    }
    &:active:not(:disabled) {
      background: var(--color-surface-active);
      box-shadow: none;
    }
  `,
  danger: css`
    background: var(--color-danger);
    color: var(--color-danger-contrast);
    &:hover:not(:disabled) {
      background: var(--color-danger-hover);
    }
    &:active:not(:disabled) {
      background: var(--color-danger-active);
    }
    &:disabled:not([aria-busy='true']) {
      background: var(--color-surface-active);
      color: var(--color-text-muted);
      opacity: 1;
    }
  `,
  quiet: css`
    background: transparent;
    color: var(--color-text-muted);
    &:hover:not(:disabled) {
      background: var(--color-surface-hover);
      color: var(--color-text);
    }
    &:active:not(:disabled) {
      background: var(--color-surface-active);
    }
  `,
};

/** Shared look of buttons and links that act as one. */
export const buttonStyle = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: ${({ $size }) => `var(--control-height${$size === 'small' ? '-small' : ''})`};
  padding: 4px ${({ $size }) => ($size === 'small' ? 'var(--space-3)' : 'var(--space-4)')};
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  font-size: ${({ $size }) => ($size === 'small' ? 'var(--text-13)' : 'var(--text-14)')};
  font-weight: 500;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color var(--motion-fast) var(--ease-out),
    color var(--motion-fast) var(--ease-out),
    box-shadow var(--motion-fast) var(--ease-out);

  > svg {
    flex: none;
  }
  &:disabled {
    cursor: not-allowed;
  }
  &:disabled:not([aria-busy='true']) {
    opacity: 0.5;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${({ $variant }) => variants[$variant]}
`;
