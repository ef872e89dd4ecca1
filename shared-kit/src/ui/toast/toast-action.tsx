import { toast } from 'react-hot-toast/headless';
import { styled } from '../../styled';

const Press = styled.button`
  min-height: 32px;
  margin-block: -6px;
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--color-accent-text);
  font-weight: 600;
  cursor: pointer;

  &:hover {
    background: var(--color-surface-hover);
  }
  &:active {
    background: var(--color-surface-active);
  }
  @media (pointer: coarse) {
    min-height: 44px;
    margin-block: -12px;
  }
`;

/** Properties of `ToastAction`. */
export interface ToastActionProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly toastId: string;
}

/** A button in a toast; the toast goes with it. */
export function ToastAction({ label, onPress, toastId }: ToastActionProps) {
  return (
    <Press
      type="button"
      onClick={() => {
        toast.dismiss(toastId);
        onPress();
      }}
    >
      {label}
    </Press>
  );
}
