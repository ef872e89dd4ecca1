import { toast } from 'react-hot-toast/headless';
import { ToastAction } from './toast-action';
import type { ToastActionProps } from './toast-action';

/** How long a toast stays, by the specification. The pause while hovered comes on top. */
const toastDuration = 3000;

/** Long enough for the toast to fade; then it leaves the document. */
const removeDelay = 200;

/** What a toast offers to do about what it tells. It must be reachable elsewhere as well: toasts go. */
type ToastOffer = Omit<ToastActionProps, 'toastId'>;

/** The only way to show a toast. */
export const notify = {
  /** Something went well: read out politely. `offer` adds a button, such as Undo. */
  success(text: string, offer?: ToastOffer): void {
    const words = offer
      ? ({ id }: { readonly id: string }) => (
          <>
            {text} <ToastAction {...offer} toastId={id} />
          </>
        )
      : text;
    toast.success(words, {
      duration: toastDuration,
      removeDelay,
      ariaProps: { role: 'status', 'aria-live': 'polite' },
    });
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
