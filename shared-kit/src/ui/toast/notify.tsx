import { toast } from 'react-hot-toast/headless';
import { ToastAction } from './toast-action';
import type { ToastActionProps } from './toast-action';

/** How long a toast stays, by the specification. The pause while hovered comes on top. */
const toastDuration = 3000;

/** Long enough for the toast to fade; then it leaves the document. */
const removeDelay = 200;

const politely = {
  duration: toastDuration,
  removeDelay,
  ariaProps: { role: 'status', 'aria-live': 'polite' },
} as const;

/** The only way to show a toast. */
export const notify = {
  /** Something went well: read out politely. */
  success(text: string): void {
    toast.success(text, politely);
  },
  /** The same with a button, such as Undo. What it does must be reachable elsewhere as well: toasts go. */
  successWithAction(text: string, action: Omit<ToastActionProps, 'toastId'>): void {
    const words = ({ id }: { readonly id: string }) => (
      <>
        {text} <ToastAction {...action} toastId={id} />
      </>
    );
    toast.success(words, politely);
  },
  /** Something went wrong: read out at once. */
  error(text: string): void {
    toast.error(text, {
      duration: toastDuration,
      removeDelay,
      ariaProps: { role: 'alert', 'aria-live': 'assertive' },
    });
  },
};
