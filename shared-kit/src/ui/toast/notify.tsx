import { toast } from 'react-hot-toast/headless';
import { ToastAction } from './toast-action';
import type { ToastActionProps } from './toast-action';

/** How long a toast stays, by the specification. The pause while hovered comes on top. */
const toastDuration = 3000;

/** Duration of the fade-out, after which the toast leaves the document, in milliseconds. */
const removeDelay = 200;

const politely = {
  duration: toastDuration,
  removeDelay,
  ariaProps: { role: 'status', 'aria-live': 'polite' },
} as const;

/** The only way to show a toast. */
export const notify = {
  /** Success message, announced politely. */
  success(text: string): void {
    toast.success(text, politely);
  },
  /**
   * Success message with a button, such as Undo. The action must be available elsewhere too,
   * because toasts disappear.
   */
  successWithAction(text: string, action: Omit<ToastActionProps, 'toastId'>): void {
    const words = ({ id }: { readonly id: string }) => (
      <>
        {text} <ToastAction {...action} toastId={id} />
      </>
    );
    toast.success(words, politely);
  },
  /** Error message, announced at once. */
  error(text: string): void {
    toast.error(text, {
      duration: toastDuration,
      removeDelay,
      ariaProps: { role: 'alert', 'aria-live': 'assertive' },
    });
  },
};
